// Every request brings headers, and everybody may send what they like in them.
import { afterAll, expect, test } from 'vitest';
import { filledWith, type Piece } from '#server/off-loop/testing/odd-texts.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { jpegPicture } from '#tests/builders/pictures.ts';
import { startCpuTime } from '#tests/cpu-time.ts';
import { etagOf, sendFile } from '../cache/cached-asset.ts';
import { isAnonymous } from './is-anonymous.ts';

const site = await openTestSite();
await site.services.storage.put('frames/odd.jpg', await jpegPicture(), 'image/jpeg');
afterAll(() => site.close());

// Node takes 16 kB of headers.
const longest = 15_000;
const names = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
];
const shape = (begins: string, again: string, ends = 'x'): Piece => ({ begins, again, ends });
const values: Piece[] = [
  shape('a', ' '),
  shape('a', '\t'),
  shape('a;', ' '),
  shape('a=b; ', 'c;', '='),
  shape('br', ' '),
  shape('br;q=0.', '1'),
  shape('br;q=0.', '0'),
  shape('', ',', '"'),
  shape('"', '", "'),
  shape('bytes=', '1'),
  shape('Bearer ', ' '),
  shape('Bearer ', 'a.'),
  shape('Bearer adb_', 'a'),
  shape('http://', 'a.'),
  shape('text/html', ' '),
  shape('application/json;', ' '),
  shape('Mozilla/5.0 (', '(', ')'),
  shape('Mozilla/5.0 ', 'bot '),
  shape('1.2.3.4', ', 1.2.3.4'),
];

test.each(names)('PROOF-01 NF-05 an odd %s holds nobody up', async (name) => {
  const paths = ['/api/session', '/api/storage/frames/odd.jpg', '/api/directors'];
  const slow: string[] = [];
  for (const path of paths) await (await site.ask(path)).arrayBuffer();
  for (const value of values) {
    for (const path of paths) {
      const worked = startCpuTime();
      const answer = await site.ask(path, { headers: { [name]: filledWith(value, longest) } });
      await answer.arrayBuffer();
      const took = worked();
      expect(answer.status).toBeLessThan(500);
      if (took > 100) slow.push(`${path} ${JSON.stringify(value)}: ${took} ms`);
    }
  }
  expect(slow).toEqual([]);
});

test('PROOF-01 NF-05 nor does one that is read before all others', () => {
  const bytes = Buffer.from('a script');
  const file = { bytes, brotli: bytes, isText: true, etag: etagOf(bytes), headers: {} };
  const response = { writeHead: () => response, end: () => response, setHeader: () => response };
  const slow = values.filter((value) => {
    const header = filledWith(value, longest);
    const worked = startCpuTime();
    isAnonymous({ cookie: header, authorization: undefined });
    const headers = { 'accept-encoding': header, 'if-none-match': header, range: header };
    sendFile({ headers, method: 'GET' } as never, response as never, file);
    return worked() > 50;
  });
  expect(slow).toEqual([]);
});
