// The shape of a board, and the picture a film of it has: 1080 lines along the shorter side.
import type { Aspect } from '../script/cuts.ts';

export type FrameFormat = Aspect;

const lines = 1080;

/** Pixels of the finished film. */
export function pixelsOf(format: FrameFormat): { width: number; height: number } {
  const [wide = 16, tall = 9] = format.split(':').map(Number);
  const unit = lines / Math.min(wide, tall);
  return { width: Math.round(wide * unit), height: Math.round(tall * unit) };
}
