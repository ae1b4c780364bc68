import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type Cell, csvAnswer, csvName } from './csv.ts';

async function* given(rows: Cell[][]) {
  yield* rows;
}
const fileOf = async (...rows: Cell[][]) =>
  Buffer.from(await csvAnswer('x.csv', ['name', 'count'], given(rows)).arrayBuffer());

test('ADM-07 a table is UTF-8 with its mark, lines end in CRLF, and it is saved under its name', async () => {
  const answer = csvAnswer('x.csv', ['name', 'count'], given([['Zoë "Z", Ltd.\nPorto', 3]]));
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="x.csv"');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const file = Buffer.from(await answer.arrayBuffer());
  expect(file.toString()).toBe('\uFEFFname,count\r\n"Zoë ""Z"", Ltd.\nPorto",3\r\n');
  expect(csvName('projects', new Date('2026-11-22T23:59:00Z'))).toBe('projects-2026-11-22.csv');
});

test('ADM-07 a table without rows still says its columns', async () => {
  expect((await fileOf()).toString()).toBe('\uFEFFname,count\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.example","x")', `'=HYPERLINK("https://evil.example","x")`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\n=1"],
  [' =1', "' =1"],
  ['\u200b=1', "'\u200b=1"],
  ['two\nlines', 'two\nlines'],
  ['\n=1', "'\n=1"],
  ['＝1', "'＝1"],
  ['1-1', '1-1'],
  ['a,=1', 'a,=1'],
  ["'=1", "'=1"],
  ['', ''],
])('ADM-07 the text %j is no formula', async (text, cell) => {
  const [read] = parse((await fileOf([text, 1])).subarray(3), { from: 2 }) as string[][];
  expect(read).toEqual([cell, '1']);
});

test('ADM-07 numbers stay numbers, and nothing stays empty', async () => {
  expect((await fileOf([null, -5], ['a', 0])).toString()).toContain('\r\n,-5\r\na,0\r\n');
});

test('ADM-07 a table that cannot be read to its end breaks off', async () => {
  async function* failing() {
    yield ['a', 1];
    throw new Error('gone');
  }
  await expect(csvAnswer('x.csv', ['name', 'count'], failing()).text()).rejects.toThrow('gone');
});

test('ADM-07 nothing more is read once nobody takes it', async () => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield ['a', 1];
    } finally {
      ended = true;
    }
  }
  const reader = csvAnswer('x.csv', ['name', 'count'], endless()).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => ended).toBe(true);
});
