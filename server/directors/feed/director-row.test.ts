import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requestProductionRequest } from '#domain/functions/request-production.ts';
import { BrokenRow } from '../../gateways/directors-feed/port.ts';
import { readDirectorRow } from './director-row.ts';

const base = { id: 'ann', name: 'Ann Lee' };
const nothingElse = {
  location: '',
  rating: null,
  review_count: 0,
  bio: '',
  skills: [],
  tools: [],
  categories: [],
  profile_image: null,
  video_reel_url: null,
  video_reel_duration: null,
  video_reel_poster: null,
  website_url: null,
  availability_status: 'available',
  contact_email: null,
  contact_phone: null,
  hourly_rate: null,
  project_minimum: null,
};
/** What one column of a good row becomes, or why the row is refused. */
function read(column: string, value: unknown): unknown {
  const { director, refused } = readDirectorRow({ ...base, [column]: value });
  return director ? Reflect.get(director, column) : refused;
}
const reasonOf = (column: string, value: unknown) =>
  (read(column, value) as { reason?: string }).reason;

test('DIR-09 an id and a name are enough; unknown columns count for nothing', () => {
  for (const empty of [{}, { rating: '', skills: null, bio: ' ', unknown: { deep: [1] } }])
    expect(readDirectorRow({ ...base, ...empty })).toEqual({
      director: { ...base, ...nothingElse },
    });
});

test('DIR-09 columns are found however they are written', () => {
  const row = { ID: 7, ' Name ': 'Ann', 'Review Count': '12', 'video-reel-duration': '95' };
  expect(readDirectorRow(row)).toMatchObject({
    director: { id: '7', name: 'Ann', review_count: 12, video_reel_duration: '1:35' },
  });
});

const taken: [column: string, given: unknown, kept: unknown][] = [
  ['id', '  zoë 7 ', 'zoë 7'],
  ['name', ' Ann\u00a0 \n Lee ', 'Ann Lee'],
  ['name', 'Zoe\u0308', 'Zoë'],
  ['bio', ' One\r\n\r\ntwo\tthree ', 'One\n\ntwo\tthree'],
  ['rating', '4.849', 4.8],
  ['rating', 4.96, 5],
  ['rating', 0, 0],
  ['review_count', '1,204', 1204],
  ['hourly_rate', ' $1,250 ', 1250],
  ['hourly_rate', '85.00', 85],
  ['project_minimum', 0, 0],
  ['skills', 'VFX; vfx;; Color grading ;', ['VFX', 'Color grading']],
  ['skills', '["VFX", "Austin, TX"]', ['VFX', 'Austin, TX']],
  ['skills', ['VFX', ' VFX ', ''], ['VFX']],
  ['tools', '', []],
  ['video_reel_url', 'https://youtu.be/WhWc3b3KhnY', 'https://youtu.be/WhWc3b3KhnY'],
  ['website_url', 'HTTP://Example.com', 'http://example.com/'],
  ['video_reel_duration', 7, '0:07'],
  ['video_reel_duration', '1:02:14', '1:02:14'],
  ['availability_status', ' AVAILABLE', 'available'],
  ['availability_status', 'On leave', 'On leave'],
  ['availability_status', '', 'available'],
  ['contact_phone', 5550100, '5550100'],
];
test.each(taken)('DIR-09 %s %j is kept as %j', (column, given, kept) => {
  expect(read(column, given)).toEqual(kept);
});

