/** The first number below `length` for which `is` holds, as for all behind it; `length` for none. */
export function firstOf(length: number, is: (number: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (is(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
