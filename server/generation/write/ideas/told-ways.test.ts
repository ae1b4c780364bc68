import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { planBoard } from '../../illustrator/plan-board.ts';
import { writeConcepts } from '../write-concepts.ts';
import { writeScript } from '../write-script.ts';

const date = new Date('2026-01-05');
const pictures = [
  'A fox on a stile',
  'A heron in the reeds',
  'A boy with a bucket',
  'A lantern on a table',
];
const asked = (more: object = {}) =>
  generateScriptRequest.parse({
    userType: 'business',
    platform: ['youtube'],
    creativeApproach: 'story',
    productName: 'Wickham Reed Bed',
    description:
      'We keep a reed bed at Wickham. The fox comes over the stile at six. The heron stands in the reeds until eight. A boy carries the water up. The lantern on the table is lit for whoever is late.',
    targetAudience: 'people who get up early',
    behavior: 'Come before six',
    understood: { pictures },
    ...more,
  });
const rowsOf = (script: string) => script.split(/^\d\. /m).slice(1);

test('PLAN-10 each concept goes through the pictures another way: one after the other, the end first, one that is held', () => {
  const [story, ring, held] = writeConcepts({ ...asked(), variation: 0 });
  expect(story?.features.map((one) => pictures.find((text) => one.includes(text)))).toEqual([
    ...pictures.slice(0, 3),
    undefined,
  ]);
  expect(ring?.features[0]).toContain(pictures[3]);
  const shown = pictures.filter((text) => held?.features.some((one) => one.includes(text)));
  expect(shown).toHaveLength(1);
  expect(new Set([story, ring, held].map((one) => one?.subtitle)).size).toBe(3);
});

test('PLAN-10 a picture that is held is one take, seen from nearer in each row, and the client’s last picture ends it', () => {
  const [, , held] = writeConcepts({ ...asked(), variation: 0 });
  const rows = rowsOf(writeScript(asked({ selectedConcept: held }), { date }).script);
  const [first, second, third] = rows;
  const picture = pictures.find((text) => first?.includes(text)) ?? '';
  expect(picture).not.toBe('');
  expect(first).toContain('One take, without a cut.');
  for (const row of [second, third]) expect(row).toContain(`The same take. Nearer: ${picture}`);
  // The end is another picture.
  expect(rows.at(-1)).not.toContain('The same take');
  expect(rows.map((row) => row.split(' | ')[0])).not.toContain('PROBLEM');
  expect(rows.at(-1)).toContain('A lantern on a table');
});

test('PLAN-10 what is announced does not show its end first', () => {
  const trailer = { userType: 'trailer', behavior: 'In cinemas on 3 May' } as const;
  const concepts = writeConcepts({ ...asked(trailer), variation: 0 });
  expect(concepts.map(({ features: [one] }) => one).join()).not.toContain(pictures[3]);
});

test('PLAN-10 PLAN-08 what shows in the last picture is told over it, before the name and the request', () => {
  const last = rowsOf(writeScript(asked(), { date }).script).at(-1) ?? '';
  expect(last).toMatch(/lantern on the table is lit.*Wickham Reed Bed.*Come before six/);
});

test('PLAN-10 over what the client described nothing is read that another picture shows', () => {
  const rows = rowsOf(writeScript(asked(), { date }).script);
  const things = ['fox', 'heron', 'boy', 'lantern'];
  for (const row of rows) {
    const [video = ''] = row.split(/^(?:VO|SUPER|SFX|MUSIC): /m);
    const lettered = row.split('SUPER: ').slice(1).join().toLowerCase();
    expect(things.filter((one) => lettered.includes(one) && !video.includes(one))).toEqual([]);
  }
  expect(rows.join()).toContain('SUPER: THE FOX');
});

test('PLAN-10 several pictures are no single take, whatever the notes ask of one of them', () => {
  const notes = 'The heron in one take, filmed from above into the reeds.';
  const { script } = writeScript(asked({ notes }), { date });
  expect(rowsOf(script).join()).not.toMatch(/same take|overhead/);
});

test('PLAN-10 what is announced may read a line before two of its pictures', () => {
  const trailer = { userType: 'trailer', behavior: 'In cinemas on 3 May' } as const;
  const [, read] = writeConcepts({ ...asked(trailer), variation: 0 });
  const [line, ...shown] = read?.features ?? [];
  expect(line).toMatch(/black/i);
  expect(pictures.some((text) => line?.includes(text))).toBe(false);
  expect(shown.join()).toContain(pictures[0]);
  expect(shown.join()).toContain(pictures[2]);
});

test('PLAN-10 each picture is one row, and where the second shows what is sold the row does not call it a problem', () => {
  const shows = [
    'A fox on a stile',
    'A boy shows the reed bed',
    'A heron in the reeds',
    'A lantern',
  ];
  const told = asked({ understood: { subject: 'reed bed', pictures: shows } });
  const names = rowsOf(writeScript(told, { date }).script).map((row) => row.split(' | ')[0]);
  expect(names).toHaveLength(4);
  expect(names).not.toContain('PROBLEM');
});

test('PLAN-10 who is told of as of another does not say it, and asks for the last thing', () => {
  const told = asked({
    description:
      'Ada Finch keeps a reed bed at Wickham. She gets up at four. She carries the water up herself. She has not missed a morning since 1998.',
    characterName: 'Ada Finch',
    gender: 'female',
    videoStyle: 'direct',
  });
  const { script } = writeScript(told, { date });
  expect(script).not.toMatch(/^ADA FINCH[^:]*: .*She /m);
  expect(script).toMatch(/^VO: .*She /m);
  expect(script).toMatch(/^ADA FINCH[^:]*: .*Come before six/m);
});

test('PLAN-10 where nobody speaks the story is read in the order in which it was told, a line for each picture', () => {
  const { script } = writeScript(asked({ notes: 'No voice-over, no speech.' }), { date });
  const read = rowsOf(script).map((row) => row.split('SUPER: ')[1]?.split('\n')[0] ?? '');
  const { description } = asked();
  const at = read.slice(0, 3).map((line) => description.toUpperCase().indexOf(line));
  expect(at.every((one) => one >= 0)).toBe(true);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});

test('PLAN-10 a picture that is held is drawn from nearer in each frame, as its rows say', () => {
  const pictures = ['Two cups', 'A sailor holds a lamp for a girl', 'A boy waits', 'A lantern'];
  const one = asked({
    description: 'A sailor holds a lamp for a girl. Lamps are mended while you wait.',
    understood: { pictures },
  });
  const [, , held] = writeConcepts({ ...one, variation: 0 });
  const { script, shots } = writeScript({ ...one, selectedConcept: held }, { date });
  const { frames } = planBoard(generateStoryboardRequest.parse({ ...one, script, shots }));
  expect(frames.slice(0, 3).map(({ plan }) => plan.shot.size)).toEqual(['WS', 'MS', 'MCU']);
});
