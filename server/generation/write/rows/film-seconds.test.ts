import { expect, test } from 'vitest';
import {
  type GenerateScriptRequest,
  generateScriptRequest,
} from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { understand } from '../../understand/understand.ts';
import { writeScript } from '../write-script.ts';
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

test('KEPT-06 CUT-04 what is written beside a film of its platform lasts as long, and of another as its own', () => {
  const asked = generateScriptRequest.parse({
    userType: 'brand',
    platform: ['tiktok'],
    productName: 'Hobday',
    description: long,
    behavior: 'Ask for the one that turns round',
    creativeApproach: 'bold',
  });
  const date = new Date('2026-07-01');
  const endOf = (request: GenerateScriptRequest) =>
    parseAvScript(writeScript(request, { date }).script)?.rows.at(-1)?.endSeconds;
  expect(endOf(asked)).toBe(30);
  const standing =
    'NEW\n\nFormat: TikTok 9:16, 15 s\n\n1. HOOK | 0-5 s\nVIDEO: A broom.\n\n2. ASK | 5-15 s\nVIDEO: A dock.';
  expect(endOf({ ...asked, standing })).toBe(15);
  expect(endOf({ ...asked, standing: standing.replace('TikTok 9:16', 'YouTube 16:9') })).toBe(30);
});
