// What admins, in haste or not, cannot do to the directory and to each other.
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { DirectorImport } from '#domain/admin/directors.ts';
import {
  directorsPath,
  openDirectorsDesk,
  readAnswer,
} from '#tests/builders/open-directors-desk.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { limits } from '../../db/schema.ts';

const generation = await openDirectorsDesk();
const other = (await signUpAdmin(generation.site)).ask;
afterAll(() => generation.close());
beforeEach(() => generation.clear());
const tryImport = async (csv: string) =>
  readAnswer<DirectorImport>(generation.importCsv(csv, true)).then(({ refused }) =>
    refused.map(({ reason }) => reason),
  );

describe('ADM-07 an import', () => {
  const post = (query: string) =>
    generation.ask(`${directorsPath}/import${query}`, {
      method: 'POST',
      body: 'name\nAnn\n',
      headers: { 'Content-Type': 'text/csv' },
    });
  test.each([
    '?dry-run=1',
    '?dry-run=TRUE',
    '?dry-run=',
    '?dry-run',
    '?dryRun=true',
    '?dry-run=false&dry-run=true',
    '?dry-run=true&x=1',
  ])('with %s is refused, as nobody knows what is wanted', async (query) => {
    await readAnswer(post(query), 422);
    expect(await generation.names('')).toEqual([]);
  });

  test('with dry-run=false is one', async () => {
    await readAnswer(post('?dry-run=false'));
    expect(await generation.names('')).toEqual(['Ann']);
  });

  test.each([
    ['a cell', `id,name,skills\nbs,Bs,"${' ;'.repeat(15_000)}"`, 'has a cell of more than 20,000'],
    ['a list', `id,name,skills\nbs,Bs,"${'a;'.repeat(5_000)}"`, 'skills has more than 60 entries'],
  ])('refuses a row for %s that is too long', async (_, csv, reason) => {
    expect(await tryImport(csv)).toEqual([expect.stringContaining(reason)]);
  });

  test.each([
    ['row', `id,name,skills\nbs,Bs,"${' ;'.repeat(2e6)}"`, 'a row is too long'],
    ['first line', `name${','.repeat(500_000)}\n`, 'Its first line is too long.'],
    ['header', `name${',x'.repeat(100)}\n${'1,'.repeat(100)}1\n`, 'more than 100 columns'],
    ['header of lines', `name${',"\n"'.repeat(100_000)}\n`, 'a row is too long'],
  ])('refuses a file whose %s is too long', async (_, csv, words) => {
    const { error } = await readAnswer<{ error: { message: string } }>(
      generation.importCsv(csv),
      422,
    );
    expect(error.message).toContain(words);
  });

  test('refuses a header that comes again, and ids that are none', async () => {
    const word = 'id has a character or is a word that cannot be used';
    const csv = `ID,Name\nid,name\n__proto__,A\nconstructor,B\n"a\nb",C\n"a\u200bb",D\nann-lee_1.b,E\n`;
    expect(await tryImport(csv)).toEqual(['repeats the header', word, word, word, word]);
  });

  test('one runs at a time, and nobody is kept waiting for it', async () => {
    const csv = `id,name\n${Array.from({ length: 300 }, (_, at) => `a${at},Ann ${at}`).join('\n')}`;
    const answers = await Promise.all(Array.from({ length: 4 }, () => generation.importCsv(csv)));
    // One that is asked for while another runs is refused; one that comes after it finds nothing to add.
    const done = answers.filter(({ status }) => status !== 409);
    const added = await Promise.all(
      done.map((one) => readAnswer<DirectorImport>(Promise.resolve(one))),
    );
    expect(added.map((one) => one.added).toSorted((a, b) => b - a)).toEqual([
      300,
      ...done.slice(1).map(() => 0),
    ]);
    const again = await readAnswer<DirectorImport>(generation.importCsv(csv));
    expect(again).toMatchObject({ added: 0, changed: 0 });
    await readAnswer(generation.importCsv('nothing'), 422);
    await readAnswer(generation.importCsv('name\nBo\n'));
    expect((await generation.list()).total).toBe(301);
  });

  test('of very many is whole, found and changed again', async () => {
    const csv = (place: string) =>
      `id,name,location\n${Array.from({ length: 1_200 }, (_, at) => `a${at},Ann ${at},${place}`).join('\n')}`;
    expect(await readAnswer(generation.importCsv(csv('Oslo')))).toMatchObject({ added: 1_200 });
    expect(await readAnswer(generation.importCsv(csv('Bergen')))).toMatchObject({ changed: 1_200 });
    expect((await generation.list('q=bergen')).total).toBe(1_200);
  });
});

describe.each(['profile_image', 'video_reel_poster'])('DIR-10 a picture in %s', (column) => {
  test.each([
    'https://127.0.0.1/',
    'https://169.254.169.254/x',
    'https://0x7f000001:8443/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://localhost/x',
    'https://a.localhost./x',
    'https://intranet/x',
    'https://db.internal/x',
  ])('at %s is refused when it is entered, edited and imported', async (address) => {
    const body = { name: 'Noor', [column]: address };
    const { error } = await readAnswer<{ error: { fields: { path: string }[] } }>(
      generation.post(directorsPath, body),
      422,
    );
    expect(error.fields).toMatchObject([{ path: column }]);
    const { id, updated_at } = await generation.create({ name: 'Noor' });
    const changes = { [column]: address };
    await readAnswer(generation.patch(id, { updated_at, changes }), 422);
    expect(await tryImport(`name,${column}\nA,${address}\n`)).toEqual([
      `${column} is not on the public internet`,
    ]);
  });

  test('of a public address is taken', async () => {
    const made = await generation.create({ name: 'Noor', [column]: 'https://8.8.8.8/x' });
    expect(made[column as 'profile_image']).toBe('https://8.8.8.8/x');
  });
});

test('DIR-09 of many who ask for a reading at once one is heard, and written down', async () => {
  await generation.db.execute(sql`delete from pgboss.job`);
  const sync = { method: 'POST', body: '{}' };
  const asked = Array.from({ length: 10 }, (_, at) =>
    (at % 2 === 0 ? generation.ask : other)(`${directorsPath}/sync`, sync),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([202, ...Array(9).fill(409)]);
  expect(await generation.acts()).toHaveLength(1);
  await generation.db.execute(
    sql`update pgboss.job set start_after = now() + interval '25 minutes'`,
  );
  await readAnswer(generation.post(`${directorsPath}/sync`), 202);
  await generation.db.execute(sql`delete from pgboss.job`);
});

test('ADM-07 sixty files an hour are enough for an admin, and do not count for another', async () => {
  await generation.db.delete(limits);
  const files = ['directors', 'projects', 'submissions'].map(
    (name) => `/api/admin/export/${name}.csv`,
  );
  const take = async (at: number, by = generation.ask) => {
    const answer = await by(files[at % 3] ?? '');
    await answer.text();
    return answer;
  };
  for (let at = 0; at < 60; at++) expect((await take(at)).status).toBe(200);
  for (const at of [0, 1, 2]) {
    const refused = await take(at);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
  }
  expect(await generation.acts()).toHaveLength(60);
  expect((await take(0, other)).status).toBe(200);
  const head = await generation.ask(files[0] ?? '', { method: 'HEAD' });
  expect([head.status, (await generation.acts()).length]).toEqual([200, 61]);
  await generation.db.delete(limits);
});
