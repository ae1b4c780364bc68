// What is said in a row, and how long the row is.
import type { Cue, ScriptRow } from './av-script.ts';

export const isSpoken = ({ kind }: Cue): boolean => kind === 'VO' || kind === 'DIALOGUE';

/** Everything said in a row. */
export const spokenIn = ({ cues }: ScriptRow): string =>
  cues
    .filter(isSpoken)
    .map(({ text }) => text)
    .join(' ');

export const secondsOf = ({ startSeconds, endSeconds }: ScriptRow): number =>
  endSeconds - startSeconds;
