import { sameJson } from '../same-json.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import { type TextChanges, textChanges } from '../text-changes.ts';
import { labels, type Platform } from '../wizard/options.ts';

/** What is read and seen of the primary cut of a project at a moment. */
export type SharedTake = {
  creative_brief: string;
  script: string;
  storyboard_frames: StoryboardFrame[];
};

/** One cut of a take; `platform` and `aspect` are null where it is not known which it is. */
export type TakeCut = {
  platform: Platform | null;
  aspect: string | null;
  script: string;
  frames: StoryboardFrame[];
};
/** The same in all its cuts, the primary first; there is one at least. */
export type WholeTake = { creative_brief: string; cuts: readonly TakeCut[] };

/** A frame that differs; one side is null where there was none, or is none any more. */
export type ChangedFrame = {
  number: number;
  before: StoryboardFrame | null;
  after: StoryboardFrame | null;
};
/** What became of a cut. `platform` is null in a film with one, before and after. */
export type CutChanges = { platform: Platform | null } & (
  | { kind: 'new' | 'gone' }
  | {
      kind: 'changed';
      /** Its shape now, and whether it was another one. */
      aspect: string | null;
      isReshaped: boolean;
      frames: ChangedFrame[];
      script: TextChanges;
    }
);
/** Of the cuts those alone that something became of. */
export type TakeChanges = { cuts: CutChanges[]; brief: TextChanges };

/** What a later take changed: cut by cut its frames and the lines of its script, and the lines of the brief. */
export function compareTakes(before: WholeTake, after: WholeTake): TakeChanges {
  const hasOne = before.cuts.length < 2 && after.cuts.length < 2;
  return {
    cuts: pairsOf(before.cuts, after.cuts)
      .map((pair) => cutChanges(...pair, hasOne))
      .filter(isChanged),
    brief: textChanges(before.creative_brief, after.creative_brief),
  };
}

type Pair = [before: TakeCut | undefined, after: TakeCut | undefined];

// Where it is not known which cut was kept, the primary one was.
function pairsOf(before: WholeTake['cuts'], after: WholeTake['cuts']): Pair[] {
  const [old, now] = [before[0], after[0]];
  if (!old?.platform || !now?.platform) return [[old, now]];
  const find = (cuts: WholeTake['cuts'], { platform }: TakeCut) =>
    cuts.find((cut) => cut.platform === platform);
  return [
    ...after.map((cut): Pair => [find(before, cut), cut]),
    ...before.filter((cut) => !find(after, cut)).map((cut): Pair => [cut, undefined]),
  ];
}

function cutChanges(...[before, after, hasOne]: [...Pair, boolean]): CutChanges {
  const platform = hasOne ? null : (after?.platform ?? before?.platform ?? null);
  if (!before || !after) return { platform, kind: before ? 'gone' : 'new' };
  const length = Math.max(before.frames.length, after.frames.length);
  const frames = Array.from({ length }, (_, at) => ({
    ...{ number: at + 1, before: before.frames[at] ?? null, after: after.frames[at] ?? null },
  }));
  return {
    ...{ platform, kind: 'changed', aspect: after.aspect },
    isReshaped: before.aspect !== null && before.aspect !== after.aspect,
    frames: frames.filter((frame) => !sameJson(frame.before, frame.after)),
    script: textChanges(before.script, after.script),
  };
}

const isChanged = (cut: CutChanges): boolean =>
  cut.kind !== 'changed' || cut.isReshaped || cut.frames.length > 0 || cut.script.count > 0;

/**
 * What changed in a few words each, as in `frames 2 and 4`, `3 lines of the script of YouTube`; empty where
 * nothing did.
 */
export const changeWords = ({ cuts, brief }: TakeChanges): string[] => [
  ...cuts.flatMap(wordsOf),
  ...linesIn(brief, 'brief'),
];

function wordsOf(cut: CutChanges): string[] {
  const name = cut.platform ? labels.platform[cut.platform] : 'film';
  if (cut.kind !== 'changed')
    return [cut.kind === 'new' ? `a new cut for ${name}` : `no cut for ${name} any more`];
  const of = cut.platform ? ` of ${name}` : '';
  const { frames, script, aspect } = cut;
  const numbers = new Intl.ListFormat('en-US').format(frames.map(({ number }) => String(number)));
  return [
    ...(cut.isReshaped ? [`the shape${of} (${aspect} now)`] : []),
    ...(frames.length > 0 ? [`${frames.length === 1 ? 'frame' : 'frames'} ${numbers}${of}`] : []),
    ...linesIn(script, `script${of}`),
  ];
}

const linesIn = ({ count }: TextChanges, name: string): string[] =>
  count > 0 ? [`${count} ${count === 1 ? 'line' : 'lines'} of the ${name}`] : [];
