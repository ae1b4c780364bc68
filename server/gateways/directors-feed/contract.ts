// What every feed must do; each adapter's test runs it.
import { describe, expect, test } from 'vitest';
import { BrokenRow, type DirectorsFeed, type KnownFeed, mostBytes, mostRows } from './port.ts';

export const nothingKnown: KnownFeed = { etag: null, lastModified: null, fingerprint: null };
export const never = new AbortController().signal;

/** Reads a feed and gives its rows; fails the test when there are none. */
export async function rowsOf(feed: DirectorsFeed): Promise<readonly unknown[]> {
  const reading = await feed.read(nothingKnown, never);
  if (reading.kind !== 'rows') throw new Error(JSON.stringify(reading));
  return reading.rows;
}

/** Declares the tests for a feed that holds something. */
export function feedContract(open: () => Promise<DirectorsFeed>): void {
  test('DIR-09 a feed gives its rows, and says so when they are the same as last time', async () => {
    const feed = await open();
    const { kind, rows, ...known } = (await feed.read(nothingKnown, never)) as {
      kind: 'rows';
      rows: unknown[];
    } & KnownFeed;
    expect(kind).toBe('rows');
    expect(rows.length).toBeGreaterThan(0);
    expect(await feed.read(known, never)).toEqual({ kind: 'unchanged' });
    expect(await feed.read({ ...nothingKnown, fingerprint: 'another' }, never)).toMatchObject({
      kind: 'rows',
    });
    expect(feed.name).toBeTruthy();
  });
}

const good: [what: string, body: string, rows: unknown[]][] = [
  ['a JSON list', ' [{"id": "a", "rating": 4.5}, 7]', [{ id: 'a', rating: 4.5 }, 7]],
  ['a JSON object with a list', '{"directors": [{"id": "a"}], "page": 1}', [{ id: 'a' }]],
  ['JSON behind a byte order mark', '\uFEFF[{"id": "ł"}]', [{ id: 'ł' }]],
  ['an empty list', '[]', []],
  ['CSV', 'id,name\na,Ann\nb,"Bo, ""B""\r\nBly"\n', csv(['a', 'Ann'], ['b', 'Bo, "B"\r\nBly'])],
  ['CSV of Windows', '\uFEFFid;name\r\na;Zoë\r\n\r\n;\r\nb;Bo', csv(['a', 'Zoë'], ['b', 'Bo'])],
  ['CSV with tabs', 'id\tname\na\tAnn, B; C', csv(['a', 'Ann, B; C'])],
  ['CSV with a stray quote', 'id,name\na,Ann 6" tall', csv(['a', 'Ann 6" tall'])],
  ['CSV with one column twice', 'id,name,name\na,Ann,Bea', csv(['a', 'Ann'])],
  ['CSV with cells to spare', 'id,name\na,Ann,,\n', csv(['a', 'Ann'])],
  [
    'CSV rows that do not fit the header',
    'name,id\nAnn,a,extra\nBo\n',
    [
      new BrokenRow('a', 'has 3 cells, the header 2'),
      new BrokenRow(null, 'has 1 cells, the header 2'),
    ],
  ],
  ['CSV without rows', 'id,name\n', []],
];

const bad: [what: string, body: string | Uint8Array, problem: RegExp][] = [
  ['nothing', '', /empty/],
  ['white space', ' \n', /empty/],
  ['a web page', '\n<!doctype html><title>Sign in</title>', /web page/],
  ['JSON that is cut off', '[{"id": "a"}, {"id": "b', /malformed or cut off/],
  ['JSON of another shape', '{"people": []}', /list "directors"/],
  ['JSON of another shape below', '{"directors": {"a": 1}}', /list "directors"/],
  ['JSON that is only text', '"hello"', /neither JSON nor CSV/],
  ['CSV with other columns', 'a,b\n1,2', /neither JSON nor CSV/],
  ['CSV with a quote that never closes', 'id,name\na,"Ann\nb,Bo', /quote is never closed/],
  ['bytes that are not UTF-8', Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d), /not UTF-8/],
  ['UTF-16', Buffer.from('\uFEFF[]', 'utf16le'), /not UTF-8/],
  ['too many rows', `[${'0,'.repeat(mostRows)}0]`, /more than 200,000 rows/],
  ['too many CSV rows', `id,name\n${'a,b\n'.repeat(mostRows + 1)}`, /more than 200,000 rows/],
  ['too many bytes', Buffer.alloc(mostBytes + 1, ' '), /larger than 32 MB/],
];

/** Declares the tests for what feeds of bytes have in common: how a body is read. */
export function feedBodyContract(open: (body: string | Uint8Array) => Promise<DirectorsFeed>) {
  feedContract(() => open('[{"id": "a", "name": "Ann"}]'));

  describe('DIR-09 a body', () => {
    test.each(good)('%s is read', async (_what, body, rows) => {
      expect(await rowsOf(await open(body))).toEqual(rows);
    });

    test.each(bad)('%s is a problem that is told', async (_what, body, problem) => {
      const feed = await open(body);
      const reading = await feed.read(nothingKnown, never);
      expect(reading).toEqual({ kind: 'failed', problem: expect.stringMatching(problem) });
    });

    test('nothing a feed holds is repeated in a problem', async () => {
      const feed = await open('[{"contact_email": "secret@example.com"');
      expect(JSON.stringify(await feed.read(nothingKnown, never))).not.toContain('secret');
    });
  });
}

function csv(...rows: [id: string, name: string][]): unknown[] {
  return rows.map(([id, name]) => ({ id, name }));
}
