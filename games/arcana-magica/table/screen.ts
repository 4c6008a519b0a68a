/** How much room there is, as the table's style has it. */
import { useEffect, useState } from 'preact/hooks';

/** From here on there is a column for what is common to all. */
export const WIDE = '(min-width: 1200px)';
/** A phone, upright or on its side. */
export const NARROW = '(max-width: 599px), (max-width: 1199px) and (max-height: 520px)';
/** As wide, but so low that small cards leave the chronicle its lines. */
export const LOW = '(min-width: 1200px) and (max-height: 860px)';

export function useScreen(media: typeof WIDE | typeof NARROW | typeof LOW): boolean {
  const [matches, setMatches] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const follow = () => setMatches(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [media]);
  return matches;
}
