import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  AdminDirector,
  AdminDirectorPage,
  DirectorImport,
  DirectorSyncList,
} from '#domain/admin/directors.ts';
import { rowsReading, type TestFeed, testFeed } from '#tests/builders/directors-feed.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import {
  auditLog,
  creativeDirectors,
  directorCatalogue,
  directorSyncs,
  userRoles,
} from '../db/schema.ts';
import { syncDirectors } from '../directors/sync.ts';
import { takeLease } from '../directors/sync-lease.ts';

const path = '/api/admin/directors';
const never = new AbortController().signal;
const feed: TestFeed = testFeed(rowsReading([]));
const ann = { id: 'ann', name: 'Ann Lee', location: 'Austin', rating: 4.5, skills: ['VFX'] };
const bo = { id: 'bo', name: 'Bo Ito', hourly_rate: 90 };

let site: TestSite;
let ask: ReturnType<typeof askAs>;
beforeAll(async () => {
  site = await openTestSite({}, { directorsFeed: feed });
  const admin = await signUpMember(site, { verified: true, email: 'ada@house.example' });
  const role = { role: 'admin', source: 'granted', created_at: new Date() } as const;
  await site.services.db.insert(userRoles).values({ user_id: admin.id, ...role });
  ask = askAs(site, admin);
});
afterAll(() => site.close());
beforeEach(async () => {
  const { db } = site.services;
  for (const table of [creativeDirectors, directorSyncs, auditLog]) await db.delete(table);
  await db.update(directorCatalogue).set({ feed: null, fingerprint: null, synced_at: null });
});

async function json<Answer>(answer: Promise<Response>, status = 200): Promise<Answer> {
  const body = await answer;
  const text = await body.text();
  expect(body.status, text).toBe(status);
  return JSON.parse(text) as Answer;
}
const post = (to: string, body: unknown = {}) =>
  ask(to, { method: 'POST', body: JSON.stringify(body) });
const create = (body: object) => json<AdminDirector>(post(path, body), 201);
const patch = (id: string, body: object) =>
  ask(`${path}/${id}`, { method: 'PATCH', body: JSON.stringify(body) });
const read = (id: string) => json<AdminDirector>(ask(`${path}/${id}`));
const list = (query = '') => json<AdminDirectorPage>(ask(`${path}?${query}`));
const names = async (query: string) => (await list(query)).directors.map(({ name }) => name);
const inPublic = async () =>
  (
    await json<{ directors: { name: string }[] }>(site.ask('/api/directors?limit=100'))
  ).directors.map(({ name }) => name);
const sync = async (...rows: object[]) => {
  feed.next = rowsReading(rows);
  return syncDirectors(site.services, never, { force: true });
};
const acts = async () =>
  (await site.services.db.select().from(auditLog).orderBy(auditLog.at)).map(
    ({ action, details }) => ({
      action,
      details,
    }),
  );
const importCsv = (csv: string | Uint8Array<ArrayBuffer>, dry = false) =>
  ask(`${path}/import${dry ? '?dry-run=true' : ''}`, {
    method: 'POST',
    body: csv,
    headers: { 'Content-Type': 'text/csv' },
  });

