// Which of the client's sentences are spoken in which beat, so that they fill the film and fit it.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Statement, SubjectFrame } from '../../understand/subject-frame.ts';
import type { Rule } from '../film.ts';
import { isForTheMakers } from '../forbidden.ts';
import type { Stage } from '../stage.ts';
import { plainly } from '../wording/plainly.ts';
import { introductionOf, named } from './introduce.ts';
import { isAddressee, isAsked, leastWeight } from './may-be-told.ts';

export type Line = { text: string; words: number; statement?: Statement };
export type LaidLines = readonly [Line[], Line[], Line[], Line[]];

/** Words a second that a film of each approach aims at; never under 2 and never over 2.8. */
const aims = { story: 2.25, problem: 2.45, bold: 2.6 } as const;
/** Shares of the words before the call: of the sentence that opens, of what it is, of what demonstrates, of its strongest sentence. */
const openingShare = 0.4;
const identityShare = 0.55;
const proofShare = 0.5;
const strongestShare = 0.75;
/** Seconds in which the end can be read. */
export const endSeconds = 3;
/** What a shortened sentence keeps of its words at least. */
const leastLeft = 0.35;

/**
 * The lines of the four beats. What the film demonstrates is kept for the third, with what else sets
 * it apart; before it comes what the idea opens with and what it is; the call is last. Sentences stay
 * whole, in the order of the text within a beat, and what goes on from another follows it.
 */
export function layLines(
  stage: Stage,
  film: { rule: Rule; opens: readonly Statement[]; lead?: Statement | undefined },
): LaidLines {
  const { frame, seconds, approach } = stage;
  const all = Math.floor(seconds * aims[approach]);
  const call = lineOf(frame.call.spoken);
  // The end stands for three seconds, whatever is said in it.
  const room = all - Math.max(call.words, Math.ceil(endSeconds * aims[approach] * 0.9));
  if (film.rule.wordless) return named(stage, [[], [], [], [call]], room);
  const mayBeHeard = (said: Statement) =>
    !(frame.grave && said.text.includes('!')) &&
    !isForTheMakers(said, frame.language) &&
    !sameWords(said.text, frame.call.lettered);
  const ranked = first(film.lead, byWeight(frame)).filter(mayBeHeard);
  const identity = ranked.find(({ role }) => role === 'identity');
  const introduced = introductionOf(stage);
  const kept = wordsOf(identity && fitting(identity, room * identityShare)) || wordsOf(introduced);

  const proof = demonstrated(ranked, room, kept, identity);
  const worth = ({ statement }: Line) =>
    statement === undefined ? 0 : statement === film.lead ? 2 : statement.weight;
  const isFree = (said: Statement) => !proof.some(({ statement }) => statement === said);
  const isIntroduced = !identity || !fitting(identity, room * identityShare);
  let left = room - sum(proof) - (isIntroduced ? wordsOf(introduced) : 0);
  // What it is has to be said, whatever opens.
  const opener = film.opens.find(
    (said) =>
      said.opens &&
      isFree(said) &&
      mayBeHeard(said) &&
      (said.weight >= leastWeight || said === film.opens[0]) &&
      fitting(said, Math.min(said === identity ? left : left - kept, room * openingShare)),
  );
  const before: Line[] = [];
  const rest = ranked.toSorted((a, b) => Number(isTerm(a)) - Number(isTerm(b)));
  for (const said of [opener, identity, ...rest]) {
    const chain = said && isFree(said) ? chainOf(said, before, frame.statements, left) : undefined;
    if (!chain || chain.some(({ statement }) => statement && !isFree(statement))) continue;
    before.push(...chain);
    left -= sum(chain);
  }
  const laid = spread(...shared(before, proof, room, worth), call, opener);
  // A beat without words needs two seconds for its picture.
  const mute = laid.filter((lines) => lines.length === 0).length;
  const speaking = Math.floor((seconds - 2 * mute) * aims[approach]);
  const fits = sum(laid.flat()) <= Math.max(speaking, sum([...laid[2].slice(0, 1), call]));
  return named(
    stage,
    fits
      ? laid
      : [laid[0], laid[1], shortened(laid[2], sum(laid.flat()) - speaking, worth), laid[3]],
    fits ? left + (isIntroduced ? wordsOf(introduced) : 0) - 2 * mute * aims[approach] : 0,
  );
}

const sameWords = (a: string, b: string) => plainly(a) === plainly(b);
const sum = (lines: readonly Line[]) => lines.reduce((all, { words }) => all + words, 0);
/** What is demonstrated weighs more than anything else. */
const first = (lead: Statement | undefined, statements: readonly Statement[]) =>
  lead && statements.includes(lead)
    ? [lead, ...statements.filter((one) => one !== lead)]
    : [...statements];
const isTerm = ({ role }: Statement) => role === 'offer' || role === 'occasion';

