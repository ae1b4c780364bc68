// Which cuts a film has: one for each chosen platform, the first of them the primary one.
import { type Cut, cutSeconds, cuts } from '../script/cuts.ts';
import { labels, type Platform, type UserType } from '../wizard/options.ts';

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

/** The cuts of a film for these platforms, in the order they were chosen; seconds are of the film. */
export const cutsOf = (chosen: readonly Platform[], userType: UserType | ''): PlannedCut[] =>
  chosen.map((platform, at) => ({
    platform,
    aspect: cuts[platform].aspect,
    seconds: cutSeconds(userType, platform),
    isPrimary: at === 0,
    isFree: isFreeCut(chosen, platform),
  }));

/** `YouTube 16:9, 30 s` */
export const cutWords = ({ platform, aspect, seconds }: PlannedCut): string =>
  `${labels.platform[platform]} ${aspect}, ${seconds} s`;
