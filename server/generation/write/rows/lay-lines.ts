// Which of the client's sentences are spoken in which beat, so that they fill the film and fit it.

import { countSpokenWords } from '#domain/script/speech.ts';
import type { Statement, SubjectFrame } from '../../understand/subject-frame.ts';
import { propositionOf } from '../briefed-lines.ts';
import type { ToldPlan } from '../ideas/told-ways.ts';
import { isToldWhole } from '../notes/told.ts';
import type { Stage } from '../stage.ts';
import { asSentence } from '../wording/pattern.ts';
import { plainly } from '../wording/plainly.ts';
import { sharedWords } from '../wording/shared-words.ts';
import type { LaidLines } from './choose-lines.ts';
import { chooseLines, type Line } from './choose-lines.ts';
import { introductionOf, named } from './introduce.ts';
import { aims, mayBeHeard, worthIn } from './may-be-heard.ts';
import { beatShares } from './plan-seconds.ts';

/** Share of the words before the call that the sentence an idea opens with may have. */
const openingShare = 0.45;
/** Seconds in which the end can be read. */
export const endSeconds = 3;
/** Seconds of a beat in which nobody speaks. */
const muteSeconds = 1.5;
/** Words a second where such a beat leaves little time. */
const quickest = 2.7;

type LaidFilm = {
  opener?: Statement | undefined;
  lead?: Statement | undefined;
  plan: Pick<ToldPlan, 'pictured'>;
};

/**
 * The lines of the four beats, in the order of the client's text: a film that begins with a sentence
 * leaves out what was said before it. What it is and what the film demonstrates are among them; the call is last.
 */
export function layLines(stage: Stage, film: LaidFilm): LaidLines {
  const { frame, seconds, approach, treatment } = stage;
  if (treatment.speechless) return [[], [], [], []];
  const all = Math.floor(seconds * aims[approach]);
  const call = lineOf(frame.call.spoken);
  const ordered = stage.wishes.said
    .filter((text) => !frame.sponsor?.includes(text))
    .map((text) => lineOf(asSentence(text)));
  // The end stands for three seconds, whatever is said in it.
  const pictured = [0, 1, 2, 3].map((beat) =>
    (stage.worded[beat]?.said ?? []).map((text): Line => ({ ...lineOf(text), isOfPicture: true })),
  );
  const given = [...ordered, ...pictured.flat()];
  const room =
    all - Math.max(call.words, Math.ceil(endSeconds * aims[approach] * 0.9)) - sum(given);
  const isOrdered = ({ text }: Statement) =>
    given.some((line) => plainly(text).includes(plainly(line.text)));
  const heard = frame.statements.filter((said) => mayBeHeard(frame, said) && !isOrdered(said));
  const worth = worthIn(stage, film.lead, [propositionOf(frame), frame.facts[0]]);
  const laid = (words: number): LaidLines => {
    const lines = linesFor(frame, heard, words, worth, film.opener, room * openingShare);
    const [opens, meets, proves, ends] = spread(stage, lines, call, film);
    // What is to be said word for word is said where it is proved.
    const [first = [], second = [], third = [], last = []] = pictured;
    return [
      [...opens, ...first],
      [...meets, ...second],
      [...proves, ...ordered, ...third],
      [...ends, ...last],
    ];
  };
  const withName = (words: number) => words - introducedIn(stage, laid(words));
  // A beat without words needs time for its picture, and what then no longer fits may leave another one mute.
  const leftBeside = (lines: LaidLines): number => {
    const mute = lines.filter((beat) => beat.length === 0).length * muteSeconds;
    const most = Math.floor((seconds - mute) * quickest) - call.words - sum(given);
    return mute > 0 ? Math.min(room, most) : room;
  };
  let left = room;
  let fitted = laid(withName(left));
  for (let tries = 0; tries < fitted.length && leftBeside(fitted) < left; tries += 1) {
    left = leftBeside(fitted);
    fitted = laid(withName(left));
  }
  return named(stage, fitted, left - sum(fitted.slice(0, 3).flat()));
}

/** Words that are kept for saying what it is, where the lines do not say it. */
function introducedIn(stage: Stage, laid: LaidLines): number {
  const said = laid.flat();
  if (said.some(({ told }) => told.some(({ role }) => role === 'identity'))) return 0;
  return countSpokenWords(introductionOf(stage) ?? '');
}

function linesFor(
  frame: SubjectFrame,
  heard: readonly Statement[],
  room: number,
  worth: (said: Statement) => number,
  opener: Statement | undefined,
  mostForOpener: number,
): Line[] {
  const lead =
    opener && heard.includes(opener) ? chooseLines([opener], mostForOpener, () => 1) : [];
  const from = lead.length > 0 ? opener : undefined;
  // What the film is to leave behind, and what is strongest, is told though it was said before what the film begins with.
  const early = from
    ? [propositionOf(frame), frame.facts[0]].flatMap((one) => withItsGround(heard, one))
    : [];
  const rest = from
    ? heard.filter((one, at) => at > heard.indexOf(from) || (one !== from && early.includes(one)))
    : heard;
  return [...lead, ...chooseLines(rest, room - sum(lead), worth, from, frame.statements)];
}

/** A sentence with those before it on which it leans; none where it is told of something else than was heard. */
function withItsGround(heard: readonly Statement[], said: Statement | undefined): Statement[] {
  const at = said ? heard.indexOf(said) : -1;
  const from = heard.slice(0, at + 1).findLastIndex(({ opens }) => opens);
  const chain = from < 0 ? [] : heard.slice(from, at + 1);
  const isUnbroken = chain.every(
    (one, nth) => nth === 0 || one.at === (chain[nth - 1]?.at ?? 0) + 1,
  );
  return isUnbroken && chain.length <= longestChain ? chain : [];
}
/** Sentences that may be needed to understand one. */
const longestChain = 2;

