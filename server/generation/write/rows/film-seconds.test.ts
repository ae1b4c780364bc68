import { expect, test } from 'vitest';
import { understand } from '../../understand/understand.ts';
import { filmSeconds } from './film-seconds.ts';

const short = 'Yard brooms for people who sweep for a living.';
const long = `${short} Two wing nuts hold the head, so when it is worn you turn it round. The handle is ash and a metre and a half long. A new head costs eleven pounds and you keep the handle. Most brooms get binned with half the bristle left. We make them in Grimsby, by hand, in a shed behind the fish market, and have done since 1922.`;
const lasts = (
  description: string,
  platform: 'tiktok' | 'youtube',
  userType: 'brand' | 'infomercial' = 'brand',
) =>
  filmSeconds(
    understand({
      userType,
      productName: 'Hobday',
      description,
      targetAudience: '',
      behavior: 'Ask for the one that turns round',
      evaluation: '',
    }),
    { userType, platform, approach: 'bold' },
  );

test('CUT-01 a film is as long as there is something to say', () => {
  expect(lasts(short, 'tiktok')).toBe(15);
  expect(lasts(long, 'tiktok')).toBe(30);
  expect(lasts(long, 'youtube')).toBe(30);
  expect(lasts(short, 'youtube', 'infomercial')).toBe(30);
});
