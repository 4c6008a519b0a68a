/** On paper nothing can be unfolded: all of the book is open while it is printed. */
export function printWhole(): void {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('.book .exactly:not([open])')];
  for (const details of folded) details.open = true;
  addEventListener(
    'afterprint',
    () => {
      for (const details of folded) details.open = false;
    },
    { once: true },
  );
  print();
}
