// Which shots a row has, and which picture of the board each of them shows.
import { oneLine } from '../one-line.ts';
import type { ScriptRow } from '../script/av-script.ts';
import { pinned } from '../storyboard/direct-shot.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import type { Shot, ShotPlan } from '../storyboard/shot-plan.ts';
import type { FilmShot, Move } from './film.ts';
import { readMove } from './read-move.ts';
import { type RowSpan, round } from './row-spans.ts';

/** A shot before it has a picture: `own` is the place of the picture drawn for it. */
type Planned = { row: number; begin: number; end: number; move: Move; own?: number };

/**
 * The shots of the film. A row has those of the plan, as long against each other as planned; without
 * any it has one for each picture whose time begins in it, or a single one.
 */
export function filmShots(
  rows: readonly ScriptRow[],
  spans: readonly RowSpan[],
  frames: readonly StoryboardFrame[],
  plan: ShotPlan | null,
): FilmShot[] {
  const board = plan && pinned(plan);
  const placed = board ? rowsOfPlan(board, rows) : rows.map(() => []);
  const planned = rows.flatMap((row, at) => {
    const span = spans[at] as RowSpan;
    const shots = placed[at] ?? [];
    return shots.length > 0
      ? plannedShots(shots, at + 1, span, frames.length)
      : timedShots(at + 1, row.video, span, frames);
  });
  return withPictures(planned, frames.length);
}

// Rows are known by their text, as a script may have been changed since it was planned; by their number
// where the text is that of no row.
function rowsOfPlan({ shots, rows: texts }: ShotPlan, rows: readonly ScriptRow[]): Shot[][] {
  const same = (a: string, b: string) => oneLine(a) === oneLine(b);
  const now = (row: number) => {
    const text = texts[row - 1];
    if (text === undefined || same(text, rows[row - 1]?.video ?? '')) return row;
    const at = rows.findIndex(({ video }) => same(video, text));
    if (at >= 0) return at + 1;
    const there = rows[row - 1];
    return there && !texts.some((one) => same(one, there.video)) ? row : 0;
  };
  return rows.map((_, at) => {
    const own = shots.filter((shot) => now(shot.row) === at + 1);
    return own.toSorted((a, b) => a.cut - b.cut);
  });
}

function plannedShots(
  shots: readonly Shot[],
  row: number,
  { begin, end }: RowSpan,
  frames: number,
): Planned[] {
  const total = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  let from = begin;
  return shots.map((shot, at) => {
    const share = total > 0 ? shot.seconds / total : 1 / shots.length;
    const to = at === shots.length - 1 ? end : round(from + share * (end - begin));
    const own = (shot.frame ?? 0) - 1;
    const one = { row, begin: from, end: to, move: shot.move };
    from = to;
    return own >= 0 && own < frames ? { ...one, own } : one;
  });
}

const beginOf = ({ timing }: StoryboardFrame): number | undefined => {
  const [found] = /\d+(?:[.,]\d+)?/.exec(timing ?? '') ?? [];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

function timedShots(
  row: number,
  video: string,
  span: RowSpan,
  frames: readonly StoryboardFrame[],
): Planned[] {
  const move = readMove(video);
  const begun = frames.flatMap((frame, own) => {
    const begin = beginOf(frame);
    return begin !== undefined && begin >= span.begin && begin < span.end ? [{ begin, own }] : [];
  });
  if (begun.length === 0) return [{ row, ...span, move }];
  const cutsIn = begun.toSorted((a, b) => a.begin - b.begin);
  return cutsIn.map(({ begin, own }, at) => ({
    row,
    begin: at === 0 ? span.begin : begin,
    end: cutsIn[at + 1]?.begin ?? span.end,
    move,
    own,
  }));
}

// A shot without a picture takes the nearest of its row, else the nearest in time.
function withPictures(planned: readonly Planned[], frames: number): FilmShot[] {
  const shown = planned.filter(({ begin, end }) => end > begin);
  const drawn = shown.filter((one): one is Planned & { own: number } => one.own !== undefined);
  const middle = ({ begin, end }: Planned) => (begin + end) / 2;
  return shown.map(({ row, begin, end, move, own }, at) => {
    const away = (one: Planned) =>
      Math.abs(middle(one) - (begin + end) / 2) + (one.row === row ? 0 : 10_000);
    const nearest = drawn.toSorted((a, b) => away(a) - away(b))[0]?.own;
    // Nothing says where the pictures belong: they are spread over the film in their order.
    const spread = Math.min(frames - 1, Math.floor((at * frames) / shown.length));
    return {
      row,
      begin,
      end,
      move,
      frame: own ?? nearest ?? spread,
      isBorrowed: own === undefined && nearest !== undefined,
    };
  });
}
