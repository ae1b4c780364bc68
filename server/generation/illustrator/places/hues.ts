// The paper of a board: what its walls lean to, so that two boards do not stand in one room.

// Muted, light, and apart from each other.
const hues = [
  '#e8d9b8',
  '#c4d2bd',
  '#bcd0d8',
  '#e6c2a4',
  '#d8c3cb',
  '#d3cbbb',
  '#ecd493',
  '#b9cfc9',
];

const apart = (a: string, b: string): number =>
  [1, 3, 5].reduce((sum, at) => {
    const channel = (of: string) => Number.parseInt(of.slice(at, at + 2), 16);
    return sum + Math.abs(channel(a) - channel(b));
  }, 0);

/** A wall colour for the board of `seed`, never the one nearest to what is shown before it. */
export function hueFor(seed: number, shown: string): string {
  const near = hues.toSorted((a, b) => apart(a, shown) - apart(b, shown))[0];
  const list = hues.filter((one) => one !== near);
  return list[seed % list.length] ?? '#d3cbbb';
}
