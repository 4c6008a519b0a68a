/** Hands are short sorted lists of numbers. No `splice`: it makes a list of what it takes out. */
export function insert(list: number[], one: number): void {
  let place = list.length;
  list.push(one);
  for (; place > 0 && list[place - 1] > one; place--) list[place] = list[place - 1];
  list[place] = one;
}

/** Takes out one of those that are equal to it; there must be one. */
export function remove(list: number[], one: number): void {
  for (let place = list.indexOf(one) + 1; place < list.length; place++)
    list[place - 1] = list[place];
  list.pop();
}
