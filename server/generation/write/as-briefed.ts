// What was understood, as the client's brief has it: a changed message, reason or request changes the film.
import { type BriefSection, parseBrief } from '#domain/brief/parse-brief.ts';
import { remade } from '../understand/remade.ts';
import { plainStatement } from '../understand/statements/make-statements.ts';
import type { Statement, SubjectFrame } from '../understand/subject-frame.ts';
import { sentence } from '../understand/text/spans.ts';
import { propositionOf, reasonsOf, said } from './briefed-lines.ts';
import { plainly } from './wording/plainly.ts';
import { wordsOf } from './words/words.ts';

/** Reads a text as the client's description would be. */
type Read = (text: string) => readonly Statement[];

// The places of these headings among those of a brief.
const headingAt = { message: 3, reasons: 4, response: 5 } as const;
/** Letters of a line that is read; the house's own may be as long as what the client typed. */
const longestLine = 2_000;

/**
 * The frame as a brief has it; the same frame where the brief says what the house wrote. `before` are the
 * frames the house may have written it from: who is seen is often said after the brief.
 */
export function asBriefed(
  frame: SubjectFrame,
  brief: string,
  read: Read,
  before: readonly SubjectFrame[] = [],
): SubjectFrame {
  const sections = parseBrief(brief);
  const message = linesUnder(sections, frame, 'message') ?? [];
  const given = linesUnder(sections, frame, 'reasons');
  const reasons = given ?? [];
  const likeness = (one: SubjectFrame) =>
    ownLines(one, message, reasons) - missing(one, message, reasons);
  const house = [frame, ...before].reduce((best, one) =>
    likeness(one) > likeness(best) ? one : best,
  );
  // What is missing of a brief was struck out of it only where the rest of it is the house's own.
  const mayStrike = ownLines(house, message, reasons) > 0;
  const told = given ? withReasons(frame, reasons, { house, mayStrike, read }) : frame;
  const response = linesUnder(sections, frame, 'response') ?? [];
  return withCall(withMessage(told, message.join(' '), { house, read }), response, house);
}

// How many lines of a brief are as the house writes them of a frame.
function ownLines(
  house: SubjectFrame,
  message: readonly string[],
  reasons: readonly string[],
): number {
  const lead = propositionOf(house);
  const led = lead && isSame(said(lead), message.join(' ')) ? 1 : 0;
  const own = reasonsOf(house).map(said);
  return led + reasons.filter((line) => saysOneOf(own, line)).length;
}

// How many lines the house would write of a frame are not in a brief.
const missing = (
  house: SubjectFrame,
  message: readonly string[],
  reasons: readonly string[],
): number => new Set(reasonsOf(house).map(said)).size - ownLines(house, message, reasons);

// The same statement as another reading of the form has it.
const findIn = ({ statements }: SubjectFrame, one: Statement | undefined) =>
  one && statements.find(({ text }) => isSame(text, one.text));

// `It costs 34 pounds` in the brief and 39 in the form: the brief has the same statement with another figure.
const unfigured = (text: string) => plainly(text.replace(/\p{N}+/gu, ' '));
const findUnfigured = ({ statements }: SubjectFrame, text: string) =>
  /\p{N}/u.test(text)
    ? statements.find((one) =>
        [one.text, said(one)].some((told) => unfigured(told) === unfigured(text)),
      )
    : undefined;

// Undefined where a brief has no such heading; under one that stands alone everything was struck.
function linesUnder(
  sections: readonly BriefSection[],
  { language }: SubjectFrame,
  part: keyof typeof headingAt,
): string[] | undefined {
  const { headings, noProof } = wordsOf(language).brief;
  const heading = headings[headingAt[part]] ?? '';
  const found = sections.find((one) => plainly(one.heading ?? '') === plainly(heading));
  return found?.lines
    .map(({ text }) => text.replace(/\s+/g, ' ').trim().slice(0, longestLine))
    .filter(
      (text) => plainly(text) !== '' && !isSame(text, noProof) && !text.includes('[proof needed]'),
    );
}

const isSame = (one: string, other: string) => plainly(one) === plainly(other);
const saysOneOf = (lines: readonly string[], text: string) =>
  lines.some((one) => isSame(one, text));

