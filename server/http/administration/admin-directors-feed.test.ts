import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AdminDirector, DirectorImport, DirectorSyncList } from '#domain/admin/directors.ts';
import { rowsReading } from '#tests/builders/directors-feed.ts';
import {
  directorsPath,
  openDirectorsDesk,
  readAnswer,
} from '#tests/builders/open-directors-desk.ts';
import { auditLog, creativeDirectors, directorCatalogue, directorSyncs } from '../../db/schema.ts';
import { takeLease } from '../../directors/feed/sync-lease.ts';

const ann = { id: 'ann', name: 'Ann Lee', location: 'Austin', rating: 4.5, skills: ['VFX'] };
const bo = { id: 'bo', name: 'Bo Ito', hourly_rate: 90 };

const generation = await openDirectorsDesk();
afterAll(() => generation.close());
beforeEach(() => generation.clear());

describe('DIR-09 a feed leaves to the house what it said', () => {
  test('an edited field stays, others follow the feed, and nothing changes twice', async () => {
    await generation.sync(ann, bo);
    const { updated_at } = await generation.read('ann');
    const edited = await readAnswer<AdminDirector>(
      generation.patch('ann', { updated_at, changes: { name: 'Anna Lee', location: 'Austin' } }),
    );
    expect(edited.house_fields).toEqual(['name']);
    expect(await generation.sync(ann, bo)).toEqual({ kind: 'read', synced: 0 });
    expect(await generation.sync(ann, bo)).toEqual({ kind: 'read', synced: 0 });
    expect(await generation.sync({ ...ann, name: 'A. Lee', location: 'Oslo' }, bo)).toMatchObject({
      synced: 1,
    });
    expect(await generation.read('ann')).toMatchObject({
      name: 'Anna Lee',
      location: 'Oslo',
      rating: 4.5,
    });
    const found = await readAnswer<{ total: number }>(generation.site.ask('/api/directors?q=anna'));
    expect(found.total).toBe(1);
  });

  test('a field that is given back follows the feed at the next reading', async () => {
    await generation.sync(ann);
    const first = await generation.read('ann');
    await generation.patch('ann', { updated_at: first.updated_at, changes: { name: 'Anna' } });
    const { updated_at } = await generation.read('ann');
    expect(
      await readAnswer(generation.patch('ann', { updated_at, release: ['name', 'id'] })),
    ).toMatchObject({
      name: 'Anna',
      house_fields: [],
    });
    // The very same feed is read again.
    expect(await generation.readFeed()).toEqual({ kind: 'read', synced: 1 });
    expect(await generation.read('ann')).toMatchObject({ name: 'Ann Lee' });
  });

  test('what the house changes while the feed is read makes it be read again', async () => {
    await generation.sync(ann);
    generation.feed.next = async () => {
      const { updated_at } = await generation.read('ann');
      await readAnswer(generation.patch('ann', { updated_at, changes: { name: 'Anna' } }));
      return rowsReading([ann]);
    };
    await generation.readFeed({ force: true });
    expect(await generation.read('ann')).toMatchObject({ name: 'Anna' });
    expect(await generation.readFeed()).toEqual({ kind: 'read', synced: 0 });
  });

  test('directors of the house stay when the feed has none of them, and keep their ids', async () => {
    const { id } = await generation.create({ name: 'Noor' });
    expect(await generation.sync(ann, { id, name: 'Somebody else' })).toEqual({
      kind: 'read',
      synced: 1,
    });
    expect(await generation.inPublic()).toEqual(['Ann Lee', 'Noor']);
    const [report] = await generation.db.select().from(directorSyncs);
    expect(report).toMatchObject({
      refused: [{ row: 2, id, reason: 'has the id of a director whom the house entered' }],
    });
    expect(await generation.sync(ann)).toEqual({ kind: 'read', synced: 0 });
  });

  test('who is suspended is nowhere, stays so whatever the feed says, and can come back', async () => {
    await generation.sync(ann, bo);
    expect(await readAnswer(generation.post(`${directorsPath}/ann/suspend`))).toMatchObject({
      suspended: true,
      active: false,
    });
    expect(await generation.inPublic()).toEqual(['Bo Ito']);
    await readAnswer(generation.site.ask('/api/directors/ann'), 404);
    expect(await generation.sync(ann, bo)).toEqual({ kind: 'read', synced: 0 });
    expect(await generation.sync({ ...ann, rating: 3 }, bo)).toEqual({ kind: 'read', synced: 1 });
    expect(await generation.sync({ ...ann, rating: 3 }, bo)).toEqual({ kind: 'read', synced: 0 });
    expect(await generation.inPublic()).toEqual(['Bo Ito']);
    expect(await readAnswer(generation.post(`${directorsPath}/ann/restore`))).toMatchObject({
      suspended: false,
      active: true,
    });
    expect(await generation.inPublic()).toEqual(['Ann Lee', 'Bo Ito']);
    expect((await generation.acts()).map(({ action }) => action)).toEqual([
      'director.suspended',
      'director.restored',
    ]);
  });
});