// The last sentences go, but for the strongest, until enough words are gone.
function shortened(lines: readonly Line[], excess: number, worth: (line: Line) => number): Line[] {
  const strongest = lines.toSorted((a, b) => worth(b) - worth(a))[0];
  let gone = 0;
  return lines
    .toReversed()
    .filter((line, at, all) => {
      const isLeantOn = all[at - 1]?.statement?.opens === false;
      if (gone >= excess || line === strongest || isLeantOn) return true;
      gone += line.words;
      return false;
    })
    .toReversed();
}

// Where little is left to say before it, the proof gives of what it has, the weakest first.
function shared(
  before: readonly Line[],
  proof: readonly Line[],
  room: number,
  worth: (line: Line) => number,
): [Line[], Line[]] {
  const first = [...before];
  let kept = [...proof];
  while (kept.length > 1 && sum(first) < Math.min(room * 0.25, sum(kept))) {
    const [weakest] = kept
      .filter(
        ({ statement }, at) =>
          statement?.opens !== false && kept[at + 1]?.statement?.opens !== false,
      )
      .toSorted((a, b) => worth(a) - worth(b));
    if (!weakest || worth(weakest) === Math.max(...kept.map(worth))) break;
    first.push(weakest);
    kept = kept.filter((line) => line !== weakest);
  }
  return [first, kept];
}

const lineOf = (text: string, statement?: Statement): Line => ({
  text,
  words: countSpokenWords(text),
  ...(statement ? { statement } : {}),
});
const wordsOf = (text: string | undefined) => (text ? countSpokenWords(text) : 0);
/** The longest wording that fits; what is left of a long sentence has to say something still. */
function fitting({ spoken }: Statement, most: number): string | undefined {
  const whole = wordsOf(spoken[0]);
  return spoken.find((text) => {
    const words = countSpokenWords(text);
    return words <= most && (words === whole || (words >= 5 && words >= whole * leastLeft));
  });
}

/** What can be said, the strongest first. */
const byWeight = (frame: SubjectFrame): Statement[] =>
  frame.statements
    .filter(
      (one) =>
        one.spoken.length > 0 &&
        one.role !== 'sponsor' &&
        !isAsked(frame.call, one) &&
        !isAddressee(frame, one),
    )
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);

// The strongest, with what it goes on from; then others while there is room.
function demonstrated(
  ranked: readonly Statement[],
  room: number,
  kept: number,
  identity: Statement | undefined,
): Line[] {
  const chosen: Line[] = [];
  const most = Math.min(room * strongestShare, room - kept);
  for (const one of ranked) {
    if (one === identity && ranked.length > 1) continue;
    const limit = (chosen.length === 0 ? most : Math.min(most, room * proofShare)) - sum(chosen);
    const chain = chainOf(one, chosen, ranked, limit);
    if (chain) chosen.push(...chain);
    if (chosen.length >= 4) break;
  }
  return inOrder(chosen);
}

const inOrder = (lines: readonly Line[]) =>
  lines.toSorted((a, b) => (a.statement?.at ?? 0) - (b.statement?.at ?? 0));

// A sentence, and before it the one it speaks of, where that is not said yet; undefined where they do not fit.
function chainOf(
  said: Statement,
  chosen: readonly Line[],
  all: readonly Statement[],
  room: number,
): Line[] | undefined {
  const has = (one: Statement) => chosen.some(({ statement }) => statement === one);
  if (has(said)) return undefined;
  const text = fitting(said, room);
  if (!text) return undefined;
  const line = lineOf(text, said);
  if (said.opens) return [line];
  const before = all.find(({ at, source }) => at === said.at - 1 && source === said.source);
  if (!before) return undefined;
  if (has(before)) return [line];
  if (before.role === 'call' || before.role === 'sponsor') return undefined;
  const lead = chainOf(before, chosen, all, room - line.words);
  return lead && lead.length < 3 ? [...lead, line] : undefined;
}

// What opens has the first beat, the rest before the proof the second; terms go to the end.
function spread(
  before: readonly Line[],
  proof: readonly Line[],
  call: Line,
  opener: Statement | undefined,
): LaidLines {
  const last =
    before.length + proof.length > 3
      ? before.findLast(
          (line) =>
            line.statement && isTerm(line.statement) && line.words <= 14 && line.statement.opens,
        )
      : undefined;
  const told = inOrder(before.filter((line) => line !== last));
  const first = told.find(({ statement }) => statement === opener) ?? told[0];
  const from = first ? told.indexOf(first) : 0;
  let to = from + 1;
  while (told[to]?.statement?.opens === false) to++;
  const opens = told.slice(from, to);
  const rest = told.filter((line) => !opens.includes(line));
  return [opens, rest, [...proof], [...(last ? [last] : []), call]];
}
