// What each platform's own interface covers of its canvas, and what stays clear.
import { cuts } from '../script/cuts.ts';
import type { Platform } from '../wizard/options.ts';

/** Pixels of the canvas kept clear from each edge. */
export type Margins = { top: number; right: number; bottom: number; left: number };

/** TikTok's are its own; those of the others are the house's judgement: the lower 15 %, the outer tenth. */
export const margins: Record<Platform, Margins> = {
  tiktok: { top: 150, right: 150, bottom: 440, left: 0 },
  youtube: { top: 0, right: 0, bottom: 162, left: 0 },
  instagram: { top: 108, right: 108, bottom: 108, left: 108 },
};

/** The zone that stays clear, in pixels of the platform's canvas. */
export function safeZone(platform: Platform) {
  const { width, height } = cuts[platform];
  const { top, right, bottom, left } = margins[platform];
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/** The same in words, for who cannot see it. */
export const safeZoneWords: Record<Platform, string> = {
  tiktok: 'Keep clear: the top 150, the right 150 and the bottom 440 of 1080 × 1920 pixels.',
  youtube: 'Keep clear: the lower 15 %.',
  instagram: 'Keep to the middle 80 %.',
};
