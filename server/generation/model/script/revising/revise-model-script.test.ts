import { expect, test } from 'vitest';
import type { Progress } from '#domain/functions/progress.ts';
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { sampleRequest } from '../../../testing/sample-request.ts';
import { fakeDesk, fakeModel } from '../testing/fake-model.ts';
import { letters, sampleWork, vo } from '../testing/sample-work.ts';
import type { WireRow } from '../wire.ts';
import { writeModelScript } from '../write-model-script.ts';

const script: AvScript = {
  title: 'SOLD OUT BY NOON',
  facts: [
    { label: 'Client', text: 'Hearth & Crumb' },
    { label: 'Format', text: 'TikTok 9:16, 15 s' },
    { label: 'Take', text: '1' },
    { label: 'Cast', text: 'MAYA, woman; wears a denim apron' },
    { label: 'Voice pace', text: 'hard, 2.8 words a second' },
  ],
  rows: sampleWork().rows.map(({ beat, seconds, video, cues }, at) => ({
    beat: beat.toUpperCase(),
    startSeconds: [0, 2, 6, 12][at] ?? 0,
    endSeconds: ([0, 2, 6, 12][at] ?? 0) + seconds,
    video,
    cues: cues.map(({ kind, text }) => ({
      kind,
      text: kind === 'SUPER' ? text.toUpperCase() : text,
    })),
  })),
  notes: ['Confirm the oven.'],
};
const existingScript = formatAvScript(script);
const sent = (changed: Parameters<typeof sampleWork>[0] = {}) => ({
  title: sampleWork().title,
  cast: 'MAYA, woman; wears a denim apron',
  rows: sampleWork(changed).rows,
  notes: ['Confirm the oven.'],
});

async function revised(revisionNotes: string, existing: string, ...answers: object[]) {
  const { model, asked } = fakeModel(...answers);
  const { context, text, events } = fakeDesk();
  const request = sampleRequest({ existingScript: existing, revisionNotes });
  const { script: result } = await writeModelScript(model, request, context);
  expect(text()).toBe(result);
  return { result, asked, events };
}
const read = (text: string) => parseAvScript(text)?.rows ?? [];
/** What was told at a time, as a reader had it before their eyes. */
const tellings = (events: Progress[]) => {
  let shown = '';
  return events.flatMap((event) => {
    if (event.type === 'restarted') shown = '';
    if (event.type !== 'text') return [];
    shown += event.text;
    return [shown];
  });
};

test('GEN-08 a revision changes the row the notes speak of and counts the take', async () => {
  const { result, asked, events } = await revised(
    'Row 2: make it rain',
    existingScript,
    sent({ 1: { video: 'MS, hand-held. A commuter runs through rain.' } }),
  );
  expect(result).toBe(
    existingScript
      .replace(
        'A commuter runs past shuttered shops, looking at the sky.',
        'A commuter runs through rain.',
      )
      .replace('Take: 1', 'Take: 2'),
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]?.instructions).not.toMatch(/make it rain|MAYA/);
  expect(events).not.toContainEqual({ type: 'restarted' });
});

test('GEN-08 a revision that changes nothing gives the same text, as it was typed', async () => {
  const typed = `${existingScript.replace('VO: One loaf left.', 'VO:   One  loaf left.')}\n`;
  const { result } = await revised('Tell me a joke', typed, sent());
  expect(result).toBe(typed);
});

test('GEN-08 words the visitor typed by hand survive, however long, where nothing was asked', async () => {
  const long = 'One loaf left, and everybody in this town knows exactly what that means.';
  const typed = existingScript.replace('VO: One loaf left.', `VO: ${long}`);
  const { result, asked } = await revised(
    'Row 2: rain',
    typed,
    sent({
      0: {
        cues: [
          ...(sampleWork().rows[0]?.cues.slice(0, 1) ?? []),
          vo(long),
          letters('One loaf left'),
        ],
      },
      1: { video: 'MS, hand-held. Rain.' },
    }),
  );
  expect(asked).toHaveLength(1);
  expect(result).toContain(`VO: ${long}`);
});

test('GEN-08 a changed row that cannot be said in its time is corrected or fitted', async () => {
  const { result, asked } = await revised(
    'Row 2: more pressure',
    existingScript,
    sent({
      1: { cues: [vo('You know this run. Every day. In rain. In snow. In the dark. And again.')] },
    }),
    { rows: [] },
  );
  expect(asked[1]?.instructions).toContain('Row 2, 4 s');
  expect(read(result)[1]?.cues[0]?.text).toMatch(/^You know this run\. Every day\./);
  expect(read(result)[1]?.cues[0]?.text).not.toContain('again');
});

