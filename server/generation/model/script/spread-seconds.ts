type Bounds = { firstMost?: number; floors?: readonly number[] };

/**
 * Divides `total` seconds by weight, each part at least its `least`, or its `floor` where the leasts are
 * together too long, and the first at most `firstMost`.
 * Whole seconds where the total is whole and there are enough of them; a film of fewer seconds than
 * parts is divided evenly, to a hundredth. The parts add up to the total exactly.
 */
export function spreadSeconds(
  weights: readonly number[],
  leasts: readonly number[],
  total: number,
  { firstMost = total, floors = leasts.map(() => 1) }: Bounds = {},
): number[] {
  const whole = Math.floor(total);
  const shares = leasts.map((least) => Math.max(1, Math.ceil(least)));
  const given = () => shares.reduce((sum, share) => sum + share, 0);
  if (given() > whole) {
    if (weights.length > whole) return evenly(weights.length, total);
    shares.splice(0, shares.length, ...floors);
  }
  const sum = weights.reduce((all, weight) => all + Math.max(weight, 0), 0);
  const due = (at: number) =>
    (sum > 0 ? (Math.max(weights[at] ?? 0, 0) / sum) * whole : whole / weights.length) -
    (shares[at] ?? 0);
  while (given() < whole) {
    const open = shares
      .map((_, at) => at)
      .filter((at) => at > 0 || (shares[0] ?? 0) < firstMost || shares.length === 1);
    const next = open.reduce((best, at) => (due(at) > due(best) ? at : best), open[0] ?? 0);
    shares[next] = (shares[next] ?? 0) + 1;
  }
  const last = shares.length - 1;
  shares[last] = hundredths((shares[last] ?? 0) + total - whole);
  return shares;
}

function evenly(parts: number, total: number): number[] {
  const part = Math.floor((total / parts) * 100) / 100;
  return Array.from({ length: parts }, (_, at) =>
    at < parts - 1 ? part : hundredths(total - part * (parts - 1)),
  );
}

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;
