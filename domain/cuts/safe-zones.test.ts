import { expect, test } from 'vitest';
import { cuts } from '../script/cuts.ts';
import { platforms } from '../wizard/options.ts';
import { safeZone } from './safe-zones.ts';

test('CUT-03 the zone of each platform is what the craft says of its canvas', () => {
  expect(platforms.map((platform) => [platform, safeZone(platform)])).toEqual([
    ['tiktok', { x: 0, y: 150, width: 930, height: 1330 }],
    ['youtube', { x: 0, y: 0, width: 1920, height: 918 }],
    ['instagram', { x: 108, y: 108, width: 864, height: 864 }],
  ]);
  for (const platform of platforms) {
    const { x, y, width, height } = safeZone(platform);
    expect(x + width).toBeLessThanOrEqual(cuts[platform].width);
    expect(y + height).toBeLessThanOrEqual(cuts[platform].height);
  }
});
