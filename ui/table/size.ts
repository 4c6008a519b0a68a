import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Size {
  width: number;
  height: number;
}

const GUESS: Size = { width: 740, height: 560 };

/**
 * The size of an element as it changes, in CSS pixels, and whether it is measured yet: what is drawn
 * before that has to be drawn again.
 */
export function useSize<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size ?? GUESS, size !== undefined] as const;
}
