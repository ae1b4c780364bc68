import { sameJson } from '../same-json.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import { type TextChanges, textChanges } from '../text-changes.ts';

/** What is read and seen of a project at a moment. */
export type SharedTake = {
  creative_brief: string;
  script: string;
  storyboard_frames: StoryboardFrame[];
};

/** A frame that differs; one side is null where there was none, or is none any more. */
export type ChangedFrame = {
  number: number;
  before: StoryboardFrame | null;
  after: StoryboardFrame | null;
};
export type TakeChanges = { frames: ChangedFrame[]; script: TextChanges; brief: TextChanges };

/** What a later take changed: frame by frame, and line by line of script and brief. */
export function compareTakes(before: SharedTake, after: SharedTake): TakeChanges {
  const [old, now] = [before.storyboard_frames, after.storyboard_frames];
  const numbers = Array.from({ length: Math.max(old.length, now.length) }, (_, at) => at);
  return {
    frames: numbers
      .map((at) => ({ number: at + 1, before: old[at] ?? null, after: now[at] ?? null }))
      .filter((frame) => !sameJson(frame.before, frame.after)),
    script: textChanges(before.script, after.script),
    brief: textChanges(before.creative_brief, after.creative_brief),
  };
}

/** What changed in a few words each, as in `frames 2 and 4`, `3 lines of the script`; empty where nothing did. */
export function changeWords({ frames, script, brief }: TakeChanges): string[] {
  const numbers = new Intl.ListFormat('en-US').format(frames.map(({ number }) => String(number)));
  return [
    ...(frames.length > 0 ? [`${frames.length === 1 ? 'frame' : 'frames'} ${numbers}`] : []),
    ...linesIn(script, 'script'),
    ...linesIn(brief, 'brief'),
  ];
}

const linesIn = ({ count }: TextChanges, name: string): string[] =>
  count > 0 ? [`${count} ${count === 1 ? 'line' : 'lines'} of the ${name}`] : [];
