import { expect, test } from 'vitest';
import { steps } from '#domain/wizard/draft/steps.ts';
import {
  busiest,
  countWords,
  duration,
  marksOf,
  markWord,
  paidPoint,
  percent,
  shortCents,
} from './figures.ts';
import { funnelPoint, funnelSteps } from './funnel-steps.ts';

const days = (...counts: number[]) =>
  counts.map((count, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, count }));
const year = Array.from({ length: 365 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  count: 1,
}));

test('ADM-06 a month stands day by day, a year in weeks of which the last ends today', () => {
  expect(marksOf([{ days: days(1, 2) }, { days: days(3, 4) }])).toEqual([
    { label: 'Nov 1', values: [1, 3] },
    { label: 'Nov 2', values: [2, 4] },
  ]);
  const weeks = marksOf([{ days: year }]);
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toEqual({ label: 'Week from Jan 1', values: [1] });
  expect(weeks.at(-1)).toEqual({ label: 'Week from Dec 25', values: [7] });
  expect([markWord(90), markWord(365)]).toEqual(['Day', 'Week']);
});

test('ADM-06 days before counting began are not known, which is not none', () => {
  const marks = marksOf([{ days: days(0, 0, 2), since: '2026-11-02' }, { days: days(1, 0, 0) }]);
  expect(marks.map(({ values }) => values)).toEqual([
    [null, 1],
    [0, 0],
    [2, 0],
  ]);
  const [first, second] = marksOf([{ days: year, since: '2026-01-04' }]);
  expect([first?.values, second?.values]).toEqual([[null], [5]]);
  expect([countWords(null), countWords(0), countWords(5, { format: shortCents })]).toEqual([
    'N/A',
    '0',
    '$0.05',
  ]);
});

test('ADM-06 the sentence of a plot says how much, and when most', () => {
  expect(busiest(days(0, 0), 'visitor')).toBe('No visitors in these 2 days.');
  expect(busiest(days(0, 1), 'visitor')).toBe('1 visitor, all on Nov 2.');
  expect(busiest(days(1, 1200, 2), 'visitor')).toBe('1,203 visitors, most on Nov 2 (1,200).');
  const paid = { day: '2026-11-01', count: 2, cents: 2_400_050, netCents: 2_400_050 };
  expect(paidPoint([paid], false)).toBe('$24,000.50 came in, from 2 payments.');
  expect([percent(0, 0), percent(1, 3), duration(85), duration(4_320)]).toEqual([
    '–',
    '33 %',
    '85 ms',
    '4.3 s',
  ]);
});

test('HOUSE-03 revenue is what stayed, and money of the test checkout is none', () => {
  const paid = { day: '2026-11-01', count: 2, cents: 2_400_000, netCents: 1_200_000 };
  const left = '$12,000 of $24,000 stayed, without refunds and disputes';
  expect(paidPoint([paid], false)).toBe(`${left}, from 2 payments.`);
  expect(paidPoint([paid], true)).toBe(
    `No money: ${left} on the test checkout, from 2 test payments.`,
  );
});

const funnelOf = (counts: Record<string, number>) =>
  funnelSteps(
    steps.map(({ id, heading }) => ({ step: id, title: heading, count: counts[id] ?? 0 })),
  );

test('ADM-06 each step is compared with the one it is reached from', () => {
  const before = Object.fromEntries(funnelOf({}).map((step) => [step.id, step.before?.title]));
  expect(before['user-type']).toBeUndefined();
  expect(before.approach).toBe('What is it about?');
  expect(before.sharpen).toBe('What is it about?');
  expect(before.directors).toBe('Money and time');
  expect(before.starter).toBe('Money and time');
  expect(before.confirmation).toBe('Directors for this job');
});

test('ADM-06 the funnel says where most are lost, and leaves optional steps out of it', () => {
  expect(funnelPoint(funnelOf({}))).toBe('0 visitors began.');
  const some = { 'user-type': 100, platforms: 90, details: 80, approach: 40, concepts: 38 };
  const rest = ['brief', 'character', 'script', 'package', 'money', 'directors'];
  const all = { ...some, ...Object.fromEntries(rest.map((id) => [id, 38])) };
  expect(funnelPoint(funnelOf(all))).toBe(
    '100 visitors began. Most are lost after “What is it about?”: 50 % went on.',
  );
});
