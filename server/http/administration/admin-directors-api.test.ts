import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminDirector } from '#domain/admin/directors.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import {
  directorsPath,
  openDirectorsDesk,
  readAnswer,
} from '#tests/builders/open-directors-desk.ts';

const generation = await openDirectorsDesk();
afterAll(() => generation.close());
beforeEach(() => generation.clear());

describe('ADM-05 the table', () => {
  beforeEach(() =>
    insertDirectors(generation.site.database, [
      directorRow({
        name: 'zoe',
        location: 'Århus',
        hourly_rate: 9,
        rating: 4.8,
        contact_email: 'z@Studio.example',
      }),
      directorRow({
        name: 'Émile',
        location: 'austin',
        hourly_rate: 100,
        availability_status: 'busy',
      }),
      directorRow({ name: 'Fay', location: '', hourly_rate: null, rating: 4, active: false }),
      directorRow({ name: '50% Ed', location: 'Berlin', hourly_rate: 20, skills: ['Ünreal'] }),
    ]),
  );

  test.each([
    ['name', ['50% Ed', 'Émile', 'Fay', 'zoe']],
    ['location', ['zoe', 'Émile', '50% Ed', 'Fay']],
    ['hourly_rate', ['zoe', '50% Ed', 'Émile', 'Fay']],
    ['rating', ['Fay', 'zoe', '50% Ed', 'Émile']],
    ['availability_status', ['50% Ed', 'Fay', 'zoe', 'Émile']],
  ])('sorts by %s, what is missing last, and backwards', async (sort, expected) => {
    expect(await generation.names(`sort=${sort}`)).toEqual(expected);
    expect(await generation.names(`sort=${sort}&order=desc`)).toEqual(expected.toReversed());
  });

  test('finds by name, place, skill and email, literally and in any case', async () => {
    expect(await generation.names('q=ÉMI')).toEqual(['Émile']);
    expect(await generation.names('q=AUST')).toEqual(['Émile']);
    expect(await generation.names('q=ünr')).toEqual(['50% Ed']);
    expect(await generation.names('q=z@STUDIO')).toEqual(['zoe']);
    expect(await generation.names('q=%25')).toEqual(['50% Ed']);
    expect(await generation.names('q=_')).toEqual([]);
  });

  test('pages, counts and filters', async () => {
    expect(await generation.list('limit=2&page=1')).toMatchObject({
      total: 4,
      directors: [{ name: 'Fay' }, { name: 'zoe' }],
    });
    expect(await generation.names('active=false')).toEqual(['Fay']);
    expect((await generation.list('active=true&page=99')).directors).toEqual([]);
  });

  test.each(['sort=grams', 'order=up', 'page=-1', 'limit=1000', 'q=a%00'])(
    '%s is refused',
    async (query) => void (await readAnswer(generation.ask(`${directorsPath}?${query}`), 422)),
  );
});

describe('ADM-07 the house enters and edits directors', () => {
  test('one is created, found by everybody, and written down', async () => {
    const made = await generation.create({
      name: ' Noor  Haddad ',
      skills: ['VFX', 'vfx'],
      hourly_rate: '$1,200',
    });
    expect(made).toMatchObject({
      name: 'Noor Haddad',
      origin: 'house',
      active: true,
      sample: false,
    });
    expect(made).toMatchObject({
      skills: ['VFX'],
      hourly_rate: 1200,
      availability_status: 'available',
    });
    expect(made.id).toMatch(/^house-/);
    expect(await generation.inPublic()).toEqual(['Noor Haddad']);
    expect(await generation.acts()).toMatchObject([
      { action: 'director.created', details: { name: 'Noor Haddad' } },
    ]);
  });

  test('what cannot stay is named by its field, and nothing is written', async () => {
    const body = {
      name: ' ',
      rating: 6,
      website_url: 'javascript:alert(1)',
      skills: 'x'.repeat(90),
    };
    const { error } = await readAnswer<{ error: { fields: unknown[] } }>(
      generation.post(directorsPath, body),
      422,
    );
    expect(error.fields).toEqual([
      { path: 'name', message: 'Name is missing.' },
      { path: 'rating', message: 'Rating is not from 0 to 5.' },
      { path: 'skills', message: expect.stringContaining('Skills is longer') },
      { path: 'website_url', message: expect.stringContaining('Website is not an http') },
    ]);
    expect((await generation.list()).total).toBe(0);
  });

  test('an edit made from an older state is refused with what stands now', async () => {
    const made = await generation.create({ name: 'Noor' });
    const { updated_at } = made;
    const once = await readAnswer<AdminDirector>(
      generation.patch(made.id, { updated_at, changes: { name: 'Nora' } }),
    );
    expect(once).toMatchObject({ name: 'Nora', house_fields: [] });
    const late = await readAnswer<object>(
      generation.patch(made.id, { updated_at, changes: { name: 'Nour' } }),
      409,
    );
    expect(late).toMatchObject({ error: { code: 'conflict' }, director: { name: 'Nora' } });
    await readAnswer(generation.patch(made.id, { updated_at, changes: { name: 'Nora' } })); // a lost answer
    expect(await generation.inPublic()).toEqual(['Nora']);
    expect((await generation.acts()).map(({ details }) => details)).toEqual([
      { name: 'Noor' },
      { name: 'Nora', fields: ['name'], released: [] },
    ]);
  });

  test('every change is announced, and who is suspended is matched with nobody', async () => {
    const heard: string[] = [];
    const topics = ['directors', 'jobs'] as const;
    const stops = topics.map((topic) =>
      generation.site.services.changes.subscribe(topic, () => heard.push(topic)),
    );
    const { id, updated_at } = await generation.create({ name: 'Noor' });
    await expect.poll(() => heard).toEqual(['directors']);
    expect([...(await generation.site.services.candidates()).shown.keys()]).toEqual([id]);
    await readAnswer(generation.patch(id, { updated_at, changes: { bio: 'Bread.' } }));
    await expect.poll(() => heard).toHaveLength(2);
    await readAnswer(generation.post(`${directorsPath}/${id}/suspend`));
    await expect.poll(() => heard).toHaveLength(3);
    expect([...(await generation.site.services.candidates()).shown.keys()]).not.toContain(id);
    await readAnswer(generation.importCsv('name\nMika\n'));
    await expect.poll(() => heard).toEqual(['directors', 'directors', 'directors', 'directors']);
    generation.feed.next = { kind: 'failed', problem: 'It is not there.' };
    await generation.readFeed({ force: true });
    await expect.poll(() => heard.at(-1)).toBe('jobs');
    for (const stop of stops) stop();
  });

  test('bad ids and bodies are no failure of ours', async () => {
    await readAnswer(generation.patch('nobody', { updated_at: new Date().toISOString() }), 404);
    await readAnswer(generation.patch('%00', { updated_at: new Date().toISOString() }), 404);
    await readAnswer(generation.patch('ann', { updated_at: 'yesterday' }), 422);
    await readAnswer(generation.post(directorsPath, { name: { first: 'x' } }), 422);
    await readAnswer(generation.post(directorsPath, { nonsense: 'x' }), 422);
    await readAnswer(generation.post(directorsPath, []), 422);
  });
});
