import { labels, type Platform, type UserType } from '../wizard/options.ts';

export type Aspect = '9:16' | '16:9' | '1:1' | '4:5';

/** The film each platform gets: canvas in pixels, length in seconds, other lengths it is sold in. */
export type Cut = {
  aspect: Aspect;
  width: number;
  height: number;
  seconds: number;
  alsoSeconds: readonly number[];
};

export const cuts: Record<Platform, Cut> = {
  tiktok: { aspect: '9:16', width: 1080, height: 1920, seconds: 15, alsoSeconds: [9, 30] },
  youtube: { aspect: '16:9', width: 1920, height: 1080, seconds: 30, alsoSeconds: [6, 15] },
  instagram: { aspect: '1:1', width: 1080, height: 1080, seconds: 15, alsoSeconds: [30] },
};

/** What was chosen of a film's formats: Instagram's is a square, or 4:5, as its feed shows it upright. */
export type FormatChoice = { instagramPortrait?: boolean | undefined };

/** A platform's cut in the format that was chosen for it. */
export const cutFor = (platform: Platform, { instagramPortrait }: FormatChoice): Cut =>
  platform === 'instagram' && instagramPortrait
    ? { ...cuts.instagram, aspect: '4:5', height: 1350 }
    : cuts[platform];

/** `Instagram 4:5` */
export const formatName = (platform: Platform, choice: FormatChoice): string =>
  `${labels.platform[platform]} ${cutFor(platform, choice).aspect}`;

/** `portrait` */
export const shapeOf = (platform: Platform, choice: FormatChoice): string =>
  cutFor(platform, choice).aspect === '4:5' ? 'portrait' : labels.platformShape[platform];

/** Seconds of a platform's cut. A sales demonstration gets a longer film than the platform's usual one. */
export function cutSeconds(userType: UserType | '', platform: Platform): number {
  if (userType !== 'infomercial') return cuts[platform].seconds;
  return platform === 'youtube' ? 60 : 30;
}

/** Seconds a platform's film may last: the usual ones first, then longer ones for those who have as much to say. */
export function cutLengths(userType: UserType | '', platform: Platform): number[] {
  const { seconds, alsoSeconds } = cuts[platform];
  const longer = [...alsoSeconds, cutSeconds(userType, platform)].filter((one) => one > seconds);
  return [...new Set([seconds, ...longer])];
}

/**
 * Seconds of another platform's cut: a usual film's cut is usual too, a longer one's lasts as long where
 * that platform has such films.
 */
export function otherCutSeconds(
  userType: UserType | '',
  cut: Platform,
  primary: { platform: Platform | undefined; seconds: number },
): number {
  const { platform, seconds } = primary;
  const usual = cuts[cut].seconds;
  if (platform && seconds === cuts[platform].seconds) return usual;
  const sold = cutSeconds(userType, cut);
  return sold === usual && cutLengths(userType, cut).includes(seconds) ? seconds : sold;
}
