import type { ScriptRow } from '../av-script.ts';

/** Spreads rows over a length in proportion: whole seconds where each row can have one, else halves. */
export function scaled(rows: readonly ScriptRow[], seconds: number): ScriptRow[] {
  const grid = Number.isInteger(seconds) && seconds >= rows.length ? 1 : 0.5;
  const units = Math.round(seconds / grid);
  const before =
    rows.reduce((sum, row) => sum + Math.max(0, row.endSeconds - row.startSeconds), 0) || 1;
  const exact = rows.map(
    (row) => (Math.max(0, row.endSeconds - row.startSeconds) / before) * units,
  );
  const shares = exact.map((share) => Math.max(1, Math.floor(share)));
  const sum = () => shares.reduce((total, share) => total + share, 0);
  const rest = (at: number) => (exact[at] ?? 0) - (shares[at] ?? 0);
  while (sum() !== units) {
    const step = sum() < units ? 1 : -1;
    const open = shares.map((_, at) => at).filter((at) => step > 0 || (shares[at] ?? 0) > 1);
    const at = open.reduce(
      (best, next) => (rest(next) * step > rest(best) * step ? next : best),
      open[0] ?? 0,
    );
    shares[at] = (shares[at] ?? 0) + step;
  }
  let start = 0;
  return rows.map((row, at) => {
    const end = at === rows.length - 1 ? seconds : start + (shares[at] ?? 1) * grid;
    const next = { ...row, startSeconds: start, endSeconds: end };
    start = end;
    return next;
  });
}
