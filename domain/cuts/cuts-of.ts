// Which cuts a film has: one for each chosen platform, the first of them the primary one.
import { parseAvScript } from '../script/av-script.ts';
import { type Cut, cutFor, cutSeconds, formatName, otherCutSeconds } from '../script/cuts.ts';
import type { Answers } from '../wizard/answers.ts';
import type { Platform } from '../wizard/options.ts';

/** How many cuts everybody has: the primary and one other. All of them belong to the starter package. */
export const freeCuts = 2;

/** Whether the cut of a platform is free for everybody, the platforms in the order they were chosen. */
export const isFreeCut = (chosen: readonly Platform[], platform: Platform): boolean => {
  const at = chosen.indexOf(platform);
  return at >= 0 && at < freeCuts;
};

export type PlannedCut = Pick<Cut, 'aspect'> & {
  platform: Platform;
  seconds: number;
  isPrimary: boolean;
  isFree: boolean;
};

type FilmAsked = Pick<Answers, 'platform' | 'userType' | 'instagramPortrait'>;

/**
 * The cuts of a film for these platforms, in the order they were chosen. `script` is the primary one: it
 * lasts as long as it does, and so does each of the others that has a script; the rest as their platforms have it.
 */
export function cutsOf(
  { platform: chosen, userType, instagramPortrait }: FilmAsked,
  script = '',
  scriptOf: (platform: Platform) => string = () => '',
): PlannedCut[] {
  const [first] = chosen;
  const seconds = secondsOf(script) ?? (first ? cutSeconds(userType, first) : 0);
  const lasts = (platform: Platform) =>
    secondsOf(scriptOf(platform)) ??
    otherCutSeconds(userType, platform, { platform: first, seconds });
  return chosen.map((platform, at) => ({
    platform,
    aspect: cutFor(platform, { instagramPortrait }).aspect,
    seconds: at === 0 ? seconds : lasts(platform),
    isPrimary: at === 0,
    isFree: isFreeCut(chosen, platform),
  }));
}

const secondsOf = (script: string) => parseAvScript(script)?.rows.at(-1)?.endSeconds;

/** `YouTube 16:9, 30 s` */
export const cutWords = ({ platform, aspect, seconds }: PlannedCut): string =>
  `${formatName(platform, { instagramPortrait: aspect === '4:5' })}, ${seconds} s`;
