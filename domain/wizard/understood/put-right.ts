// Putting right what was understood, and what becomes of it when the details change.
import type { Answers } from '../answers.ts';
import { fingerprint } from '../draft/fingerprint.ts';
import { type NameOf, namesOf } from '../questions.ts';
import { editedTo } from './edited-fact.ts';
import {
  type CorrectedFact,
  type Understood,
  type UnderstoodPart,
  understood,
  understoodParts,
} from './understood.ts';

type Details = Pick<Answers, NameOf<'details'>>;

const typedIn = (details: Details): string =>
  namesOf('details')
    .map((name) => details[name])
    .join('\n');

const detailsKey = (details: Details): string => fingerprint(typedIn(details));

/** The answers with one part put right; `read` is what had been read for it. What cannot be used changes nothing. */
export function putRight<Part extends UnderstoodPart>(
  answers: Details & Pick<Answers, 'understood'>,
  part: Part,
  value: Understood[Part],
  read: string,
): Pick<Answers, 'understood'> {
  const before = answers.understood ?? {};
  // What was proposed in words of ours never stood in the details: no change of theirs takes the correction back.
  const of = isIn(answers, read) ? read.slice(0, 500) : '';
  const next = understood.safeParse({
    ...before,
    [part]: value,
    of: { ...before.of, details: detailsKey(answers), [part]: of },
  });
  return { understood: next.success ? next.data : answers.understood };
}

/** The same with the part as it was read again; undefined where nothing is put right any more. */
export function asRead(
  before: Understood | undefined,
  part: UnderstoodPart,
): Understood | undefined {
  const { [part]: _, of, ...rest } = before ?? {};
  const { [part]: __, ...others } = of ?? {};
  const left = understoodParts.some((one) => one in rest);
  return left ? { ...rest, of: others } : undefined;
}

// Letters and digits alone: spacing, marks and capitals are not what a text says.
const bare = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const isIn = (details: Details, text: string | undefined): boolean =>
  bare(typedIn(details)).includes(bare(text ?? ''));

/** What still fits the details as they are typed now, and the parts that do not. */
export function fitting(
  before: Understood | undefined,
  details: Details,
): { understood: Understood | undefined; dropped: UnderstoodPart[] } {
  const key = detailsKey(details);
  if (!before?.of?.details || before.of.details === key) return { understood: before, dropped: [] };
  const stands = (text: string | undefined) => isIn(details, text);
  const facts = before.facts?.flatMap((fact) => {
    if (stands(fact.text)) return fact;
    // What was struck out and typed anew is a fact of its own.
    const now = fact.keep && editedTo(fact.text, typedIn(details));
    return now ? { ...fact, text: now } : [];
  });
  const dropped = understoodParts.filter((part) => {
    if (before[part] === undefined) return false;
    return part === 'facts'
      ? (facts ?? []).length < (before.facts ?? []).length
      : !stands(before.of?.[part]);
  });
  const kept = dropped
    .filter((part) => part !== 'facts' || facts?.length === 0)
    .reduce<Understood | undefined>(asRead, { ...before, ...(facts ? { facts } : {}) });
  if (!kept) return { understood: undefined, dropped };
  return { understood: { ...kept, of: { ...kept.of, details: key } }, dropped };
}

/** A fact in the order in which it is told; a struck out one keeps its place. */
export type RankedFact = { text: string; keep: boolean };

/** What was read, the strongest first, as it was put right; with what of `more` was added to it. */
export function rankedFacts(
  read: readonly string[],
  corrected: readonly CorrectedFact[] | undefined,
  more: readonly string[] = [],
): RankedFact[] {
  const known = new Map(corrected?.map((one) => [bare(one.text), one]));
  const added = more.filter((text) => known.has(bare(text)));
  const all = [...read, ...added].map((text, at) => {
    const one = known.get(bare(text));
    return { text, keep: one?.keep ?? true, rank: one?.rank ?? at + read.length };
  });
  return all.toSorted((a, b) => a.rank - b.rank).map(({ text, keep }) => ({ text, keep }));
}

/** The same order as a correction. */
export const asCorrection = (facts: readonly RankedFact[]): CorrectedFact[] =>
  facts.slice(0, 24).map((one, rank) => ({ ...one, rank }));

/** Whether a statement is the fact that a correction names. */
export const isSameFact = (one: string, other: string): boolean => bare(one) === bare(other);

/** Whether a text has a fact in it, among others. */
export const holdsFact = (text: string, fact: string): boolean => {
  const part = bare(fact);
  return part.length > 3 && bare(text).includes(part);
};
