import type { Platform, UserType } from '../wizard/options.ts';

/** The film each platform gets: canvas in pixels, length in seconds, other lengths it is sold in. */
export type Cut = {
  aspect: '9:16' | '16:9' | '1:1';
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

/** Seconds of a platform's cut. A sales demonstration gets a longer film than the platform's usual one. */
export function cutSeconds(userType: UserType | '', platform: Platform): number {
  if (userType !== 'infomercial') return cuts[platform].seconds;
  return platform === 'youtube' ? 60 : 30;
}

/**
 * Seconds of another platform's cut. A sales demonstration with little to say is a usual film on its
 * first platform, and so on the others.
 */
export function otherCutSeconds(
  userType: UserType | '',
  cut: Platform,
  primary: { platform: Platform | undefined; seconds: number },
): number {
  const isUsual = primary.platform && primary.seconds === cuts[primary.platform].seconds;
  return isUsual ? cuts[cut].seconds : cutSeconds(userType, cut);
}
