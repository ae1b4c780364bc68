import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { fitsSeconds } from '#domain/script/speech.ts';
import { ModelError } from '../../../gateways/models/port.ts';
import { planBoard } from '../../illustrator/plan-board.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { writeScript } from '../../write/write-script.ts';
import { fakeDesk, fakeModel } from './testing/fake-model.ts';
import { letters, sampleWork, says, vo } from './testing/sample-work.ts';
import { writeModelScript } from './write-model-script.ts';

const request = sampleRequest({});
const read = (text: string) => {
  const script = parseAvScript(text);
  if (!script) throw new Error('no rows');
  return script;
};
const cuesIn = (text: string) => read(text).rows.flatMap((row) => row.cues);
async function written(changed: Partial<typeof request>, ...answers: (object | string | Error)[]) {
  const { model, asked } = fakeModel(...answers);
  const { context, text, stages, events } = fakeDesk();
  const { script, cut } = await writeModelScript(model, { ...request, ...changed }, context);
  expect(text()).toBe(script);
  return { script, cut, asked, stages: stages(), events, context };
}

test('GEN-08 a sound script is asked for once and set as the house sets its own', async () => {
  const { script, asked, context } = await written({}, sampleWork());
  const { facts } = read(writeScript(request, { date: context.date }).script);
  expect(asked).toHaveLength(1);
  expect(read(script).facts).toEqual(facts);
  expect(read(script).title).toBe('SOLD OUT BY NOON');
  expect(read(script).rows.map((row) => [row.startSeconds, row.endSeconds])).toEqual([
    [0, 2],
    [2, 6],
    [6, 12],
    [12, 15],
  ]);
  expect(read(script).rows[2]?.cues[0]).toEqual({
    kind: 'VO',
    text: 'At Hearth & Crumb, every loaf takes forty-eight hours. Ours begin before dawn.',
  });
  expect(planBoard(generateStoryboardRequest.parse({ ...request, script })).frames).toHaveLength(4);
  expect(read(script).notes[0]).toBe('Confirm that the oven may be filmed [to confirm].');
  expect(context.meter.total().outputTokens).toBe(10);
});

test('WIZ-10 a script is told head first, then row by row, and never taken back when it is sound', async () => {
  const selectedConcept = { title: 'Sold Out by Noon', subtitle: '', features: [], tone: '' };
  const { events } = await written({ selectedConcept }, sampleWork());
  const told = events.flatMap((event) => (event.type === 'text' ? event.text : []));
  expect(told[0]).toMatch(/^SOLD OUT BY NOON\nClient: Hearth & Crumb\n/);
  expect(told[0]).not.toContain('VIDEO');
  expect(told[1]).toMatch(/^\n\n1\. HOOK \| 0-2 s\nVIDEO: /);
  expect(told.length).toBeGreaterThanOrEqual(5);
  expect(events).not.toContainEqual({ type: 'restarted' });
});

test('GEN-08 what the visitor wrote is in the data alone', async () => {
  const { asked } = await written({ notes: 'zanzibar', wardrobe: 'quixotic hat' }, sampleWork());
  expect(asked[0]?.instructions).not.toMatch(/Hearth|sourdough|zanzibar|quixotic/i);
  expect(asked[0]?.messages[0]?.content).toMatch(/zanzibar[\s\S]*|quixotic/);
});

const tooLong = vo(
  'You know this run, because you have done it every single day, in the rain, in the snow, in the dark.',
);

test('GEN-08 rows with too many words are sent back alone with their limit', async () => {
  const again = {
    ...sampleWork().rows[1],
    row: 2,
    cues: [vo('You know this run.'), letters('Run')],
  };
  const { script, asked, stages, events } = await written(
    {},
    sampleWork({ 1: { cues: [tooLong, letters('Empty by noon')] } }),
    { rows: [again] },
  );
  expect(asked).toHaveLength(2);
  expect(asked[1]?.instructions).toMatch(
    /Row 2, 4 s, at most 10 spoken words: 21 words are spoken/,
  );
  expect(asked[1]?.instructions).not.toMatch(/Row [134],/);
  expect(asked[1]?.messages[0]?.content).not.toContain('One loaf left');
  expect(stages).toEqual(['asking', 'checking', 'correcting']);
  expect(events).not.toContainEqual({ type: 'restarted' });
  expect(read(script).rows[1]?.cues[0]?.text).toBe('You know this run.');
});

test('GEN-08 a correction of rows already told begins anew', async () => {
  const closing = { ...sampleWork().rows[3], row: 4 };
  const nameless = sampleWork({
    2: { cues: [vo('Every loaf takes forty-eight hours.'), letters('48 hours')] },
    3: { cues: [vo('Come in before nine.'), letters('Before nine')] },
  });
  const { script, events } = await written({}, nameless, {
    rows: [{ ...sampleWork().rows[2], row: 3 }, closing],
  });
  expect(script).toContain('At Hearth & Crumb');
  expect(events).toContainEqual({ type: 'restarted' });
});

test.each([
  ['a second answer that is no better', sampleWork({ 1: { cues: [tooLong] } })],
  ['a provider that fails', new ModelError('busy', 'no')],
])('GEN-08 after %s the house fits the words itself', async (_, second) => {
  const work = sampleWork({
    1: {
      cues: [vo('You know this run. You have done it. Every day. In the rain. In the dark, too.')],
    },
  });
  const { script } = await written({}, work, second);
  const row = read(script).rows[1];
  expect(row?.cues[0]?.text).toMatch(/^You know this run\./);
  const seconds = (row?.endSeconds ?? 0) - (row?.startSeconds ?? 0);
  expect(fitsSeconds(row?.cues[0]?.text ?? '', seconds, 2.8)).toBe(true);
});

