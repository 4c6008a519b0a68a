import { useEffect, useState } from 'preact/hooks';

/** As in the table's style: from here on there is a column for what is common to all. */
const WIDE = '(min-width: 1200px)';

export function useWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return wide;
}
