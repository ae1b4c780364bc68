import { expect, test } from 'vitest';
import { type AvScript, formatAvScript, type ScriptRow } from '#domain/script/av-script.ts';
import { takeSoFar } from './take-so-far.ts';

const row = (video: string, at: number): ScriptRow => ({
  beat: video,
  startSeconds: at * 3,
  endSeconds: at * 3 + 3,
  video,
  cues: [],
});
const script = (videos: string[], changed: Partial<AvScript> = {}) =>
  formatAvScript({ title: 'Wake', facts: [], rows: videos.map(row), notes: ['Old.'], ...changed });
const shown = (take: string, written: string) => {
  const so = takeSoFar(take, written);
  return so.form === 'rows' ? [so.script.rows.map(({ video }) => video), so.written] : so;
};

test.each([
  ['nothing yet', [], ['A', 'B', 'C', 'D']],
  ['the first, as it was', ['A'], ['A', 'B', 'C', 'D']],
  ['the second, another', ['A', 'x'], ['A', 'x', 'C', 'D']],
  ['all others', ['w', 'x', 'y', 'z'], ['w', 'x', 'y', 'z']],
  ['one put in between', ['A', 'x', 'B'], ['A', 'x', 'B', 'C', 'D']],
  ['one left out', ['A', 'C'], ['A', 'C', 'D']],
  ['more than there were', ['w', 'x', 'y', 'z', 'a'], ['w', 'x', 'y', 'z', 'a']],
])('WIZ-11 of the next take there is %s', (_, written, rows) => {
  const next = written.length > 0 ? script(written, { notes: [] }) : '';
  expect(shown(script(['A', 'B', 'C', 'D']), next)).toEqual([rows, written.length]);
});

test('WIZ-11 title and form lines are those of the next take, its notes when it is whole', () => {
  const facts = [{ label: 'Cast', text: 'LEO' }];
  const so = takeSoFar(script(['A', 'B']), script(['A'], { title: 'Sleep', facts, notes: [] }));
  expect(so).toMatchObject({ script: { title: 'SLEEP', facts, notes: ['Old.'] } });
  const whole = takeSoFar(script(['A']), script(['A'], { notes: ['New.'] }));
  expect(whole).toMatchObject({ script: { notes: ['New.'] } });
});

test('WIZ-11 a head without rows leaves the take as it is', () => {
  expect(shown(script(['A', 'B']), 'SLEEP\nCast: LEO')).toEqual([['A', 'B'], 0]);
});

test('WIZ-11 a script in no form is replaced line by line', () => {
  const take = 'Open on the shop.\r\n\r\nShe smiles.\r\nBread crackles.';
  expect(shown(take, '')).toEqual({ form: 'lines', written: '', left: take });
  const written = 'Open on the shop.\n\nShe laughs.';
  expect(shown(take, written)).toEqual({ form: 'lines', written, left: 'Bread crackles.' });
});
