// Which of the client's sentences are spoken in which beat, so that they fill the film and fit it.
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Statement } from '../understand/subject-frame.ts';
import type { BeatPlot, Film } from './film.ts';
import type { Stage } from './stage.ts';

export type Line = { text: string; words: number; statement?: Statement };
export type LaidLines = readonly [Line[], Line[], Line[], Line[]];

/** Words a second that a film of each approach aims at; never under 2 and never over 2.8. */
const aims = { story: 2.2, problem: 2.4, bold: 2.55 } as const;
/** Share of all words that the first line of a beat may take. */
const opening = [0.34, 0.45, 0.55, 0.5] as const;

/** The lines of the four beats: the call for certain, then what the idea leads with, then the strongest facts. */
export function layLines(stage: Stage, film: Film): LaidLines {
  const { frame, seconds, approach } = stage;
  const all = Math.floor(seconds * aims[approach]);
  const laid: LaidLines = [[], [], [], []];
  const told = new Set<Statement>();
  const room = () => all - laid.flat().reduce((sum, { words }) => sum + words, 0);
  const tell = (beat: 0 | 1 | 2 | 3, said: Statement, most: number): boolean => {
    if (told.has(said)) return false;
    const text = said.spoken.find((one) => countSpokenWords(one) <= Math.min(most, room()));
    if (!text || laid.flat().some((line) => line.text === text)) return false;
    told.add(said);
    laid[beat].push({ text, words: countSpokenWords(text), statement: said });
    return true;
  };
  const call = frame.call.spoken;
  laid[3].push({ text: call, words: countSpokenWords(call) });
  if (film.rule.wordless) return named(stage, laid, room());
  for (const beat of [0, 2, 1] as const)
    film.beats[beat].tell.some((said) => tell(beat, said, Math.ceil(all * opening[beat])));
  for (const beat of [2, 1, 0] as const)
    for (const said of film.beats[beat].tell)
      if (room() >= 4 && laid[beat].length < mostLines(seconds)) tell(beat, said, room());
  for (const said of frame.facts) {
    const beat = said.role === 'offer' || said.role === 'occasion' ? 3 : 2;
    if (room() >= 4) tell(beat, said, room());
  }
  callLast(laid);
  for (const beat of laid.slice(0, 3)) beat.sort(byText);
  return named(stage, laid, room());
}

const mostLines = (seconds: number) => (seconds > 15 ? 4 : 2);

// Within a beat things are said in the order in which the client said them, so that pronouns hold.
const byText = (a: Line, b: Line) => (a.statement?.at ?? 0) - (b.statement?.at ?? 0);

function callLast(laid: LaidLines): void {
  const [call, ...others] = laid[3];
  if (call) laid[3].splice(0, laid[3].length, ...others.sort(byText), call);
}

// Somebody must hear the name once, where there is room for it.
function named(stage: Stage, laid: LaidLines, room: number): LaidLines {
  const { name } = stage.frame;
  const isSaid = laid.flat().some(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
  if (isSaid) return laid;
  const text = stage.say('names', stage.words.lines.names);
  const words = text ? countSpokenWords(text) : 0;
  if (text && words <= room + 1) laid[3].unshift({ text, words });
  return laid;
}

/** The statements a film could tell in a beat that are spoken in none. */
export const untold = (laid: LaidLines, plot: BeatPlot): Statement[] => {
  const told = new Set(laid.flat().map(({ statement }) => statement));
  return plot.tell.filter((said) => !told.has(said));
};
