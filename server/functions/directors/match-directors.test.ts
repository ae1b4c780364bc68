import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type MatchedDirector, matchedDirector } from '#domain/functions/match-directors.ts';
import { catalogue } from '#domain/matching/catalogue.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { creativeDirectors } from '../../db/schema.ts';

let site: TestSite;
beforeEach(async () => {
  site = await openTestSite();
});
afterEach(() => site.close());

const asked = {
  creativeBrief: 'Objective: Bring neighbours in for bread, in the morning.',
  productName: 'Rye at Nine',
  description: 'Sourdough bread, baked at night.',
  platform: ['tiktok'],
  creativeApproach: 'story',
  budget: 'under-25k',
  specificBudget: '$12,000',
};
const ask = (changes: Record<string, unknown> = {}, address?: string) =>
  site.call('match-directors', { ...asked, ...changes }, address);

async function rank(changes: Record<string, unknown> = {}) {
  const answer = await ask(changes);
  expect(answer.status).toBe(200);
  return ranking.parse(await answer.json());
}
const ranking = z.strictObject({
  directors: z.array(matchedDirector.strict()),
  common: z.array(z.string()),
});
const match = async (changes: Record<string, unknown> = {}): Promise<MatchedDirector[]> =>
  (await rank(changes)).directors;
type Row = Parameters<typeof directorRow>[0];
const own = (name: string, changes: Partial<Row> = {}) =>
  directorRow({ name, sample: false, ...changes });
const insert = (...rows: ReturnType<typeof directorRow>[]) => insertDirectors(site.services, rows);
const names = async (changes: Record<string, unknown> = {}) =>
  (await match(changes)).map(({ name }) => name);
/** Change notices come a moment after the transaction that sends them. */
const until = (wanted: string[]) =>
  expect.poll(() => names(), { timeout: 120_000, interval: 20 }).toEqual(wanted);

describe('MATCH-01 while the house has no directors of its own', () => {
  test('the twelve of the catalogue are ranked, with starting prices and reasons', async () => {
    const directors = await match();
    expect(directors.map(({ id }) => id).sort()).toEqual(catalogue.map(({ id }) => id).sort());
    const scores = directors.map(({ matchScore }) => matchScore);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const director of directors) {
      const built = catalogue.find(({ id }) => id === director.id);
      expect(director).toMatchObject({
        name: built?.name,
        bio: built?.description,
        categories: built?.specialties,
        video_reel_url: built?.videoUrl,
        startingAt: built?.startingAt,
        sample: true,
        hasProfile: false,
      });
    }
    expect(directors[0]?.reasons).toContain('Makes films for TikTok');
  });

  test('MATCH-04 what most of the twelve share is said once, and of none of them', async () => {
    const { directors, common } = await rank();
    expect(common).toEqual(['Starts within your budget', 'Works with AI tools']);
    for (const { reasons } of directors)
      expect(reasons.filter((one) => common.includes(one))).toEqual([]);
  });

  test('sample directors of the directory do not change that, but give a profile', async () => {
    await insert(
      directorRow({ name: 'Odalys Brandt-Vey', id: 'odalys-brandt-vey' }),
      directorRow({ name: 'Ines Marrowby', id: 'ines-marrowby', active: false }),
      directorRow({ name: 'Somebody Else' }),
      own('Gone Again', { active: false }),
    );
    const directors = await match();
    expect(directors).toHaveLength(12);
    const withProfile = directors.filter(({ hasProfile }) => hasProfile);
    expect(withProfile.map(({ id }) => id)).toEqual(['odalys-brandt-vey']);
  });
});

