// What is printed.
import type { AdPackage } from './ad-package.ts';
import type { Brief } from './brief.ts';
import type { Run } from './run.ts';
import { shareOf, type TallyRow } from './tally.ts';

/** Columns for a terminal. */
export function printed(rows: readonly TallyRow[]): string {
  const lines = rows.map(({ name, title, open, sealed }) => [
    name,
    shareOf(open),
    shareOf(sealed),
    title,
  ]);
  return columns([['figure', 'open', 'sealed', ''], ...lines]);
}

function columns(lines: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((at) => Math.max(...lines.map((line) => (line[at] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Each failure of the open part, a line with its brief. */
export function failuresOf({ judged, crashed }: Run, figure: string): string[] {
  if (figure === 'written')
    return crashed.filter(({ part }) => part === 'open').map(({ brief }) => brief.id);
  return judged
    .filter(({ part }) => part === 'open')
    .flatMap(({ brief, verdicts }) =>
      (verdicts[figure]?.failures ?? []).map((failure) => `${brief.id}  ${failure}`),
    );
}

/** A package whole. */
export function packageText(brief: Brief, made: AdPackage): string {
  const concepts = made.concepts.map(({ title, subtitle, features, tone }, index) =>
    [`${index + 1}. ${title}`, subtitle, ...features.map((one) => `   - ${one}`), tone].join('\n'),
  );
  return [
    `${brief.id} · ${brief.class}`,
    JSON.stringify(brief.request, null, 1),
    ...concepts,
    made.briefText,
    made.script,
    made.plan.cast.map((one) => JSON.stringify(one)).join('\n'),
    made.plan.shots.map((one) => JSON.stringify(one)).join('\n'),
  ].join('\n\n');
}