describe('DIR-09 the feed is read on demand', () => {
  test('as a job, with a report; while it is read nobody starts another', async () => {
    await generation.sync(ann);
    await readAnswer(generation.post(`${directorsPath}/sync`), 202);
    expect(
      await readAnswer<DirectorSyncList>(generation.ask(`${directorsPath}/syncs`)),
    ).toMatchObject({
      isReading: false,
      syncs: [{ outcome: 'changed', rows_read: 1, added: 1, refused: [] }],
    });
    expect(await generation.acts()).toMatchObject([{ action: 'directors.synced' }]);
    await takeLease(generation.db, crypto.randomUUID(), new Date());
    const { error } = await readAnswer<{ error: object }>(
      generation.post(`${directorsPath}/sync`),
      409,
    );
    expect(error).toMatchObject({
      message: 'The feed is being read already. Its report comes soon.',
    });
    await generation.db.update(directorCatalogue).set({ run_id: null, run_until: null });
  });
});

describe('ADM-07 files', () => {
  test('what is exported can be imported again, and changes nothing', async () => {
    await generation.sync({
      ...ann,
      bio: 'One,\n"two"; three',
      contact_phone: '+1 213 555',
      skills: ['a; b', 'c'],
    });
    await generation.create({ name: '=Noor', rating: 4.5, website_url: 'https://noor.example' });
    const answer = await generation.ask('/api/admin/export/directors.csv');
    const csv = new Uint8Array(await answer.arrayBuffer());
    const [, name] =
      /filename="(directors-.+\.csv)"/.exec(answer.headers.get('Content-Disposition') ?? '') ?? [];
    const noted = await generation.db.select().from(auditLog);
    expect(noted.findLast(({ action }) => action === 'directors.exported')?.target_id).toBe(name);
    const same = { rows_read: 2, added: 0, changed: 0, refused_count: 0 };
    expect(await readAnswer(generation.importCsv(csv, true))).toMatchObject(same);
    await generation.db.delete(creativeDirectors);
    expect(await readAnswer(generation.importCsv(csv))).toMatchObject({ ...same, added: 2 });
    expect((await generation.list('q==noor')).directors).toMatchObject([
      { origin: 'house', rating: 4.5 },
    ]);
    expect(await generation.read('ann')).toMatchObject({
      skills: ['a; b', 'c'],
      contact_phone: '+1 213 555',
    });
  });

  test('a dry run says what would happen; then only columns of the file change', async () => {
    await generation.sync(ann);
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
    expect(await readAnswer<DirectorImport>(generation.importCsv(csv, true))).toEqual(expected);
    expect(await generation.inPublic()).toEqual(['Ann Lee']);
    expect(await readAnswer<DirectorImport>(generation.importCsv(csv))).toEqual(expected);
    expect(await generation.inPublic()).toEqual(['Anna', 'New One']);
    expect(await generation.read('ann')).toMatchObject({
      location: 'Austin',
      house_fields: ['name'],
    });
    expect(await generation.acts()).toMatchObject([
      { action: 'directors.imported', details: { added: 1, changed: 1, refused_count: 3 } },
    ]);
    expect(await generation.sync(ann)).toEqual({ kind: 'read', synced: 0 });
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
    const { error } = await readAnswer<{ error: object }>(generation.importCsv(csv), 422);
    expect(error).toMatchObject({ message, fields: [{ path: 'file', message }] });
    expect([(await generation.list()).total, await generation.acts()]).toEqual([0, []]);
  });

  test('a file over 5 MB is refused', async () => {
    await readAnswer(generation.importCsv(`name\n${'x'.repeat(5 * 1024 * 1024)}`), 413);
  });

  test.each([
    ['portrait', 'profile_image', 'copy-portraits'],
    ['picture of a reel', 'video_reel_poster', 'copy-reel-posters'],
  ])('an entered, edited or imported %s is fetched by a job', async (_what, column, queue) => {
    const { id, updated_at } = await generation.create({ name: 'Noor' });
    const other = queue === 'copy-portraits' ? 'copy-reel-posters' : 'copy-portraits';
    const before = [await generation.waiting(queue), await generation.waiting(other)] as const;
    const changes = { [column]: 'https://noor.example/me.jpg' };
    await readAnswer(generation.patch(id, { updated_at, changes }));
    expect(await generation.waiting(queue)).toBe(before[0] + 1);
    await generation.create({ name: 'Bo', ...changes });
    await readAnswer(generation.importCsv(`name,${column}\nCy,https://noor.example/you.jpg\n`));
    expect([await generation.waiting(queue), await generation.waiting(other)]).toEqual([
      before[0] + 3,
      before[1],
    ]);
    const [row] = await generation.db
      .select()
      .from(creativeDirectors)
      .where(eq(creativeDirectors.id, id));
    expect(row).toMatchObject({ portrait: null, reel_poster: null, ...changes });
  });
});