describe('MATCH-04 the house’s own directors', () => {
  test('take the place of the catalogue; those who are busy, gone or samples are not offered', async () => {
    await insert(
      own('Ada Free', { skills: ['Bread'], rating: 4.1 }),
      own('Bo Free', { rating: 4.9 }),
      own('Cy Busy', { availability_status: 'busy' }),
      own('Di Gone', { active: false }),
      directorRow({ name: 'Ed Sample' }),
    );
    expect(await names()).toEqual(['Ada Free', 'Bo Free']);
  });

  test('with nobody free, nobody is offered', async () => {
    await insert(own('Cy Busy', { availability_status: 'on set' }));
    expect(await names()).toEqual([]);
  });

  test('their prices count and stay in the house, and so does every contact', async () => {
    await insert(
      own('Ada Near', { project_minimum: 10_000, hourly_rate: 81_234 }),
      own('Bo Far', { project_minimum: 98_765 }),
      own('Cy Unknown', { project_minimum: null }),
    );
    const answer = await ask();
    const text = await answer.text();
    const { directors } = JSON.parse(text) as { directors: MatchedDirector[] };
    expect(directors.map(({ name, matchScore }) => [name, matchScore])).toEqual([
      ['Ada Near', 15],
      ['Bo Far', 0],
      ['Cy Unknown', 0],
    ]);
    expect(directors.map(({ startingAt }) => startingAt)).toEqual([null, null, null]);
    expect(directors.every(({ hasProfile }) => hasProfile)).toBe(true);
    expect(text).not.toMatch(/10[,.]?000|98[,.]?765|81[,.]?234|77[,.]?\d{3}|secret/);
    expect(text).not.toMatch(/contact|hourly|minimum|"rate"|phone|email/i);
  });

  test('a change of the directory is seen', async () => {
    expect(await match()).toHaveLength(12);
    await insert(own('Ada Free'));
    await until(['Ada Free']);
    await site.services.db.transaction(async (tx) => {
      await tx
        .update(creativeDirectors)
        .set({ availability_status: 'busy' })
        .where(eq(creativeDirectors.id, 'ada-free'));
      await site.services.changes.announce(tx, 'directors');
    });
    await until([]);
  });

  test('a reading that failed is not kept', async () => {
    await site.services.db.execute('alter table creative_directors rename to elsewhere');
    expect((await ask()).status).toBe(500);
    await site.services.db.execute('alter table elsewhere rename to creative_directors');
    expect(await match()).toHaveLength(12);
  });

  test('of more than a thousand the best rated are compared, and 120 are answered', async () => {
    const rows = Array.from({ length: 1_010 }, (_, at) =>
      own(`Number ${String(at).padStart(4, '0')}`, {
        rating: at < 12 ? 1.5 : 4,
        skills: at === 11 || at === 12 || at === 1_009 ? ['Bread'] : [],
      }),
    );
    await insert(...rows, own('Unrated', { rating: null, skills: ['Bread'] }));
    const directors = await match();
    expect(directors).toHaveLength(120);
    expect(directors.slice(0, 4).map(({ name }) => name)).toEqual([
      'Number 0012',
      'Number 1009',
      'Number 0013',
      'Number 0014',
    ]);
  });
});

describe('what is asked', () => {
  test.each([
    ['no budget', { budget: '' }, 'budget'],
    ['another platform', { platform: ['radio'] }, 'platform.0'],
    ['no description', { description: ' ' }, 'description'],
    ['a brief too long', { creativeBrief: 'x'.repeat(20_001) }, 'creativeBrief'],
  ])('MATCH-04 %s: 422', async (_what, changes, field) => {
    const answer = await ask(changes);
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { error: { fields: { path: string }[] } };
    expect(error.fields.map(({ path }) => path)).toContain(field);
  });

  test('MATCH-02 the smallest bracket without an amount ranks by everything else', async () => {
    for (const { reasons } of await match({ specificBudget: '' }))
      expect(reasons.join()).not.toMatch(/your (budget|size)/);
  });

  test('MATCH-04 120 an hour from one network', async () => {
    const limit = { name: 'matches', subject: '198.51.100.9', windowSeconds: 3600 };
    const { limits, now } = site.services;
    await limits.take([{ ...limit, count: 120 }], now());
    for (let used = 1; used < 119; used++) await limits.take([{ ...limit, count: 120 }], now());
    expect((await ask({}, '198.51.100.9')).status).toBe(200);
    const refused = await ask({}, '198.51.100.9');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect((await ask({}, '198.51.100.10')).status).toBe(200);
  });
});
