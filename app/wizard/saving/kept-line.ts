// Who wrote what of a guest's kept draft. Each state is kept with the ids of those it was made from, so that
// two tabs find what both began with, in whatever order they hear of each other.
import { z } from 'zod';
import { readItem, writeItem } from '#app/ui/page/tab-storage.ts';
import type { PartKeys } from '#domain/wizard/saving/draft-parts.ts';

const knownKey = 'guestDraftKnown';
const mostNamed = 24;
const mostKnown = 8;

const lineSchema = z.object({
  /** The state's own is the last. */
  ids: z.array(z.string().max(80)).max(mostNamed),
  /** When it was written, in milliseconds. */
  at: z.number(),
});
export type Line = z.infer<typeof lineSchema>;

const knownSchema = z.object({
  /** The kept draft it is about. */
  draft: z.string(),
  line: lineSchema,
  /** What the parts of a state were; that of the line is the last. */
  states: z.array(z.object({ id: z.string(), keys: z.record(z.string(), z.string()) })),
});
/** What this tab knows of the states of its draft. */
export type Known = z.infer<typeof knownSchema>;

const opening = '{"line":';
const emptyLine: Line = { ids: [], at: 0 };

/** The text of a state with its line before it: who wrote it is read without the rest. */
export const withLine = (state: string, line: Line): string =>
  `${opening}${JSON.stringify(line)},${state.slice(1)}`;

/** Empty for a state that was kept without one. */
export function lineOf(text: string): Line {
  if (!text.startsWith(opening)) return emptyLine;
  return read(
    text.slice(opening.length, text.indexOf('}', opening.length) + 1),
    lineSchema,
    emptyLine,
  );
}

export const readKnown = (draft: string): Known => {
  const nothing = { draft, line: emptyLine, states: [] };
  const known = read(readItem(knownKey) ?? '', knownSchema, nothing);
  return known.draft === draft ? known : nothing;
};

export const writeKnown = (known: Known): void => writeItem(knownKey, JSON.stringify(known));

/** With a state that was written or read: what was known before, and what it was made from, went into it. */
export function withState(known: Known, { ids, at }: Line, keys: PartKeys): Known {
  const id = ids.at(-1) ?? '';
  const all = [...new Set([...known.line.ids, ...ids])].filter((one) => one !== id);
  return {
    draft: known.draft,
    line: { ids: [...all, id].slice(-mostNamed), at },
    states: [...known.states.filter((one) => one.id !== id), { id, keys }].slice(-mostKnown),
  };
}

/** What both began with: the last state of the line that this tab knows. */
export const commonState = ({ states }: Known, { ids }: Line): PartKeys =>
  states.find(({ id }) => id === ids.findLast((one) => states.some((known) => known.id === one)))
    ?.keys ?? {};

function read<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  otherwise: z.output<Schema>,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return otherwise;
  }
}
