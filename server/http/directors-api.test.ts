import { afterAll, expect, test } from 'vitest';
import { publicDirector } from '#domain/directors/director.ts';
import type { DirectoryPage } from '#domain/directors/directory.ts';
import { directorRow, insertDirectors } from '#tests/builders/insert-directors.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { cursorOf } from '../directors/search/cursor.ts';

const site = await openTestSite();
await insertDirectors(site.database, [
  directorRow({ name: 'Zoë Marrowby', location: 'Austin, TX', skills: ['AI video', 'VFX'] }),
  directorRow({ name: 'Ana Quill', location: 'Lisbon', skills: ['Editing'], rating: 4.5 }),
  directorRow({ name: '100% Ben', location: 'Oslo', skills: ['VFX'] }),
  directorRow({ name: 'Gone Away', active: false }),
]);
afterAll(() => site.close());

const list = async (query: string) => {
  const answer = await site.ask(`/api/directors?${query}`);
  expect(answer.status).toBe(200);
  const { directors, ...rest } = (await answer.json()) as DirectoryPage;
  return { names: directors.map(({ name }) => name), ...rest };
};
const problem = async (path: string) => {
  const answer = await site.ask(path);
  const body = (await answer.json()) as { error: { fields?: { path: string }[] } };
  return { status: answer.status, fields: body.error.fields?.map(({ path }) => path) };
};

test('DIR-02 the API finds by name, location or skill, and by every selected skill', async () => {
  const everybody = ['100% Ben', 'Ana Quill', 'Zoë Marrowby'];
  expect(await list('')).toEqual({ names: everybody, total: 3, nextCursor: null });
  expect(await list('q=&skills=&cursor=&limit=')).toMatchObject({ names: everybody });
  expect(await list('q=MARROW')).toMatchObject({ names: ['Zoë Marrowby'], total: 1 });
  expect(await list('q=lisb')).toMatchObject({ names: ['Ana Quill'] });
  expect(await list('q=vfx')).toMatchObject({ names: ['100% Ben', 'Zoë Marrowby'] });
  expect(await list('skills=vfx&skills=video')).toMatchObject({ names: ['Zoë Marrowby'] });
  expect(await list('q=100%25')).toMatchObject({ names: ['100% Ben'] });
  expect(await list('q=nobody')).toMatchObject({ names: [], total: 0, nextCursor: null });
});

test('DIR-03 a page says where the next one begins', async () => {
  const first = await list('limit=2');
  expect(first).toMatchObject({ names: ['100% Ben', 'Ana Quill'], total: 3 });
  const second = await list(`limit=2&cursor=${first.nextCursor}`);
  expect(second).toEqual({ names: ['Zoë Marrowby'], total: 3, nextCursor: null });
});

test('DIR-08 contact data and prices are in no answer', async () => {
  const page = await (await site.ask('/api/directors')).text();
  const one = await (await site.ask('/api/directors/ana-quill')).text();
  expect(page + one).not.toMatch(/secret|77123|77456|sort_name|grams|search_text/);
  expect(Object.keys(JSON.parse(one)).toSorted()).toEqual(
    Object.keys(publicDirector.shape).toSorted(),
  );
  expect(publicDirector.parse(JSON.parse(one))).toMatchObject({ name: 'Ana Quill', rating: 4.5 });
});

test.each(['gone-away', 'nobody', '%00', '%ED%A0%80', "'; drop table creative_directors; --"])(
  'DIR-06 there is no director %s: 404',
  async (id) => {
    expect(await problem(`/api/directors/${id}`)).toMatchObject({ status: 404 });
  },
);

test.each([
  [`q=${'x'.repeat(10_000)}`, 'q'],
  ['q=a%00b', 'q'],
  ['limit=abc', 'limit'],
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['limit=1.5', 'limit'],
  [Array(50).fill('skills=VFX').join('&'), 'skills'],
  [`skills=${'x'.repeat(61)}`, 'skills.0'],
  ['cursor=!!', 'cursor'],
  [`cursor=${'x'.repeat(1_001)}`, 'cursor'],
  [`cursor=${cursorOf({ sortName: 'a\0', id: 'b' })}`, 'cursor'],
  [`cursor=${Buffer.from('["a",1]').toString('base64url')}`, 'cursor'],
])('DIR-02 bad parameter %#: 422, and the field is named', async (query, field) => {
  expect(await problem(`/api/directors?${query}`)).toEqual({ status: 422, fields: [field] });
});

test.each(["' or 1=1 --", '"; drop table x', '%', '_', '\\', '...', '—', '😀', '\n', '%25'])(
  'DIR-02 %s is only text',
  async (q) => {
    const { total } = await list(`q=${encodeURIComponent(q)}&page=3&order=id`);
    expect(total).toBe(q === '%' ? 1 : q.trim() === '' ? 3 : 0);
  },
);

test('DIR-02 directors are only read', async () => {
  const answer = await site.ask('/api/directors', { method: 'POST' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});
