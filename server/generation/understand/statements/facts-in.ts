// What sets a product apart, the strongest first.
import type { Statement } from '../subject-frame.ts';

/** Where a client says little, what it is holds what sets it apart. */
const fewFacts = 2;

const isMore = ({ role, weight }: Statement) => role === 'identity' && weight >= 0.2;

/** The facts among what was said of it and of those it is for. */
export function factsIn(described: readonly Statement[]): Statement[] {
  const told = described.filter(
    ({ spoken, lettered, source, whole }) =>
      (spoken.length > 0 || lettered.length > 0) && (source === 'description' || whole),
  );
  const facts = told.filter(({ role }) => /^(?:proof|deed|offer|story)$/.test(role));
  const isFew = facts.filter(({ weight }) => weight > 0).length < fewFacts;
  return (isFew ? told.filter((one) => facts.includes(one) || isMore(one)) : facts).toSorted(
    (a, b) => b.weight - a.weight || a.at - b.at,
  );
}
