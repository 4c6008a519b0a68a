/**
 * On paper nothing can be unfolded, and ink on white is daylight: while the book is printed, by whatever
 * key or button, all of it is open and its boards are drawn as by day.
 */
export function readyToPrint(): () => void {
  let undo = () => {};
  const before = () => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('.book .exactly:not([open])')];
    for (const details of folded) details.open = true;
    dataset.theme = 'light';
    undo = () => {
      for (const details of folded) details.open = false;
      dataset.theme = theme;
      undo = () => {};
    };
  };
  const after = () => undo();
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    after();
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}
