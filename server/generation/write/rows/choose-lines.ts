// Which of the client's sentences are spoken: the best way through their text from front to back, so
// that an argument stays in the order in which it was made.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import { capital, sentence } from '../../understand/text/spans.ts';

export type LaidLines = readonly [Line[], Line[], Line[], Line[]];

/** What is spoken in one breath, and the statements it tells, in the order of the text. */
/** `isOfPicture`: whoever is in the picture says it. */
export type Line = {
  text: string;
  words: number;
  told: readonly Statement[];
  isOfPicture?: true;
};

/** What a shortened sentence keeps of its words at least. */
const leastLeft = 0.35;
/** How little a sentence loses that is told shorter. */
const fullness = 1.3;
/** Worth of what goes on from the sentence spoken before it. */
const goesOn = 0.2;
/** Words of what is added to a sentence, as one without a verb. */
const mostAdded = 20;

/** Words of what may stand unsaid between a sentence and one that leans on it: `That's it.` A question is not left out before its answer. */
const leastPointedTo = 3;

type Way = { value: number; line?: Line; before?: Way; at: number };

/**
 * Lines of at most `room` words with the greatest worth. A sentence that leans on another follows it
 * directly, a fragment is added to the sentence before it, and all else keeps its order.
 */
export function chooseLines(
  statements: readonly Statement[],
  room: number,
  worth: (said: Statement) => number,
  /** The statement after which it begins; what leans on that one may be first. */
  after?: Statement,
  /** All that was typed, where not all of it may be spoken: nothing leans across what is left out. */
  typed: readonly Statement[] = statements,
): Line[] {
  const most = Math.max(0, Math.floor(room));
  // best[words]: the best way so far that takes no more than so many words.
  let best: Way[] = Array.from({ length: most + 1 }, () => ({ value: 0, at: after?.at ?? -2 }));
  let upToLast: Way[] = best;
  let last: Statement | undefined = after;
  for (const said of statements) {
    const value = worth(said);
    const before = last;
    const follows =
      before?.source === said.source &&
      typed.every(
        ({ at, text, owes }) =>
          at <= before.at || at >= said.at || (!owes && text.split(/\s+/).length <= leastPointedTo),
      );
    const ending: (Way | undefined)[] = Array.from({ length: most + 1 });
    for (const [text, share, joined, apart] of wordings(said)) {
      const words = countSpokenWords(text);
      const isLeaning = joined || !(said.opens || (said.topical && !said.apart) || apart);
      const from = follows && !apart ? upToLast : [];
      for (let all = words; all <= most; all += 1) {
        const near = from[all - words];
        const direct =
          near && near.at === before?.at && (!before.owes || said.at === before.at + 1)
            ? near
            : undefined;
        const far = isLeaning ? undefined : best[all - words];
        for (const [before, extra] of [
          [direct, goesOn],
          [far, 0],
        ] as const) {
          if (!before || (joined && !mayBeAdded(before, words))) continue;
          const total = before.value + value * share + extra;
          if (total > (ending[all]?.value ?? 0))
            ending[all] = {
              value: total,
              before,
              at: said.at,
              line: { text, words, told: [said] },
            };
        }
      }
    }
    const grown = said.owes
      ? best
      : best.map((way, all) => {
          const end = ending[all];
          return end && end.value > way.value ? end : way;
        });
    // Only a way that ends in this statement can be gone on from.
    upToLast = ending.map((end) => end ?? { value: 0, at: -2 });
    best = grown;
    last = said;
  }
  return joinedLines(best.at(-1));
}

type Wording = [text: string, share: number, joined: boolean, apart: boolean];

// As it can be said, with how much of it is left, whether it is added to the sentence before, and
// whether it needs none. A price and a date are no part of another sentence.
function wordings({ spoken, adds, apart = [], role, figures }: Statement): Wording[] {
  const whole = countSpokenWords(spoken[0] ?? '');
  const of = (texts: readonly string[], isApart: boolean) =>
    texts.flatMap((text): Wording[] => {
      const words = countSpokenWords(text);
      const isEnough = words >= whole || (words >= 5 && words >= whole * leastLeft);
      return isEnough ? [[text, Math.min(1, words / whole) ** fullness, false, isApart]] : [];
    });
  const own = [...of(spoken, false), ...of(apart, true)];
  const isTerm =
    role === 'offer' || (role === 'occasion' && figures.some((one) => /[\p{L}:]/u.test(one)));
  return adds && !isTerm ? [...own, [adds, 1, true, false]] : own;
}

function mayBeAdded({ line, before }: Way, words: number): boolean {
  if (!line) return false;
  const [said] = line.told;
  const isAdded = said?.adds === line.text;
  if (!isAdded) return /\.$/.test(line.text) && words <= mostAdded;
  return (
    before !== undefined &&
    words + line.words <= mostAdded &&
    mayBeAdded(before, words + line.words)
  );
}

function joinedLines(end: Way | undefined): Line[] {
  const ways: Way[] = [];
  for (let way = end; way; way = way.before) if (way.line) ways.unshift(way);
  const lines: Line[] = [];
  for (const { line } of ways) {
    const [said] = line?.told ?? [];
    const before = lines.at(-1);
    if (!line || !said) continue;
    if (said.adds !== line.text || !before) lines.push(line);
    else
      lines[lines.length - 1] = {
        text: `${before.text} ${sentence(line.text)}`,
        words: before.words + line.words,
        told: [...before.told, said],
      };
  }
  return lines.map((line) => ({ ...line, text: capital(line.text) }));
}
