// Which of the client's sentences are spoken in which beat, so that they fill the film and fit it.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Statement } from '../understand/subject-frame.ts';
import type { Film } from './film.ts';
import { beatShares } from './plan-seconds.ts';
import type { Stage } from './stage.ts';

export type Line = { text: string; words: number; statement?: Statement };
export type LaidLines = readonly [Line[], Line[], Line[], Line[]];

/** Words a second that a film of each approach aims at; never under 2 and never over 2.8. */
const aims = { story: 2.25, problem: 2.45, bold: 2.6 } as const;
/** A sentence that comes first may take this share of all words. */
const openingShare = 0.4;

/**
 * The lines of the four beats. The client's sentences stay whole and in their order, so that they
 * hold together; what the idea opens with comes first where it can be said first; the call is last.
 */
export function layLines(stage: Stage, film: Film): LaidLines {
  const { frame, seconds, approach } = stage;
  const all = Math.floor(seconds * aims[approach]);
  const call = lineOf(frame.call.spoken);
  if (film.rule.wordless) return named(stage, [[], [], [], [call]], all - call.words);
  const opener = film.beats[0].tell.find(
    (said) => said.opens && fitting(said, Math.ceil(all * openingShare)),
  );
  const chosen = choose(rank(stage, film, opener), all - call.words, opener);
  const first = chosen.filter(({ statement }) => statement === opener);
  const rest = chosen
    .filter(({ statement }) => statement !== opener)
    .toSorted((a, b) => (a.statement?.at ?? 0) - (b.statement?.at ?? 0));
  const laid = spread(stage, [...first, ...provedLast(rest)], call);
  return named(stage, laid, all - call.words - chosen.reduce((sum, { words }) => sum + words, 0));
}

const lineOf = (text: string, statement?: Statement): Line => ({
  text,
  words: countSpokenWords(text),
  ...(statement ? { statement } : {}),
});
const fitting = (said: Statement, most: number): string | undefined =>
  said.spoken.find((text) => countSpokenWords(text) <= most);

// What the idea leads with, what it is, then by weight.
function rank({ frame }: Stage, film: Film, opener: Statement | undefined): Statement[] {
  const led = film.beats[2].tell[0];
  const identity = frame.statements.find(
    ({ role, spoken }) => role === 'identity' && spoken.length > 0,
  );
  const byWeight = frame.statements
    .filter(({ spoken, role }) => spoken.length > 0 && role !== 'call')
    // Whole sentences before lists and headings, which say as much as lettering.
    .toSorted((a, b) => Number(b.whole) - Number(a.whole) || b.weight - a.weight);
  const whole = [opener, led, identity].filter((said) => said?.whole);
  return [...new Set([...whole, ...byWeight].filter((said) => said !== undefined))];
}

// Whole sentences as long as there is room, shorter forms of them only to fill it.
function choose(ranked: readonly Statement[], room: number, opener: Statement | undefined): Line[] {
  const chosen: Line[] = [];
  let left = room;
  const take = (said: Statement, text: string | undefined) => {
    if (!text || !leans(said, chosen)) return;
    if (chosen.some((line) => line.statement === said || line.text === text)) return;
    const line = lineOf(text, said);
    if (line.words > left) return;
    chosen.push(line);
    left -= line.words;
  };
  if (opener) take(opener, fitting(opener, Math.ceil(room * (openingShare + 0.1))));
  for (const said of ranked) take(said, said.spoken[0]);
  // Once more: what they lean on may have come later.
  for (const said of ranked) take(said, said.spoken[0]);
  for (const said of ranked) take(said, fitting(said, left));
  return chosen;
}

// What begins with `it` or `she` is only said behind the sentence it speaks of.
const leans = (said: Statement, chosen: readonly Line[]): boolean =>
  said.opens ||
  chosen.some(
    ({ statement }) =>
      statement !== undefined &&
      statement.source === said.source &&
      statement.at < said.at &&
      said.at - statement.at <= 2,
  );

// The strongest two are what is demonstrated, unless something said after them leans on them.
function provedLast(lines: readonly Line[]): Line[] {
  const weight = ({ statement }: Line) => statement?.weight ?? 0;
  const strongest = lines
    .filter((_, at) => lines[at + 1]?.statement?.opens !== false)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, lines.length > 3 ? 2 : 1);
  return [
    ...lines.filter((line) => !strongest.includes(line)),
    ...lines.filter((line) => strongest.includes(line)),
  ];
}

// In their order over the first three beats, by the share of words each beat has; terms go to the end.
function spread(stage: Stage, lines: readonly Line[], call: Line): LaidLines {
  const laid: LaidLines = [[], [], [], []];
  const shares = beatShares[stage.userType];
  const terms = lines.at(-1);
  const last = terms && lines.length > 3 && isTerms(terms) && terms.words <= 14 ? terms : undefined;
  const told = last ? lines.slice(0, -1) : lines;
  const words = told.reduce((sum, line) => sum + line.words, 0);
  const ends = [shares[0], shares[0] + shares[1]].map(
    (share) => (share / (shares[0] + shares[1] + shares[2])) * words,
  );
  let said = 0;
  for (const line of told) {
    const middle = said + line.words / 2;
    const beat = said === 0 ? 0 : middle < (ends[0] ?? 0) ? 0 : middle < (ends[1] ?? 0) ? 1 : 2;
    laid[told.length === 2 && said > 0 ? 2 : beat].push(line);
    said += line.words;
  }
  laid[3].push(...(last ? [last] : []), call);
  return laid;
}

const isTerms = ({ statement }: Line) =>
  statement?.role === 'offer' || statement?.role === 'occasion';

// Somebody must hear the name once, where there is room for it.
function named(stage: Stage, laid: LaidLines, room: number): LaidLines {
  const { name } = stage.frame;
  const isSaid = laid.flat().some(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
  if (isSaid) return laid;
  const text = stage.say('names', stage.words.lines.names);
  const line = text ? lineOf(text) : undefined;
  if (line && line.words <= room + 1) laid[3].unshift(line);
  return laid;
}
