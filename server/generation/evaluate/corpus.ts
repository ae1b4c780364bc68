// The briefs as files. A sealed brief is read by code alone: what is said of one names its file only.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brief, brief, clientText } from './brief.ts';

export const parts = ['open', 'sealed'] as const;
export type Part = (typeof parts)[number];
export type FiledBrief = { part: Part; brief: Brief };

const home = join(import.meta.dirname, 'corpus');

/** The ids of a part's files, sorted. */
export function idsOf(part: Part): string[] {
  const folder = join(home, part);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .toSorted();
}

const readBrief = (part: Part, id: string): unknown =>
  JSON.parse(readFileSync(join(home, part, `${id}.json`), 'utf8'));

/** One brief by its id; undefined when the part has none of that name. */
export function findBrief(part: Part, id: string): Brief | undefined {
  return idsOf(part).includes(id) ? brief.parse(readBrief(part, id)) : undefined;
}

/** Every brief that is valid; the others are reported by `faultsOf`. */
export function loadCorpus(): FiledBrief[] {
  return parts.flatMap((part) =>
    idsOf(part).flatMap((id): FiledBrief[] => {
      const read = brief.safeParse(readSafely(part, id));
      return read.success ? [{ part, brief: read.data }] : [];
    }),
  );
}

function readSafely(part: Part, id: string): unknown {
  try {
    return readBrief(part, id);
  } catch {
    return undefined;
  }
}

/** What is wrong with a brief, in a line each; of a sealed one only that something is. */
export function faultsOf(part: Part, id: string): string[] {
  const faults = faultsIn(id, readSafely(part, id));
  return part === 'sealed' && faults.length > 0 ? ['is not valid'] : faults;
}

/** What is wrong with a brief as read from its file: its shape, its id, spans that are not the client's. */
export function faultsIn(id: string, read: unknown): string[] {
  const result = brief.safeParse(read);
  if (!result.success)
    return result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { data } = result;
  const typed = oneLine(clientText(data));
  const spans = [
    ...data.facts.map(({ span }) => span),
    ...data.figures,
    ...Object.values(data.verbatim),
    ...(data.call ? [data.call] : []),
  ];
  return [
    ...(data.id === id ? [] : [`id is ${data.id}`]),
    ...(id.startsWith(`${data.language}-`) ? [] : [`language is ${data.language}`]),
    ...spans.filter((span) => !typed.includes(oneLine(span))).map((span) => `not typed: ${span}`),
  ];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
