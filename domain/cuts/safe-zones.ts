// What each platform's own interface covers of its canvas, and what stays clear.
import { type Aspect, cutFor } from '../script/cuts.ts';
import type { Platform } from '../wizard/options.ts';

/** Pixels of the canvas kept clear from each edge. */
export type Margins = { top: number; right: number; bottom: number; left: number };

/** TikTok's are its own; those of the others are the house's judgement: the lower 15 %, the outer tenth. */
export const margins: Record<Aspect, Margins> = {
  '9:16': { top: 150, right: 150, bottom: 440, left: 0 },
  '16:9': { top: 0, right: 0, bottom: 162, left: 0 },
  '1:1': { top: 108, right: 108, bottom: 108, left: 108 },
  // What is left of it where a profile shows its square.
  '4:5': { top: 135, right: 108, bottom: 135, left: 108 },
};

/** The pixels a cut of this shape is delivered in. */
export const canvasOf = (aspect: Aspect) =>
  cutFor(platformOf[aspect], { instagramPortrait: aspect === '4:5' });

const platformOf: Record<Aspect, Platform> = {
  '9:16': 'tiktok',
  '16:9': 'youtube',
  '1:1': 'instagram',
  '4:5': 'instagram',
};

/** The zone that stays clear, in pixels of the canvas. */
export function safeZone(aspect: Aspect) {
  const { width, height } = canvasOf(aspect);
  const { top, right, bottom, left } = margins[aspect];
  return { x: left, y: top, width: width - left - right, height: height - top - bottom };
}

/** The same in words, for who cannot see it. */
export const safeZoneWords: Record<Aspect, string> = {
  '9:16': 'Keep clear: the top 150, the right 150 and the bottom 440 of 1080 × 1920 pixels.',
  '16:9': 'Keep clear: the lower 15 %.',
  '1:1': 'Keep to the middle 80 %.',
  '4:5':
    'Keep to the middle 80 %, 864 × 1080 of 1080 × 1350 pixels: a profile shows the square in the middle.',
};
