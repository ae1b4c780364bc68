import { expect, test } from 'vitest';
import type { Progress } from '#domain/functions/progress.ts';
import { setback } from '#domain/functions/setback.ts';
import { progressWords, setbackWords } from './progress-words.ts';
import {
  addProgress,
  createStreamBuffer,
  nothingStreamed,
  type Streamed,
} from './stream-buffer.ts';

const after = (...events: Progress[]): Streamed => events.reduce(addProgress, nothingStreamed);
const stage = (name: 'asking' | 'checking' | 'correcting' | 'falling-back'): Progress => ({
  type: 'stage',
  stage: name,
});
const frame = (index: number): Progress => ({
  type: 'frame',
  index,
  frame: { title: 'Shot', description: '' },
});
const line: Progress = { type: 'text', text: 'A line\n' };

test('WIZ-10 each stage has its words, and only what has come is counted', () => {
  expect(progressWords('script', nothingStreamed)).toBe('');
  expect(progressWords('script', after(stage('asking')))).toBe('Asking the writer');
  expect(progressWords('script', after(stage('asking'), line))).toBe('Writing the script');
  expect(progressWords('script', after(line, stage('checking')))).toBe('Checking the seconds');
  expect(progressWords('script', after(line, stage('correcting')))).toBe('Correcting the seconds');
  expect(progressWords('board', after(frame(3), frame(0), frame(3)))).toBe('2 of 4 frames drawn');
});

test('WIZ-08 more lines of one stage say nothing new', () => {
  const once = after(stage('asking'), line);
  expect(progressWords('brief', addProgress(once, line))).toBe(progressWords('brief', once));
});

test('GEN-08 that our own writer takes over is said, until it has something to show', () => {
  const over: Progress[] = [frame(0), { type: 'restarted' }, stage('falling-back')];
  expect(progressWords('board', after(...over))).toContain('own illustrator takes over');
  expect(progressWords('board', after(...over, frame(1)))).toBe('1 of 4 frames drawn');
  expect(progressWords('brief', after(stage('falling-back')))).toContain('own writer takes over');
});

test('GEN-08 every setback has a sentence of its own, and no setback has none', () => {
  const sentences = setback.options.map((one) =>
    setbackWords('script', { source: 'fallback', setback: one }),
  );
  expect(new Set(sentences).size).toBe(setback.options.length);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/, so AD BUILDER’s own writer wrote this script\.$/);
  }
  expect(setbackWords('board', { source: 'provider' })).toBeNull();
  expect(setbackWords('board', { source: 'provider', standIns: 1 })).toContain(
    '1 of the 4 frames was drawn',
  );
});

test('WIZ-08 who looks is told once a frame, however much has come', () => {
  let show = () => {};
  const buffer = createStreamBuffer((then) => {
    show = then;
  });
  let told = 0;
  const stop = buffer.subscribe(() => told++);
  for (let lines = 0; lines < 100; lines++) buffer.add(line);
  expect(told).toBe(0);
  show();
  expect(told).toBe(1);
  expect(buffer.read().text).toHaveLength(700);
  buffer.add(line);
  show();
  expect(told).toBe(2);
  stop();
  buffer.clear();
  show();
  expect(told).toBe(2);
});

test('GEN-08 what was cut from a model’s script is told in its own words', () => {
  const cut = ['Only $4.99.', 'Every single day.'];
  expect(setbackWords('script', { source: 'provider', cut })).toBe(
    'Left out of the model’s script, for want of seconds or because nothing you wrote says so: “Only $4.99.”, “Every single day.”.',
  );
  expect(setbackWords('script', { source: 'provider', cut: [] })).toBeNull();
});