const sum = (lines: readonly Line[]) => lines.reduce((all, { words }) => all + words, 0);

const lineOf = (text: string): Line => ({ text, words: countSpokenWords(text), told: [] });

// `Jeans with the old hem €16`: a price without a verb is one, whatever it says first.
const isTerm = ({ told }: Line, isPictured: boolean) =>
  told.every(
    ({ role, whole, text }) =>
      role === 'offer' ||
      // Over what the client wants to be seen nobody says what is sold before it is there.
      (isPictured && role === 'identity' && !whole) ||
      role === 'occasion' ||
      (!whole && /\p{Sc}/u.test(text)),
  );
/** What it costs to leave each beat without words, beside shares of the film: it opens with words where it can. */
const emptyCosts = [0.7, 0.5, 0.6];
const heft = (lines: readonly Line[]) =>
  lines.reduce((all, { told }) => all + told.reduce((sum, { weight }) => sum + weight, 0), 0);
/** What it is worth that all is heard where it is seen, beside shares of the film. */
const seenAndHeard = 1.2;
// Which share of what is told speaks of the picture that the client put in its beat.
const inSight = (parts: readonly (readonly Line[])[], pictured: ToldPlan['pictured']) => {
  const all = Math.max(1, sum(parts.flat()));
  const seen = parts.map((lines, at) =>
    lines.reduce((most, line) => most + sharedWords(line.text, pictured[at] ?? '') * line.words, 0),
  );
  return seen.reduce((most, one) => most + one, 0) / all;
};
const leans = ({ told: [said] }: Line) => said?.opens === false && !said.topical;

/** Share of what is told that prices and days may be, to be kept for the end. */
const mostTerms = 0.4;
const longestTerm = 14;

// Prices and days are told at the end, before the request, where they are short and nothing leans on them.
function termsOf(lines: readonly Line[], isPictured: boolean): Line[] {
  const terms = lines.filter((line, at) => {
    const next = lines[at + 1];
    return (
      isTerm(line, isPictured) &&
      !leans(line) &&
      !(next && leans(next)) &&
      line.words <= longestTerm &&
      !line.told.some(({ ranked }) => ranked === 0)
    );
  });
  return lines.length > 3 && sum(terms) <= sum(lines) * mostTerms ? terms : [];
}

/**
 * Where the beats begin in what is told: near their share of the film, what is demonstrated in the
 * third, and no sentence apart from the one it leans on.
 */
function spread(
  { userType, frame }: Stage,
  lines: readonly Line[],
  call: Line,
  { opener, lead, plan: { pictured } }: LaidFilm,
): LaidLines {
  const isPictured = isToldWhole(pictured);
  const terms = termsOf(lines, isPictured);
  const told = lines.filter((line) => !terms.includes(line));
  const shares = beatShares[userType].slice(0, 3);
  const whole = shares.reduce((all, one) => all + one, 0);
  const all = Math.max(1, sum(told));
  const placeOf = (one: Statement | undefined) =>
    told.findIndex((line) => one !== undefined && line.told.includes(one));
  const proof = placeOf(lead);
  // What is strongest is demonstrated, unless the film begins with it.
  const [heaviest] = frame.facts;
  const strongest = heaviest === opener ? -1 : placeOf(heaviest);
  let best: { cost: number; parts: [Line[], Line[], Line[], Line[]] } | undefined;
  // What is told last may be told over the last picture, where that shows it.
  const atEnd = isPictured ? endsSeen(told, pictured[3]) : 0;
  for (let last = 0; last <= atEnd; last += 1)
    for (let first = 0; first <= told.length - last; first += 1)
      for (let second = first; second <= told.length - last; second += 1) {
        const third = told.length - last;
        const parts: [Line[], Line[], Line[], Line[]] = [
          told.slice(0, first),
          told.slice(first, second),
          told.slice(second, third),
          told.slice(third),
        ];
        const torn = [first, second, third].filter(
          (at) => at > 0 && told[at] && leans(told[at]),
        ).length;
        const cost =
          parts
            .slice(0, 3)
            .reduce(
              (total, part, at) =>
                total +
                Math.abs(sum(part) / all - (shares[at] ?? 0) / whole) * (isPictured ? 0.5 : 1) +
                (part.length === 0 ? (emptyCosts[at] ?? 0) * (isPictured ? 0.4 : 1) : 0),
              0,
            ) +
          torn * 0.2 -
          inSight(parts, pictured) * seenAndHeard +
          // Where the client says what is seen, that says what is told.
          (isPictured ? 0 : -heft(parts[2]) / Math.max(0.1, heft(told))) +
          (proof >= 0 && proof < second && !isPictured ? 0.6 : 0) +
          (strongest >= 0 && strongest < second && !isPictured ? 0.5 : 0) +
          // What an idea opens with opens the film.
          (placeOf(opener) === 0 && first === 0 ? 2 : 0);
        if (!best || cost < best.cost) best = { cost, parts };
      }
  const [opens, meets, proves, ends] = best?.parts ?? [[], [], [], []];
  return [opens, meets, proves, [...ends, ...terms, call]];
}

/** Sentences that may be told over the last picture. */
const mostAtEnd = 2;

// How many of the last sentences each speak of the picture that ends the film.
function endsSeen(told: readonly Line[], picture = ''): number {
  const spoken = told.toReversed().findIndex(({ text }) => sharedWords(text, picture) === 0);
  return Math.min(mostAtEnd, spoken < 0 ? told.length : spoken);
}