describe('ADM-05 the table', () => {
  beforeEach(() =>
    insertDirectors(site.database, [
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
    expect(await names(`sort=${sort}`)).toEqual(expected);
    expect(await names(`sort=${sort}&order=desc`)).toEqual(expected.toReversed());
  });

  test('finds by name, place, skill and e-mail, literally and in any case', async () => {
    expect(await names('q=ÉMI')).toEqual(['Émile']);
    expect(await names('q=AUST')).toEqual(['Émile']);
    expect(await names('q=ünr')).toEqual(['50% Ed']);
    expect(await names('q=z@STUDIO')).toEqual(['zoe']);
    expect(await names('q=%25')).toEqual(['50% Ed']);
    expect(await names('q=_')).toEqual([]);
  });

  test('pages, counts and filters', async () => {
    expect(await list('limit=2&page=1')).toMatchObject({
      total: 4,
      directors: [{ name: 'Fay' }, { name: 'zoe' }],
    });
    expect(await names('active=false')).toEqual(['Fay']);
    expect((await list('active=true&page=99')).directors).toEqual([]);
  });

  test.each(['sort=grams', 'order=up', 'page=-1', 'limit=1000', 'q=a%00'])(
    '%s is refused',
    async (query) => void (await json(ask(`${path}?${query}`), 422)),
  );
});

describe('ADM-07 the house enters and edits directors', () => {
  test('one is created, found by everybody, and written down', async () => {
    const made = await create({
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
    expect(await inPublic()).toEqual(['Noor Haddad']);
    expect(await acts()).toMatchObject([
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
    const { error } = await json<{ error: { fields: unknown[] } }>(post(path, body), 422);
    expect(error.fields).toEqual([
      { path: 'name', message: 'Name is missing.' },
      { path: 'rating', message: 'Rating is not from 0 to 5.' },
      { path: 'skills', message: expect.stringContaining('Skills is longer') },
      { path: 'website_url', message: expect.stringContaining('Website is not an http') },
    ]);
    expect((await list()).total).toBe(0);
  });

  test('an edit made from an older state is refused with what stands now', async () => {
    const made = await create({ name: 'Noor' });
    const { updated_at } = made;
    const once = await json<AdminDirector>(
      patch(made.id, { updated_at, changes: { name: 'Nora' } }),
    );
    expect(once).toMatchObject({ name: 'Nora', house_fields: [] });
    const late = await json<object>(patch(made.id, { updated_at, changes: { name: 'Nour' } }), 409);
    expect(late).toMatchObject({ error: { code: 'conflict' }, director: { name: 'Nora' } });
    await json(patch(made.id, { updated_at, changes: { name: 'Nora' } })); // a lost answer
    expect(await inPublic()).toEqual(['Nora']);
    expect(await acts()).toHaveLength(2);
  });

  test('every change is announced, and who is suspended is matched with nobody', async () => {
    const heard: string[] = [];
    const topics = ['directors', 'jobs'] as const;
    const stops = topics.map((topic) =>
      site.services.changes.subscribe(topic, () => heard.push(topic)),
    );
    const { id, updated_at } = await create({ name: 'Noor' });
    await expect.poll(() => heard).toEqual(['directors']);
    expect([...(await site.services.candidates()).shown.keys()]).toEqual([id]);
    await json(patch(id, { updated_at, changes: { bio: 'Bread.' } }));
    await expect.poll(() => heard).toHaveLength(2);
    await json(post(`${path}/${id}/suspend`));
    await expect.poll(() => heard).toHaveLength(3);
    expect([...(await site.services.candidates()).shown.keys()]).not.toContain(id);
    await json(importCsv('name\nMika\n'));
    await expect.poll(() => heard).toEqual(['directors', 'directors', 'directors', 'directors']);
    feed.next = { kind: 'failed', problem: 'It is not there.' };
    await syncDirectors(site.services, never, { force: true });
    await expect.poll(() => heard.at(-1)).toBe('jobs');
    for (const stop of stops) stop();
  });

  test('bad ids and bodies are no failure of ours', async () => {
    await json(patch('nobody', { updated_at: new Date().toISOString() }), 404);
    await json(patch('%00', { updated_at: new Date().toISOString() }), 404);
    await json(patch('ann', { updated_at: 'yesterday' }), 422);
    await json(post(path, { name: { first: 'x' } }), 422);
    await json(post(path, { nonsense: 'x' }), 422);
    await json(post(path, []), 422);
  });
});

describe('DIR-09 a feed leaves to the house what it said', () => {
  test('an edited field stays, others follow the feed, and nothing changes twice', async () => {
    await sync(ann, bo);
    const { updated_at } = await read('ann');
    const edited = await json<AdminDirector>(
      patch('ann', { updated_at, changes: { name: 'Anna Lee', location: 'Austin' } }),
    );
    expect(edited.house_fields).toEqual(['name']);
    expect(await sync(ann, bo)).toEqual({ kind: 'read', synced: 0 });
    expect(await sync(ann, bo)).toEqual({ kind: 'read', synced: 0 });
    expect(await sync({ ...ann, name: 'A. Lee', location: 'Oslo' }, bo)).toMatchObject({
      synced: 1,
    });
    expect(await read('ann')).toMatchObject({ name: 'Anna Lee', location: 'Oslo', rating: 4.5 });
    const found = await json<{ total: number }>(site.ask('/api/directors?q=anna'));
    expect(found.total).toBe(1);
  });

  test('a field that is given back follows the feed at the next reading', async () => {
    await sync(ann);
    const first = await read('ann');
    await patch('ann', { updated_at: first.updated_at, changes: { name: 'Anna' } });
    const { updated_at } = await read('ann');
    expect(await json(patch('ann', { updated_at, release: ['name', 'id'] }))).toMatchObject({
      name: 'Anna',
      house_fields: [],
    });
    // The very same feed is read again.
    expect(await syncDirectors(site.services, never)).toEqual({ kind: 'read', synced: 1 });
    expect(await read('ann')).toMatchObject({ name: 'Ann Lee' });
  });

  test('what the house changes while the feed is read makes it be read again', async () => {
    await sync(ann);
    feed.next = async () => {
      const { updated_at } = await read('ann');
      await json(patch('ann', { updated_at, changes: { name: 'Anna' } }));
      return rowsReading([ann]);
    };
    await syncDirectors(site.services, never, { force: true });
    expect(await read('ann')).toMatchObject({ name: 'Anna' });
    expect(await syncDirectors(site.services, never)).toEqual({ kind: 'read', synced: 0 });
  });

  test('directors of the house stay when the feed has none of them, and keep their ids', async () => {
    const { id } = await create({ name: 'Noor' });
    expect(await sync(ann, { id, name: 'Somebody else' })).toEqual({ kind: 'read', synced: 1 });
    expect(await inPublic()).toEqual(['Ann Lee', 'Noor']);
    const [report] = await site.services.db.select().from(directorSyncs);
    expect(report).toMatchObject({
      refused: [{ row: 2, id, reason: 'has the id of a director whom the house entered' }],
    });
    expect(await sync(ann)).toEqual({ kind: 'read', synced: 0 });
  });

  test('who is suspended is nowhere, stays so whatever the feed says, and can come back', async () => {
    await sync(ann, bo);
    expect(await json(post(`${path}/ann/suspend`))).toMatchObject({
      suspended: true,
      active: false,
    });
    expect(await inPublic()).toEqual(['Bo Ito']);
    await json(site.ask('/api/directors/ann'), 404);
    expect(await sync(ann, bo)).toEqual({ kind: 'read', synced: 0 });
    expect(await sync({ ...ann, rating: 3 }, bo)).toEqual({ kind: 'read', synced: 1 });
    expect(await sync({ ...ann, rating: 3 }, bo)).toEqual({ kind: 'read', synced: 0 });
    expect(await inPublic()).toEqual(['Bo Ito']);
    expect(await json(post(`${path}/ann/restore`))).toMatchObject({
      suspended: false,
      active: true,
    });
    expect(await inPublic()).toEqual(['Ann Lee', 'Bo Ito']);
    expect((await acts()).map(({ action }) => action)).toEqual([
      'director.suspended',
      'director.restored',
    ]);
  });
});

describe('DIR-09 the feed is read on demand', () => {
  test('as a job, with a report; while it is read nobody starts another', async () => {
    await sync(ann);
    await json(post(`${path}/sync`), 202);
    expect(await json<DirectorSyncList>(ask(`${path}/syncs`))).toMatchObject({
      isReading: false,
      syncs: [{ outcome: 'changed', rows_read: 1, added: 1, refused: [] }],
    });
    expect(await acts()).toMatchObject([{ action: 'directors.synced' }]);
    const { db } = site.services;
    await takeLease(db, crypto.randomUUID(), new Date());
    const { error } = await json<{ error: object }>(post(`${path}/sync`), 409);
    expect(error).toMatchObject({
      message: 'The feed is being read already. Its report comes soon.',
    });
    await db.update(directorCatalogue).set({ run_id: null, run_until: null });
  });
});

describe('ADM-07 files', () => {
  test('what is exported can be imported again, and changes nothing', async () => {
    await sync({
      ...ann,
      bio: 'One,\n"two"; three',
      contact_phone: '+1 213 555',
      skills: ['a; b', 'c'],
    });
    await create({ name: '=Noor', rating: 4.5, website_url: 'https://noor.example' });
    const answer = await ask('/api/admin/export/directors.csv');
    const csv = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('Content-Disposition')).toContain('directors-');
    const same = { rows_read: 2, added: 0, changed: 0, refused_count: 0 };
    expect(await json(importCsv(csv, true))).toMatchObject(same);
    await site.services.db.delete(creativeDirectors);
    expect(await json(importCsv(csv))).toMatchObject({ ...same, added: 2 });
    expect((await list('q==noor')).directors).toMatchObject([{ origin: 'house', rating: 4.5 }]);
    expect(await read('ann')).toMatchObject({ skills: ['a; b', 'c'], contact_phone: '+1 213 555' });
  });

  test('a dry run says what would happen; then only columns of the file change', async () => {
    await sync(ann);
    const csv =
      'name,id,rating\nAnna,ann,4.5\nNew One,,5\nBad,bad,9\n"Two\nLines",x,1,2\nAnna,ann,1\n';
    const expected = {
      rows_read: 5,
      added: 1,
      changed: 1,
      refused_count: 3,
      refused: [
        { row: 4, id: 'bad', reason: 'rating is not from 0 to 5' },
        { row: 5, id: 'x', reason: 'has 4 cells, the header 3' },
        { row: 7, id: 'ann', reason: 'has the id of a row before it' },
      ],
    };
    expect(await json<DirectorImport>(importCsv(csv, true))).toEqual(expected);
    expect(await inPublic()).toEqual(['Ann Lee']);
    expect(await json<DirectorImport>(importCsv(csv))).toEqual(expected);
    expect(await inPublic()).toEqual(['Anna', 'New One']);
    expect(await read('ann')).toMatchObject({ location: 'Austin', house_fields: ['name'] });
    expect(await acts()).toMatchObject([
      { action: 'directors.imported', details: { added: 1, changed: 1, refused_count: 3 } },
    ]);
    expect(await sync(ann)).toEqual({ kind: 'read', synced: 0 });
  });

  test.each([
    ['nothing', '', 'It is empty.'],
    ['an unclosed quote', 'id,name\na,"Ann\n', 'Its CSV cannot be read: a quote is never closed.'],
    ['no name', 'id,place\na,b\n', 'This is no CSV with a column called name in its first line.'],
    ['a header alone', 'id,name\n', 'It has a header, but no rows.'],
    ['HTML', '<!doctype html><p>no', 'It is a web page, not CSV.'],
    ['NUL', 'id,name\na,A\0nn\n', 'It is not UTF-8 text.'],
    [
      'UTF-16',
      new Uint8Array(Buffer.from('\uFEFFid,name\na,Ann\n', 'utf16le')),
      'It is not UTF-8 text.',
    ],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8]), 'It is not UTF-8 text.'],
    [
      'too many rows',
      `name\n${'Ann\n'.repeat(6_000)}`,
      'It has more than 5,000 rows. Import it in parts.',
    ],
  ])('%s is refused in words, and nothing is written', async (_, csv, message) => {
    const { error } = await json<{ error: object }>(importCsv(csv), 422);
    expect(error).toMatchObject({ message, fields: [{ path: 'file', message }] });
    expect([(await list()).total, await acts()]).toEqual([0, []]);
  });

  test('a file over 5 MB is refused', async () => {
    await json(importCsv(`name\n${'x'.repeat(5 * 1024 * 1024)}`), 413);
  });

  test('an edited portrait is fetched by a job', async () => {
    const { id, updated_at } = await create({ name: 'Noor' });
    const before = await waiting('copy-portraits');
    await json(
      patch(id, { updated_at, changes: { profile_image: 'https://noor.example/me.jpg' } }),
    );
    expect(await waiting('copy-portraits')).toBe(before + 1);
    const [row] = await site.services.db
      .select()
      .from(creativeDirectors)
      .where(eq(creativeDirectors.id, id));
    expect(row).toMatchObject({ portrait: null, profile_image: 'https://noor.example/me.jpg' });
  });
});

const waiting = async (queue: string) =>
  (await site.jobs.counts()).find((one) => one.queue === queue)?.waiting ?? 0;
