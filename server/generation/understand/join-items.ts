/** `a, b and c`. */
export const joinItems = (items: readonly string[], and: string) =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${and} ${items[items.length - 1]}`;