function withMessage(
  frame: SubjectFrame,
  message: string,
  { house, read }: { house: SubjectFrame; read: Read },
): SubjectFrame {
  const old = propositionOf(house);
  if (message === '' || (old && isSame(said(old), message))) return frame;
  // Another of the client's own sentences may have become the message.
  const known = frame.statements.find((one) => isSame(said(one), message));
  if (known) return led(frame, [known]);
  const stands = findUnfigured(frame, message) ?? findIn(frame, old);
  const made = statementsOf(message, read).map(
    (one, at): Statement => ({
      ...one,
      ...(at === 0 && stands?.role === 'identity' ? { role: 'identity' as const } : {}),
      opens: one.opens || at === 0,
    }),
  );
  return led(stands ? exchanged(frame, stands, made) : added(frame, made), made);
}

function withReasons(
  frame: SubjectFrame,
  lines: readonly string[],
  { house, mayStrike, read }: { house: SubjectFrame; mayStrike: boolean; read: Read },
): SubjectFrame {
  const own = reasonsOf(house);
  const known = [...house.statements, ...frame.statements].map(said);
  const come = lines.filter((line) => !saysOneOf(known, line));
  const message = propositionOf(house);
  const gone = mayStrike
    ? own.filter((one) => one !== message && !saysOneOf(lines, said(one)))
    : [];
  // What the client wrote into the brief by hand is worth telling.
  const most = Math.max(0, ...frame.facts.map(({ weight }) => weight));
  const heeded = (one: Statement) => ({ ...one, weight: Math.max(one.weight, most * 0.95) });
  const pairs = Math.max(come.length, gone.length);
  let next = frame;
  for (let at = 0; at < pairs; at++) {
    const text = come[at];
    const old = (text && findUnfigured(next, text)) || findIn(next, gone[at]);
    const made = text === undefined ? [] : statementsOf(text, read).map(heeded);
    next = old ? exchanged(next, old, made) : added(next, made);
  }
  return next;
}

// `Do: Ring before nine.` in the words of the house, else nothing of it is a request.
function withCall(
  frame: SubjectFrame,
  lines: readonly string[],
  house: SubjectFrame,
): SubjectFrame {
  const [before = '', after = ''] = wordsOf(frame.language).brief.do.split('{call}');
  const line = lines.find((one) => one.startsWith(before.trimStart()) && one.endsWith(after));
  const typed = line?.slice(before.length, line.length - after.length).trim() ?? '';
  if (typed === '' || [frame, house].some(({ call }) => isSame(typed, call.spoken))) return frame;
  const spoken = sentence(typed);
  const call = { typed, spoken, lettered: spoken.replace(/[\s.]+$/, ''), assumed: false };
  return { ...frame, call };
}

// As the client's text would be read; what nothing is read of is told as it stands.
function statementsOf(text: string, read: Read): Statement[] {
  const found = read(text).filter(
    ({ source, spoken, adds }) =>
      source === 'description' && (spoken.length > 0 || adds !== undefined),
  );
  const isWhole = plainly(found.map(said).join(' ')).length >= plainly(text).length * 0.8;
  if (found.length > 0 && isWhole) return [...found];
  return [plainStatement(text, 0)];
}

function exchanged(frame: SubjectFrame, old: Statement, made: readonly Statement[]): SubjectFrame {
  const [first, ...rest] = made.map((one) => ({ ...one, at: old.at }));
  const next = remade(frame, (one) => (one === old ? first : one));
  if (!first || rest.length === 0) return next;
  const statements = next.statements.flatMap((one) => (one === first ? [first, ...rest] : [one]));
  return { ...next, statements };
}

function added(frame: SubjectFrame, made: readonly Statement[]): SubjectFrame {
  const last = Math.max(-1, ...frame.statements.map(({ at }) => at));
  const placed = made.map((one, at) => ({ ...one, at: last + 1 + at }));
  return {
    ...frame,
    statements: [...frame.statements, ...placed],
    facts: [...frame.facts, ...placed],
  };
}

// What the film is about weighs most and leads the facts.
function led(frame: SubjectFrame, message: readonly Statement[]): SubjectFrame {
  const isMessage = ({ text }: Statement) => message.some((one) => one.text === text);
  const heavy = remade(frame, (one) => (isMessage(one) ? { ...one, weight: 1 } : one));
  const facts = heavy.facts.filter((one) => !isMessage(one));
  return { ...heavy, facts: [...heavy.statements.filter(isMessage), ...facts] };
}
