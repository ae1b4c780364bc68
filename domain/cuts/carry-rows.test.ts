import { expect, test } from 'vitest';
import { type AvScript, parseAvScript } from '../script/av-script.ts';
import { carryRows } from './carry-rows.ts';

const film = (...rows: string[]): AvScript => {
  let at = 0;
  const text = rows.map((row, index) => {
    const [beat = '', seconds = '', ...lines] = row.split('|');
    const start = at;
    at += Number(seconds);
    return `${index + 1}. ${beat} | ${start}-${at} s\n${lines.join('\n')}`;
  });
  return parseAvScript(['FILM', ...text].join('\n\n')) as AvScript;
};
const short = film(
  'HOOK|3|VIDEO: CU. A loaf.|SUPER: FOUR A.M.',
  'PROOF|6|VIDEO: MS. Rosa kneads.|VO: Every loaf rests for 48 hours.',
  'OFFER|6|VIDEO: Pack shot.|VO: Come in before nine.|SUPER: COME IN BEFORE NINE',
);
const long = film(
  'HOOK|6|VIDEO: CU. A loaf. Cut to WS. The street.|SUPER: FOUR A.M.',
  'PROBLEM|9|VIDEO: MS. Rosa kneads.|VO: Bread is baked elsewhere.',
  'PROOF|9|VIDEO: CU. The crust.|VO: Every loaf rests for 48 hours. We mill our rye.|SUPER: EVERY LOAF RESTS FOR 48 HOURS',
  'OFFER|6|VIDEO: Pack shot.|VO: Come in before nine.|SUPER: COME IN BEFORE NINE',
);
const edited = (script: AvScript, at: number, from: string, to: string): AvScript =>
  JSON.parse(JSON.stringify(script), (_, value) =>
    value === script.rows[at]?.video || script.rows[at]?.cues.some(({ text }) => text === value)
      ? String(value).replace(from, to)
      : value,
  );
const heard = ({ rows }: AvScript) => rows.map(({ cues }) => cues.map(({ text }) => text));

test('CUT-05 a sentence told anew is told anew wherever the other cut says or letters it', () => {
  const now = edited(short, 1, '48 hours', 'two days');
  const { script, taken, left } = carryRows(short, now, long, 2.5);
  expect([taken, left]).toEqual([[2], []]);
  expect(heard(script)[2]).toEqual([
    'Every loaf rests for two days. We mill our rye.',
    'EVERY LOAF RESTS FOR TWO DAYS',
  ]);
  expect(JSON.stringify(script)).not.toContain('48');
});

test('CUT-05 a picture told anew goes on as the longer cut goes on', () => {
  const now = edited(short, 0, 'A loaf', 'A rye loaf');
  const { script, taken } = carryRows(short, now, long, 2.5);
  expect(taken).toEqual([1]);
  expect(script.rows[0]?.video).toBe('CU. A rye loaf. Cut to WS. The street.');
});

test('CUT-05 what the other cut says in its own words stays, and is told', () => {
  const own = edited(long, 3, 'Come in before nine.', 'See you at eight.');
  const now = edited(short, 2, 'Come in before nine.', 'Come in before ten.');
  const { script, taken, left } = carryRows(short, now, own, 2.5);
  expect(taken).toEqual([]);
  expect(left).toEqual([{ row: 3, why: 'own' }]);
  expect(script).toEqual(own);
});

test('CUT-05 words that take longer than their row there are left out, whole', () => {
  const words = 'Every single loaf that we bake here rests for forty-eight long and quiet hours.';
  const now = edited(long, 2, 'Every loaf rests for 48 hours.', words);
  const { script, left } = carryRows(long, now, short, 2);
  expect(left).toEqual([{ row: 3, why: 'too-long' }]);
  expect(script).toEqual(short);
});

test('CUT-05 a row that is new or gone has no place in the other cut', () => {
  const more = film(
    'HOOK|3|VIDEO: CU. A loaf.|SUPER: FOUR A.M.',
    'TURN|3|VIDEO: CU. A bell.|VO: Listen.',
    'PROOF|3|VIDEO: MS. Rosa kneads.|VO: Every loaf rests for 48 hours.',
    'OFFER|6|VIDEO: Pack shot.|VO: Come in before nine.|SUPER: COME IN BEFORE NINE',
  );
  expect(carryRows(short, more, long, 2.5).left).toEqual([{ row: 2, why: 'no-row' }]);
  expect(carryRows(more, short, long, 2.5).left).toEqual([{ row: 2, why: 'no-row' }]);
});

test('CUT-05 other seconds, and nothing at all, are no change', () => {
  const slower = { ...short, rows: short.rows.map((row) => ({ ...row })) };
  (slower.rows[0] as { endSeconds: number }).endSeconds = 4;
  (slower.rows[1] as { startSeconds: number }).startSeconds = 4;
  expect(carryRows(short, slower, long, 2.5)).toEqual({ script: long, taken: [], left: [] });
});

test('CUT-05 a sentence that was moved to a row which cannot take it stays where the other cut says it', () => {
  const moved = edited(
    edited(short, 1, 'Every loaf rests for 48 hours.', 'We mill our rye.'),
    2,
    'Come in before nine.',
    'Come in before nine. Every loaf rests for 48 hours.',
  );
  const other = edited(short, 2, 'Come in before nine.', 'See you at eight.');
  const { script, left } = carryRows(short, moved, other, 2.5);
  expect(left).toHaveLength(1);
  expect(heard(script).flat().join(' ')).toContain('Every loaf rests for 48 hours.');
});
