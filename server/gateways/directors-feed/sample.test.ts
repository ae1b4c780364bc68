import { expect, test } from 'vitest';
import { readDirectorRow } from '#server/directors/feed/director-row.ts';
import { feedContract, rowsOf } from './contract.ts';
import { sampleFeed } from './sample.ts';

feedContract(async () => sampleFeed);

test('DIR-09 every row of the sample feed is taken, unaltered', async () => {
  expect(sampleFeed.isSample).toBe(true);
  for (const row of (await rowsOf(sampleFeed)) as object[]) {
    expect(readDirectorRow(row)).toEqual({
      director: { website_url: null, video_reel_poster: null, ...row },
    });
  }
});