const refused: [column: string, given: unknown, reason: string][] = [
  ['id', undefined, 'id is missing'],
  ['id', '\u200b', 'id is missing'],
  ['id', 'a/b', 'id has a character that cannot stand in an id'],
  ['id', '..', 'id has a character that cannot stand in an id'],
  ['id', 'x'.repeat(81), 'id is longer than 80 characters'],
  ['id', ['a'], 'id is not text'],
  ['name', '', 'name is missing'],
  ['name', 'Ann\u0000', 'name has a character that cannot be used'],
  ['name', 'Ann\ud800', 'name has a character that cannot be used'],
  ['name', 'x'.repeat(121), 'name is longer than 120 characters'],
  ['name', '\ufdfa'.repeat(100), 'name is longer than 120 characters'],
  ['bio', '\u001b[31m', 'bio has a character that cannot be used'],
  ['bio', 'x'.repeat(4001), 'bio is longer than 4,000 characters'],
  ['rating', 5.04, 'rating is not from 0 to 5'],
  ['rating', -1, 'rating is not from 0 to 5'],
  ['rating', '4,8', 'rating is not a number'],
  ['rating', 'Infinity', 'rating is not a number'],
  ['rating', true, 'rating is not a number'],
  ['review_count', 1.5, 'review_count is not a whole number'],
  ['hourly_rate', '-1', 'hourly_rate is not from 0 to 100,000,000'],
  ['hourly_rate', '85.50', 'hourly_rate is not a whole number'],
  ['hourly_rate', '85/h', 'hourly_rate is not a number'],
  ['skills', 7, 'skills is not a list'],
  ['skills', '[1', 'skills is not a list'],
  ['skills', [{}], 'skills is not text'],
  ['skills', ['x'.repeat(81)], 'skills is longer than 80 characters'],
  ['skills', Array.from({ length: 61 }, (_, n) => `s${n}`), 'skills has more than 60 entries'],
  ['profile_image', 'http://example.com/a.jpg', 'profile_image is not an https address'],
  ['profile_image', '/a.jpg', 'profile_image is not an https address'],
  ['video_reel_poster', 'http://a.example/b.jpg', 'video_reel_poster is not an https address'],
  ['video_reel_url', 'javascript:alert(1)', 'video_reel_url is not an https address'],
  ['website_url', 'example.com', 'website_url is not an http or https address'],
  ['website_url', 'https://a:b@example.com', 'website_url is not an http or https address'],
  ['video_reel_duration', '2:99', 'video_reel_duration is not a length as in 2:14'],
  ['contact_email', 'ann', 'contact_email is not an email address'],
];
test.each(refused)('DIR-09 %s %j is refused: %s', (column, given, reason) => {
  expect(reasonOf(column, given)).toBe(reason);
});

test('MATCH-04 the longest id comes back through the function that records a choice', () => {
  const { director } = readDirectorRow({ ...base, id: 'é'.repeat(80) });
  const { selectedDirector } = requestProductionRequest.shape;
  expect(selectedDirector.parse(director?.id)).toBe('é'.repeat(80));
});

describe('DIR-09 a refusal', () => {
  test('says everything that is wrong, and whose row it is', () => {
    expect(readDirectorRow({ id: ' ann ', rating: 9, hourly_rate: 'x' })).toEqual({
      refused: {
        id: 'ann',
        reason: 'name is missing; rating is not from 0 to 5; hourly_rate is not a number',
      },
    });
  });

  test.each([null, 7, 'text', [base], undefined])('of what is no row: %j', (row) => {
    expect(readDirectorRow(row)).toEqual({ refused: { id: null, reason: 'is not an object' } });
  });

  test('of what the feed itself could not take apart', () => {
    expect(readDirectorRow(new BrokenRow('ann', 'has 3 cells'))).toEqual({
      refused: { id: 'ann', reason: 'has 3 cells' },
    });
    expect(readDirectorRow(new BrokenRow('a\u0000', 'has 3 cells')).refused?.id).toBeNull();
  });
});

test('DIR-09 whatever a row holds, it is taken or refused, and taking it again changes nothing', () => {
  const columns = fc.constantFrom('id', 'name', ...Object.keys(nothingElse), '__proto__');
  fc.assert(
    fc.property(fc.dictionary(columns, fc.oneof(fc.string(), fc.jsonValue())), (row) => {
      const { director } = readDirectorRow({ ...base, ...row });
      if (director) expect(readDirectorRow(director)).toEqual({ director });
    }),
  );
});
