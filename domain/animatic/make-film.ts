import { type AvScript, parseAvScript, type ScriptRow } from '../script/av-script.ts';
import { cuts } from '../script/cuts.ts';
import { statedPace } from '../script/form-facts.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import type { Film, FilmLine, FilmShot, FilmSuper } from './film.ts';
import { filmShots } from './row-shots.ts';
import { type RowSpan, round, rowSpans } from './row-spans.ts';
import type { FrameFormat } from './shape.ts';
import { soundsOf, spokenLines, supersOf } from './spoken-lines.ts';

/** Words a second where the script says nothing of it. */
const usualPace = 2.5;

export type FilmSource = {
  title: string;
  script: string;
  frames: readonly StoryboardFrame[];
  /** What the script's shots show; null where nobody planned it. */
  shots: ShotPlan | null;
  format: FrameFormat;
};

/**
 * The board in time: each row of the script as long as it says, its shots with their moves, every spoken
 * sentence, lettering and sounds. Null where there is no picture to show. A script that is no rows gives a
 * film of its pictures alone, in the times they say.
 */
export function makeFilm({ title, script, frames, shots, format }: FilmSource): Film | null {
  if (!frames.some(({ imageUrl }) => imageUrl)) return null;
  const read = parseAvScript(script);
  if (!read) return silentFilm(title, frames, format);
  const { rows } = read;
  const spans = rowSpans(rows);
  const filmed = filmShots(rows, spans, frames, shots);
  const each = <T>(of: (row: ScriptRow, span: RowSpan) => T[]): T[] =>
    rows.flatMap((row, at) => of(row, spans[at] as RowSpan));
  return {
    title: read.title || title,
    format,
    seconds: spans.at(-1)?.end ?? 0,
    shots: filmed,
    lines: spokenIn(read),
    supers: each(supersOf).filter((one) => !isLettered(one, filmed, frames)),
    sounds: each(soundsOf),
  };
}

/** Every sentence that a script has spoken, in the time of its film; none of a text that is no rows. */
export function linesOfScript(script: string): FilmLine[] {
  const read = parseAvScript(script);
  return read ? spokenIn(read) : [];
}

function spokenIn(script: AvScript): FilmLine[] {
  const pace = statedPace(script) ?? usualPace;
  const spans = rowSpans(script.rows);
  return script.rows.flatMap((row, at) => spokenLines(row, spans[at] as RowSpan, pace));
}

/** Letters of a lettering that its description has in any case. */
const longestTold = 40;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

// What the picture has lettered on it already is not lettered twice. Its description says what it has.
function isLettered(
  { begin, text }: FilmSuper,
  shots: readonly FilmShot[],
  frames: readonly StoryboardFrame[],
): boolean {
  const shot = shots.find(({ end }) => begin < end);
  const { imageAlt = '' } = (shot && frames[shot.frame]) ?? {};
  const words = plain(text);
  // A long lettering is told by its beginning.
  const told = words.length > longestTold ? words.slice(0, longestTold) : `${words} `;
  return words !== '' && ` ${plain(imageAlt)} `.includes(` ${told}`);
}

function silentFilm(title: string, frames: readonly StoryboardFrame[], format: FrameFormat): Film {
  const cut = Object.values(cuts).find(({ aspect }) => aspect === format) ?? cuts.youtube;
  const each = cut.seconds / frames.length;
  const shots = frames.map((_, at) => ({
    row: at + 1,
    frame: at,
    begin: round(at * each),
    end: round((at + 1) * each),
    move: 'static' as const,
    isBorrowed: false,
  }));
  return { title, format, seconds: cut.seconds, shots, lines: [], supers: [], sounds: [] };
}
