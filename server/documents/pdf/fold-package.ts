// Laying out paper takes longer than twice as long for twice as many pieces. What a person writes
// stays as it is; of thousands of short lines, several share one.
import type { BriefSection } from '#domain/brief/parse-brief.ts';
import type { AvScript } from '#domain/script/av-script.ts';
import type { CreativePackage } from '../creative-package.ts';

/** Pieces of a document that are laid out one by one. */
const mostPieces = 300;
const mostSections = 100;

/** The same package in no more pieces than paper is laid out of quickly. No word is left out. */
export const foldPackage = (creative: CreativePackage): CreativePackage => ({
  ...creative,
  brief: foldBrief(creative.brief),
  script: foldScript(creative.script),
  cuts: creative.cuts.map((cut) => ({ ...cut, script: foldScript(cut.script) })),
});

function foldBrief(sections: readonly BriefSection[]): BriefSection[] {
  const kept = fold(sections, mostSections, (some) => ({
    ...some[0],
    lines: some.flatMap(({ heading, lines }, at) =>
      at > 0 && heading ? [{ kind: 'text' as const, text: heading }, ...lines] : lines,
    ),
  }));
  const most = shareOf(kept.map(({ lines }) => lines));
  return kept.map((section) => ({
    ...section,
    lines: fold(section.lines, most, (some) => ({
      kind: some[0]?.kind ?? 'text',
      text: joined(some),
    })),
  }));
}

function foldScript(script: AvScript | string | null): AvScript | string | null {
  if (script === null) return null;
  if (typeof script === 'string') {
    return fold(script.split(/\r?\n/), mostPieces, (some) => some.join(' ')).join('\n');
  }
  const most = shareOf(script.rows.map(({ cues }) => cues));
  return {
    ...script,
    rows: script.rows.map((row) => ({
      ...row,
      cues: fold(row.cues, most, (some) => ({
        ...(some[0] ?? { kind: 'SUPER' as const }),
        text: joined(some),
      })),
    })),
    notes: fold(script.notes, mostSections, (some) => some.join(' ')),
  };
}

const joined = (some: readonly { text: string }[]) => some.map(({ text }) => text).join(' ');

/** How many pieces each list may have, when all of them together are too many. */
function shareOf(lists: readonly (readonly unknown[])[]): number {
  const all = lists.reduce((sum, { length }) => sum + length, 0);
  return all <= mostPieces ? all : Math.max(1, Math.floor(mostPieces / lists.length));
}

/** As many neighbours become one as it takes to have `most` at the most. */
function fold<T>(list: readonly T[], most: number, join: (some: T[]) => T): T[] {
  if (list.length <= most) return [...list];
  const size = Math.ceil(list.length / most);
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    join(list.slice(at * size, (at + 1) * size)),
  );
}
