import { pino } from 'pino';
import { expect, test } from 'vitest';
import { watchOutage } from './watch-outage.ts';

function openWatch() {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const clock = { now: 0 };
  return { lines, clock, watch: watchOutage(log, () => clock.now) };
}

const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const away = 'the database does not answer';
const back = 'the database answers again';

test('FN-02 an outage is said once, however much fails in it, and so is its end', () => {
  const { lines, clock, watch } = openWatch();
  for (clock.now = 0; clock.now < 8_000; clock.now++) {
    watch.onError(new Error('Failed query', { cause: new AggregateError([refused()]) }));
  }
  watch.onBack();
  watch.onError(refused());
  expect(lines).toEqual([away, back, away]);
});

test('a long one is said again each minute, and what is no outage always', () => {
  const { lines, clock, watch } = openWatch();
  for (; clock.now < 180_000; clock.now += 1_000) watch.onError(refused());
  watch.onError(new Error('a row was missing'));
  expect(lines).toEqual([away, away, away, 'background work failed']);
});
