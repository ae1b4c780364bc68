// What is written may be longer than its answer can hold. Then it ends at a word, and nobody loses
// the rest of the answer over it.
import type { z } from 'zod';

/** Each round mends every text that was found too long; one may be inside a list that was. */
const mostRounds = 5;
const unusable = /[^\P{Cc}\t\n\r]/gu;
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;
/** What NFC may join into one. */
const mostJoined = 4;

/**
 * The answer as its schema has it, with every text and list that is too long shortened to what
 * fits, and what no text may hold taken out. `cut` names what was changed. Throws a ZodError for an
 * answer that is wrong in another way.
 */
export function fitAnswer<Output>(
  schema: z.ZodType<Output>,
  given: unknown,
): { answer: Output; cut: string[] } {
  const cut: string[] = [];
  let next = given;
  for (let round = 0; round < mostRounds; round++) {
    const parsed = schema.safeParse(next);
    if (parsed.success) return { answer: parsed.data, cut };
    const before = cut.length;
    for (const issue of parsed.error.issues) {
      const mended = mend(valueAt(next, issue.path), issue);
      if (mended === undefined) continue;
      next = withValue(next, issue.path, mended);
      cut.push(issue.path.join('.'));
    }
    if (cut.length === before) throw parsed.error;
  }
  return { answer: schema.parse(next), cut };
}

/** The value as it would pass, or undefined for one that cannot be mended. */
function mend(value: unknown, issue: z.core.$ZodIssue): unknown {
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    if (Array.isArray(value)) return value.slice(0, most);
    if (typeof value === 'string')
      return endedAtWord(usableOf(value.slice(0, most * mostJoined + 1)).normalize('NFC'), most);
  }
  if (issue.code === 'custom' && typeof value === 'string') {
    const usable = usableOf(value);
    return usable === value ? undefined : usable;
  }
  return undefined;
}

const usableOf = (value: string) =>
  value.toWellFormed().replace(unusable, ' ').replace(tooManyMarks, '$1');

/** At most `most` characters of the text; where it goes on it ends in an ellipsis, at a word. */
export function endedAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const short = text.slice(0, most - 1);
  const word = /^.*\S(?=\s)/su.exec(text.slice(0, most))?.[0] ?? '';
  // A text without spaces ends in the middle, between two characters.
  const kept =
    word.length > most / 2 ? word.slice(0, most - 1) : short.replace(/[\ud800-\udbff]$/, '');
  return `${kept}…`;
}

const valueAt = (from: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], from);

function withValue(from: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue((from as Record<PropertyKey, unknown>)[key], rest, value);
  if (Array.isArray(from)) return from.with(Number(key), inner);
  return { ...(from as object), [key]: inner };
}
