import { expect, test } from 'vitest';
import { cuts } from '../script/cuts.ts';
import { fallbackFrames } from './fallback-frames.ts';
import { framesPerBoard, storyboardFrame } from './frame.ts';

const boards: [platform: string, seconds: number][] = [
  ['tiktok', cuts.tiktok.seconds],
  ['youtube', cuts.youtube.seconds],
  ['instagram', cuts.instagram.seconds],
  ['narrative', cuts.instagram.seconds],
];

test.each(boards)(
  'GEN-06 fallback frames for %s: four, whole, %i seconds in all',
  (platform, seconds) => {
    const frames = fallbackFrames(platform, 'Crumb');
    expect(frames).toHaveLength(framesPerBoard);
    let at = 0;
    for (const frame of frames) {
      expect(storyboardFrame.parse(frame)).toEqual(frame);
      expect(frame.description.length).toBeGreaterThan(60);
      const [, start, end] = /^(\d+)–(\d+) s$/.exec(frame.timing ?? '') ?? [];
      expect(Number(start)).toBe(at);
      at = Number(end);
    }
    expect(at).toBe(seconds);
  },
);

test('GEN-06 each kind of platform has its own board', () => {
  const boardOf = (platform: string) => JSON.stringify(fallbackFrames(platform, 'Crumb'));
  expect(new Set(['tiktok', 'youtube', 'instagram'].map(boardOf)).size).toBe(3);
  expect(boardOf('direct')).toBe(boardOf('instagram'));
});

test('GEN-06 the product is named, and its absence reads well', () => {
  const named = fallbackFrames('tiktok', ' Crumb ')
    .map((f) => f.description)
    .join(' ');
  expect(named).toContain('use Crumb;');
  expect(named).toContain('Crumb alone');
  const unnamed = fallbackFrames('tiktok')
    .map((f) => f.description)
    .join(' ');
  expect(unnamed).toContain('use the product;');
  expect(unnamed).toContain('The product alone');
});