test('GEN-08 seconds that do not add up are divided anew without asking', async () => {
  const { script, asked } = await written(
    {},
    sampleWork({ 0: { seconds: 5 }, 1: { seconds: 9 }, 2: { seconds: 9.3 }, 3: { seconds: 0 } }),
  );
  const { rows } = read(script);
  expect(asked).toHaveLength(1);
  expect(rows.at(-1)?.endSeconds).toBe(15);
  expect(rows[0]?.endSeconds).toBeLessThanOrEqual(3);
});

test('GEN-08 nobody speaks on camera in a voice-over, whatever the model wants', async () => {
  const work = sampleWork({ 1: { cues: [says('Anna', 'You know this run.'), letters('Run')] } });
  const { script, asked } = await written({ voiceOverOnly: true }, work);
  expect(cuesIn(script).map((cue) => cue.kind)).not.toContain('DIALOGUE');
  expect(asked[1]?.instructions).toContain('somebody speaks on camera');
});

test('GEN-08 figures nobody supplied are asked away, and else left out', async () => {
  const work = sampleWork({
    1: { cues: [vo('You know this run. Only $4.99. Call 555-0100.'), letters('Rated 97 %')] },
  });
  const { script, asked, cut } = await written({}, work);
  expect(cut).toEqual(['Only $4.99.', 'Call 555-0100.', 'RATED 97 %']);
  expect(asked[1]?.instructions).toContain('states what the client did not supply');
  expect(script).not.toMatch(/4\.99|555|97/);
  expect(script).toContain('VO: You know this run.');
});

test('GEN-08 name and call to action stand where they must, as lettering if need be', async () => {
  const work = sampleWork({
    2: { cues: [vo('Every loaf takes forty-eight hours.'), letters('48 hours')] },
    3: { cues: [vo('Bread like this waits for nobody.'), letters('The end')] },
  });
  const { script } = await written({}, work);
  const last = read(script)
    .rows.at(-1)
    ?.cues.map((cue) => cue.text)
    .join(' ');
  expect(script).toContain('SUPER: HEARTH & CRUMB');
  expect(last).toMatch(/before nine|sourdough/i);
});

test('GEN-08 a public message letters its sponsor for four seconds', async () => {
  const { script } = await written(
    {
      userType: 'government',
      description: 'Come in and test bread. Paid for by the City of Leeds.',
    },
    sampleWork(),
  );
  const last = read(script).rows.at(-1);
  expect(last?.cues.at(-1)?.text).toContain('CITY OF LEEDS');
  expect((last?.endSeconds ?? 0) - (last?.startSeconds ?? 0)).toBeGreaterThanOrEqual(4);
});

test('GEN-08 labels stay where the client writes German', async () => {
  const { script, asked } = await written(
    {
      description:
        'Eine kleine Bäckerei in der Mühlstraße. Wir backen jedes Brot vor Sonnenaufgang.',
      targetAudience: 'Pendler und junge Familien in der Nähe',
      behavior: 'Vor neun Uhr kommen und das Sauerteigbrot probieren',
      evaluation: 'Mehr Kunden am Morgen',
    },
    sampleWork({
      0: { cues: [vo('Noch ein Brot.'), letters('Noch ein Brot')] },
      1: { cues: [vo('Du kennst das. Mittags ist alles weg.'), letters('Alles weg')] },
      2: { cues: [vo('Bei Hearth & Crumb backen wir vor Sonnenaufgang.'), letters('Süßer Teig')] },
      3: { cues: [vo('Komm vor neun. Sauerteigbrot probieren.'), letters('Vor neun Uhr')] },
    }),
  );
  expect(asked).toHaveLength(1);
  expect(asked[0]?.instructions).toContain('Write in German');
  expect(read(script).facts[0]?.label).toBe('Kunde');
  expect(script).toContain('SUPER: SÜSSER TEIG');
});

test.each([
  ['prose', 'I would rather not.'],
  ['no rows', { ...sampleWork(), rows: [] }],
  [
    'empty pictures',
    { ...sampleWork(), rows: sampleWork().rows.map((row) => ({ ...row, video: '' })) },
  ],
])('GEN-08 %s is of no use', async (_, answer) => {
  const { model } = fakeModel(answer);
  await expect(writeModelScript(model, request, fakeDesk().context)).rejects.toMatchObject({
    name: 'ModelError',
    setback: 'unusable',
  });
});

test('GEN-08 a script that is nearly right is not lost when the time is over', async () => {
  const over = new AbortController();
  const { model, asked } = fakeModel(
    sampleWork({ 1: { cues: [vo('You know this run. '.repeat(4))] } }),
  );
  const { context } = fakeDesk(over.signal);
  const onProgress: typeof context.onProgress = (event) => {
    if (event.type === 'stage' && event.stage === 'correcting')
      over.abort(new DOMException('over', 'TimeoutError'));
  };
  const { script } = await writeModelScript(model, request, { ...context, onProgress });
  expect(asked).toHaveLength(1);
  expect(read(script).rows[1]?.cues[0]?.text).toMatch(/^(?:You know this run\. ?){1,3}$/);
});

test('GEN-08 a visitor who leaves ends the correction too', async () => {
  const leaving = new AbortController();
  const { model, asked } = fakeModel(sampleWork({ 1: { cues: [tooLong] } }));
  const { context } = fakeDesk(leaving.signal);
  const onProgress: typeof context.onProgress = (event) => {
    if (event.type === 'stage' && event.stage === 'correcting') leaving.abort();
  };
  await expect(writeModelScript(model, request, { ...context, onProgress })).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