test.each([
  ['Make it 30 seconds', [5, 9, 10, 6], 30],
  ['Warmer, please', [5, 9, 10, 6], 15],
])('GEN-08 “%s” and rows of %j s give a film of %d s', async (notes, seconds, total) => {
  const longer = Object.fromEntries(seconds.map((each, at) => [at, { seconds: each }]));
  const { result } = await revised(notes, existingScript, sent(longer));
  expect(read(result).at(-1)?.endSeconds).toBe(total);
  expect(result).toContain(`TikTok 9:16, ${total} s`);
});

test('GEN-08 another person stands in the cast line too', async () => {
  const { result } = await revised('Let a man named Leo play it', existingScript, {
    ...sent(),
    cast: 'LEO, man; wears a denim apron',
  });
  expect(result).toContain('Cast: LEO, man; wears a denim apron');
  expect(result).toContain('Take: 2');
});

test('GEN-08 a script in no form is revised line by line', async () => {
  const typed = 'Open on the shop.\n\n  She smiles.\nWe hear bread crackle.';
  const { result, events } = await revised('She laughs instead', typed, {
    lines: ['Open on the shop.', '', 'She laughs. Only $3.', 'We hear bread crackle.'],
  });
  expect(result).toBe('Open on the shop.\n\nShe laughs.\nWe hear bread crackle.');
  expect(tellings(events).length).toBeGreaterThan(2);
  const same = await revised('Nothing', typed, { lines: typed.split('\n') });
  expect(same.result).toBe(typed);
});

type Case = [notes: string, changed: Parameters<typeof sampleWork>[0], restarts: number];
test.each<Case>([
  ['Row 2: rain', { 1: { video: 'MS, hand-held. Rain.' } }, 0],
  [
    'Make it 30 seconds',
    { 0: { seconds: 5 }, 1: { seconds: 9 }, 2: { seconds: 10 }, 3: { seconds: 6 } },
    0,
  ],
  // What the whole comes to is known at the end.
  ['Longer', { 2: { seconds: 9 } }, 1],
  ['Shorter', { 1: { seconds: 3, cues: [vo('By noon the shelf is empty.')] } }, 1],
])('GEN-08 “%s” is told row by row as it is written', async (notes, changed, restarts) => {
  const { events, result } = await revised(notes, existingScript, sent(changed));
  expect(tellings(events).map((text) => read(text).length)).toEqual([1, 2, 3, 4, 4]);
  expect(events.filter(({ type }) => type === 'restarted')).toHaveLength(restarts);
  for (const text of tellings(events)) {
    expect(read(result).slice(0, read(text).length)).toEqual(read(text));
  }
});

test('GEN-08 rows are told also where the cast is named behind them', async () => {
  const { cast, ...work } = sent({ 1: { video: 'MS, hand-held. Rain.' } });
  const { events } = await revised('Row 2: rain', existingScript, { ...work, cast });
  expect(tellings(events).map((text) => read(text).length)).toEqual([1, 2, 3, 4, 4]);
});

test('GEN-08 a row put in between is told like the others', async () => {
  const rows = sampleWork().rows.map((row, at) => (at === 2 ? { ...row, seconds: 4 } : row));
  const [hook, problem, ...rest] = rows as [WireRow, WireRow, ...WireRow[]];
  const rain = {
    ...problem,
    beat: 'Rain',
    seconds: 2,
    video: 'WS, static. Rain.',
    cues: [letters('Rain')],
  };
  const { events, result } = await revised('Show rain', existingScript, {
    ...sent(),
    rows: [hook, problem, rain, ...rest],
  });
  expect(tellings(events).map((text) => read(text).length)).toEqual([1, 2, 3, 4, 5, 5]);
  expect(read(result).map((row) => row.endSeconds)).toEqual([2, 6, 8, 12, 15]);
  expect(events).not.toContainEqual({ type: 'restarted' });
});

test('GEN-08 seconds beyond the film are not told before they are divided anew', async () => {
  const { events } = await revised(
    'Warmer',
    existingScript,
    sent({ 1: { seconds: 9 }, 2: { seconds: 9 } }),
  );
  expect(tellings(events).map((text) => read(text).at(-1)?.endSeconds)).toEqual([2, 11, 15]);
});

test('GEN-08 lettering that only the last row may have is not told of another', async () => {
  const long = letters('Empty by noon and then there is nothing left at all');
  const { events } = await revised(
    'Row 2: longer lettering',
    existingScript,
    sent({ 1: { cues: [vo('By noon the shelf is empty.'), long] } }),
    { rows: [] },
  );
  expect(tellings(events).map((text) => read(text).length)).toEqual([1, 4]);
  expect(events).not.toContainEqual({ type: 'restarted' });
});
