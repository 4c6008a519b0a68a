/** Whether this is a phone held upright. */
import { useEffect, useState } from 'preact/hooks';

export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const phone = matchMedia(PHONE);
    const look = () => setNarrow(phone.matches);
    phone.addEventListener('change', look);
    return () => phone.removeEventListener('change', look);
  }, []);
  return narrow;
}

const PHONE = '(max-width: 599px)';
