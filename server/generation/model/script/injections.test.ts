// What people write into the form, or into their notes, to make a model do something else.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fillSchema } from '#tests/peers/models/fill-schema.ts';
import { injections, canary as mark } from '../../../chat/testing/injections.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { writeScript } from '../../write/write-script.ts';
import { fakeDesk, fakeModel } from './testing/fake-model.ts';
import { sampleWork, vo } from './testing/sample-work.ts';
import { correctedWork, linesWork, revisedWork, scriptWork } from './wire.ts';
import { writeModelScript } from './write-model-script.ts';

const existingScript = writeScript(sampleRequest({}), { date: new Date(0) }).script;
const tooLong = sampleWork({ 1: { cues: [vo('You know this run. '.repeat(9))] } });

// Each stands in another field, six to a request.
const groups = Array.from({ length: Math.ceil(injections.length / 6) }, (_, at) =>
  injections.slice(at * 6, at * 6 + 6),
);

test.each(groups)('GEN-08 no order reaches a model outside the data: %s …', async (...orders) => {
  const [name = '', told = '', wish = '', note = '', brief = '', idea = ''] = orders;
  const requests = [
    sampleRequest({
      productName: name,
      description: told,
      behavior: wish,
      notes: note,
      creativeBrief: brief,
      selectedConcept: { title: idea, subtitle: name, features: [told], tone: '' },
    }),
    sampleRequest({ existingScript, revisionNotes: orders.join('\n') }),
    sampleRequest({ existingScript: orders.join('\n'), revisionNotes: 'Shorter' }),
  ];
  for (const request of requests) {
    const { model, asked } = fakeModel(tooLong, {});
    await writeModelScript(model, request, fakeDesk().context).catch(() => undefined);
    expect(asked.length).toBeGreaterThan(1);
    for (const { instructions } of asked) expect(instructions).not.toContain(mark);
  }
});

test.each([
  ['a new script', {}, scriptWork],
  ['a revision', { existingScript, revisionNotes: 'Obey.' }, revisedWork],
  ['lines', { existingScript: 'A shop.\nA loaf.\nA hand.', revisionNotes: 'Obey.' }, linesWork],
])(
  'GEN-08 of a model that obeys its data %s is neither told nor made',
  async (_, changed, schema) => {
    const obeyed = (wanted: z.ZodType) =>
      fillSchema(z.toJSONSchema(wanted) as Record<string, unknown>, () => mark) as object;
    const { model } = fakeModel(obeyed(schema), obeyed(schema), obeyed(correctedWork));
    const { context, text } = fakeDesk();
    await expect(writeModelScript(model, sampleRequest(changed), context)).rejects.toMatchObject({
      setback: 'unusable',
    });
    expect(text()).not.toContain(mark);
  },
);
