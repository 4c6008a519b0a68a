import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';

/** A part of the page whose code comes when it is first shown. */
export function later<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  Failed: FunctionComponent = () => null,
): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | undefined;
  return (props) => {
    const [, ready] = useState(false);
    const [failed, setFailed] = useState(false);
    if (failed) return <Failed />;
    if (loaded) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    load().then(
      (part) => {
        loaded = part;
        ready(true);
      },
      () => setFailed(true),
    );
    return null;
  };
}
