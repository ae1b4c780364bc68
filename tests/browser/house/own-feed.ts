// A house with facts of its own: real people, among them awkward ones, an address, a call, films.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { RunningServer } from '../../serve.ts';
import { test as base, expect } from './site.ts';
import { startHouse } from './start-house.ts';
import { countDirectors } from './until-directors.ts';

const reel = 'https://vimeo.com/76979871/8272103f6e';
const person = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  location: 'Lisbon, Portugal',
  rating: 4.5,
  review_count: 12,
  bio: 'Films about bread.',
  skills: ['Runway', 'Editing'],
  tools: ['Premiere Pro'],
  categories: ['Commercial'],
  video_reel_url: reel,
  video_reel_duration: '1:02',
  website_url: 'https://portfolio.example/',
  availability_status: 'available',
  contact_email: `${id}@secret.example`,
  contact_phone: '+1 213 555 0187',
  hourly_rate: 87_654_321,
  project_minimum: 76_543_210,
  ...more,
});
export const people = [
  person('ada', 'Ada Ferreira'),
  person('busy', 'Bento Ocupado', { availability_status: 'busy', rating: null, review_count: 0 }),
  person('script', 'C</script><script>document.title="broken"</script>'),
  person('no-reel', 'Dora Semfilme', {
    video_reel_url: 'https://films.example/reel.mp4',
    website_url: null,
  }),
  person('many', `Eduarda ${'Wolfeschlegelsteinhausen'.repeat(3)}`, {
    skills: ['Runway', 'Editing', 'VFX', 'Casting', 'Sora', 'Underwater', 'Aerial'],
    bio: 'Words about film. '.repeat(60),
  }),
];

export const houseAddress = 'producer@house.example';
export const callUrl = 'https://calls.example/book';
export const demoVideos = [
  'https://vimeo.com/76979871',
  'https://vimeo.com/22439234',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
];

type House = { house: RunningServer };

export const test = base.extend<object, House>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test wants from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ad-builder-feed-'));
      const feed = join(folder, 'directors.json');
      writeFileSync(feed, JSON.stringify(people));
      const server = await startHouse({
        DIRECTORS_FEED: feed,
        ADMIN_EMAILS: houseAddress,
        BRAND_CALL_URL: callUrl,
        BRAND_DEMO_VIDEOS: demoVideos.join(','),
        LIMIT_PACKAGES: '1000',
      });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

/** Waits until the house's own feed took the place of the sample directors. */
export async function untilSynced(request: APIRequestContext): Promise<void> {
  await expect.poll(() => countDirectors(request)).toBe(people.length);
}

export { expect };
