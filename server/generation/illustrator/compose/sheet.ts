// The shapes of paper and where things go on each. Drawing units.
import type { Aspect } from '#domain/script/cuts.ts';
import type { Box } from '#server/drawing/lettering/lettering.ts';
import type { ShotSize } from '../scene.ts';

export type { Aspect };
export type Sheet = {
  aspect: Aspect;
  width: number;
  height: number;
  /** What no interface of the platform covers. */
  safe: Box;
  /** Pixels of the finished picture. */
  pixels: { width: number; height: number };
  /** Drawing units per figure unit, and where the middle of the head sits, as a share of the height. */
  figures: Record<ShotSize, { scale: number; head: number }>;
  /** Lettering takes the top of the frame: the marks go to its foot. */
  marksLow?: boolean;
  /** Where a single figure stands from left to right, as a share of the width. */
  thirds: readonly [number, number];
};

export const sheets: Record<Aspect, Sheet> = {
  '16:9': {
    aspect: '16:9',
    width: 320,
    height: 180,
    safe: { x: 12, y: 8, width: 296, height: 145 },
    pixels: { width: 1280, height: 720 },
    figures: {
      ECU: { scale: 9.6, head: 0.47 },
      CU: { scale: 5.7, head: 0.45 },
      MCU: { scale: 4, head: 0.37 },
      MS: { scale: 2.8, head: 0.3 },
      WS: { scale: 1.36, head: 0.27 },
    },
    thirds: [0.36, 0.64],
  },
  '9:16': {
    aspect: '9:16',
    width: 180,
    height: 320,
    safe: { x: 8, y: 25, width: 147, height: 222 },
    pixels: { width: 720, height: 1280 },
    figures: {
      ECU: { scale: 8.4, head: 0.4 },
      CU: { scale: 6.2, head: 0.37 },
      MCU: { scale: 4.25, head: 0.34 },
      MS: { scale: 3.4, head: 0.32 },
      WS: { scale: 2, head: 0.25 },
    },
    thirds: [0.46, 0.47],
  },
  '1:1': {
    aspect: '1:1',
    width: 240,
    height: 240,
    safe: { x: 24, y: 24, width: 192, height: 192 },
    pixels: { width: 1080, height: 1080 },
    figures: {
      ECU: { scale: 7.8, head: 0.41 },
      CU: { scale: 6, head: 0.44 },
      MCU: { scale: 4.4, head: 0.38 },
      MS: { scale: 3.1, head: 0.32 },
      WS: { scale: 1.78, head: 0.25 },
    },
    thirds: [0.5, 0.5],
  },
  '4:5': {
    aspect: '4:5',
    width: 240,
    height: 300,
    safe: { x: 24, y: 30, width: 192, height: 240 },
    pixels: { width: 1080, height: 1350 },
    figures: {
      ECU: { scale: 8.2, head: 0.42 },
      CU: { scale: 6.4, head: 0.42 },
      MCU: { scale: 4.7, head: 0.36 },
      MS: { scale: 3.4, head: 0.32 },
      WS: { scale: 2.1, head: 0.26 },
    },
    thirds: [0.5, 0.5],
  },
};

/** The middle of a standing head lies this far over the ground, in figure units. */
export const headHeight = 92;
