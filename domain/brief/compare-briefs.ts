// What is different between two briefs, section by section, and a brief that takes it in part.
import { parseBrief } from './parse-brief.ts';

/** A section of either brief as plain text; both stand where it is in both. */
export type SectionChange = { heading: string; before?: string; after?: string; isSame: boolean };

/** The sections of two briefs side by side: by their headings, in the order of the one after. */
export function compareBriefs(before: string, after: string): SectionChange[] {
  const left = sectionsOf(before);
  const used = new Set<number>();
  const changes = sectionsOf(after).map(({ heading, text }): SectionChange => {
    const at = left.findIndex((one, place) => !used.has(place) && one.heading === heading);
    if (at < 0) return { heading, after: text, isSame: false };
    used.add(at);
    const own = left[at]?.text ?? '';
    return { heading, before: own, after: text, isSame: own === text };
  });
  // What is gone stands behind the section it stood behind.
  for (const [at, { heading, text }] of left.entries()) {
    if (used.has(at)) continue;
    const place = changes.findLastIndex(({ before: one }) => one === left[at - 1]?.text) + 1;
    changes.splice(place, 0, { heading, before: text, isSame: false });
  }
  return changes;
}

/** A brief with some of the changes of `compareBriefs`, by their places: with none the one before, with all the one after. */
export function takeSections(before: string, after: string, taken: ReadonlySet<number>): string {
  const changes = compareBriefs(before, after);
  const isTaken = (at: number) => taken.has(at) || changes[at]?.isSame === true;
  if (changes.every((_, at) => isTaken(at))) return after;
  if (changes.every(({ isSame }, at) => isSame || !taken.has(at))) return before;
  return changes
    .flatMap((change, at) => (isTaken(at) ? change.after : change.before) ?? [])
    .join('\n\n');
}

function sectionsOf(brief: string): { heading: string; text: string }[] {
  return brief
    .split(/\r?\n\s*\r?\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ heading: parseBrief(text)[0]?.heading ?? '', text }));
}
