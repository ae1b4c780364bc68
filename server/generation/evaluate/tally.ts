// Sums of verdicts: the only thing that is ever said of sealed briefs.
import { type Part, parts } from './corpus.ts';
import { figureTitles, type Judged, type Run } from './run.ts';

export type Sum = { good: number; of: number };
export type TallyRow = { name: string; title: string } & Record<Part, Sum>;

const sumOf = (judged: readonly Judged[], name: string): Sum =>
  judged.reduce(
    (sum, { verdicts }) => ({
      good: sum.good + (verdicts[name]?.good ?? 0),
      of: sum.of + (verdicts[name]?.of ?? 0),
    }),
    { good: 0, of: 0 },
  );

/** A row for each figure. What crashed counts as one that is wrong. */
export function tally({ judged, crashed }: Run): TallyRow[] {
  const rows = figureTitles.map(({ name, title }) => ({
    name,
    title,
    ...byPart((part) =>
      sumOf(
        judged.filter((one) => one.part === part),
        name,
      ),
    ),
  }));
  const written = byPart((part) => {
    const good = judged.filter((one) => one.part === part).length;
    return { good, of: good + crashed.filter((one) => one.part === part).length };
  });
  return [{ name: 'written', title: 'Packages written at all', ...written }, ...rows];
}

const byPart = (sum: (part: Part) => Sum): Record<Part, Sum> =>
  Object.fromEntries(parts.map((part) => [part, sum(part)])) as Record<Part, Sum>;

/** The same for each group of briefs. */
export function tallyBy(run: Run, key: (one: Judged) => string): Map<string, TallyRow[]> {
  const groups = Map.groupBy(run.judged, key);
  return new Map(
    [...groups].toSorted().map(([name, judged]) => [name, tally({ ...run, judged, crashed: [] })]),
  );
}

/** `71 % (12 of 17)`; a dash where nothing was asked. */
export const shareOf = ({ good, of }: Sum): string =>
  of === 0 ? '–' : `${Math.floor((good / of) * 100)} % (${good} of ${of})`;
