// Writes a package for every brief and judges it.
import type { AdPackage, JudgedEngine } from './ad-package.ts';
import type { FiledBrief } from './corpus.ts';
import { allFigures } from './figures/all-figures.ts';
import type { Verdict } from './figures/figure.ts';
import { recurring } from './figures/recurring.ts';

export type Judged = FiledBrief & { made: AdPackage; verdicts: Readonly<Record<string, Verdict>> };
export type Run = { engine: string; judged: readonly Judged[]; crashed: readonly FiledBrief[] };

/** Every figure by name and title, in the order of the table. */
export const figureTitles: readonly { name: string; title: string }[] = [
  ...allFigures.map(({ name, title }) => ({ name, title })),
  { name: recurring.name, title: recurring.title },
];

export async function run(engine: JudgedEngine, corpus: readonly FiledBrief[]): Promise<Run> {
  const made: (FiledBrief & { made: AdPackage })[] = [];
  const crashed: FiledBrief[] = [];
  for (const filed of corpus) {
    try {
      made.push({ ...filed, made: await engine.write(filed.brief) });
    } catch {
      crashed.push(filed);
    }
  }
  const repeats = recurring.judge(made);
  const judged = made.map((one, index): Judged => {
    const verdicts = Object.fromEntries(
      allFigures.map(({ name, judge }) => [name, judge(one.made, one.brief)]),
    );
    return { ...one, verdicts: { ...verdicts, [recurring.name]: repeats[index] ?? none } };
  });
  return { engine: engine.name, judged, crashed };
}

const none: Verdict = { good: 0, of: 0, failures: [] };
