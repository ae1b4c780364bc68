// What goes on from one described picture to the next: hour and weather, clothes, and what `it` is.
import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { setStage } from '../stage.ts';
import { writeScript } from '../write-script.ts';
import { stagedPicture } from './staged-picture.ts';

const flask = {
  userType: 'brand',
  platform: ['youtube'],
  creativeApproach: 'story',
  productName: 'Valdo',
  description: 'A blue steel flask with a brass cap. Keeps tea hot for 18 hours.',
} as const;
const lamp = {
  ...flask,
  productName: 'Lumibo',
  description: 'Ein kleines Nachtlicht aus Holz für Kinder. Der Akku hält 14 Nächte.',
};

const requestOf = (form: object, pictures: readonly string[]) =>
  generateScriptRequest.parse({ ...form, understood: { pictures } });
const told = (form: object, pictures: readonly string[]) => {
  const request = requestOf(form, pictures);
  const stage = setStage(request, { character: request });
  return stage.told.flatMap((one) => (one ? [stagedPicture(stage, one)] : []));
};

const journey = [
  'A woman in a green coat waits on a railway platform at dawn',
  'She pours steaming tea from the flask into its cap',
  'A boy and the woman walk along a muddy field path in the rain',
];

test('PLAN-10 the hour and weather of a picture hold until it is somewhere else', () => {
  const { shots } = writeScript(requestOf(flask, journey), { date: new Date('2026-11-28') });
  expect(shots?.shots.slice(0, 3)).toMatchObject([
    { place: 'station-platform', time: 'morning', weather: 'dry' },
    { place: 'station-platform', time: 'morning', weather: 'dry' },
    { place: 'field', weather: 'wet' },
  ]);
});

test.each([
  ['Ann waits at 10 pm', 'Clocks that are wound by hand, made in Leeds.', 'night'],
  ['3 Uhr früh, Ann wartet', 'Wir bauen Wecker, die von Hand aufgezogen werden.', 'night'],
  ['Um 6.05 Uhr wartet Ann', 'Wir bauen Wecker, die von Hand aufgezogen werden.', 'before-dawn'],
  ['Ann espera a las 19 h', 'Hacemos despertadores de cuerda en un taller pequeño.', 'evening'],
  ['Ann attend à 8 h 30', 'Nous fabriquons des réveils mécaniques dans notre atelier.', 'morning'],
])('PLAN-10 the clock of %j is the hour of its picture', (text, description, time) => {
  const [picture] = told({ ...flask, description }, [text]);
  expect(picture).toMatchObject({ moment: { time }, props: [] });
});

test('PLAN-10 what is sold is poured from, and what is poured is no thing beside it', () => {
  expect(told(flask, journey)[1]).toMatchObject({
    other: { pose: 'pour', holds: 'product' },
    product: 'in-use',
  });
  expect(told(flask, journey)[1]?.props.map(({ id }) => id)).not.toContain('tea-bowl');
});

test('PLAN-10 who wears something wears it in its colour from one picture to the next, and carries none', () => {
  const [first, second, third] = told(flask, journey);
  for (const picture of [first, second])
    expect(picture?.other).toMatchObject({ wears: ['none:green coat'] });
  expect(third?.further?.[0] ?? third?.other).toMatchObject({ wears: ['none:green coat'] });
  const [hat] = told(lamp, ['Ein Mann in grüner Jacke und roter Mütze trägt einen Schal']);
  expect(hat?.other).toMatchObject({
    pose: 'stand',
    wears: ['none:grüner Jacke', 'none:roter Mütze', 'scarf'],
  });
});

test('PLAN-10 what is sold without a drawing is held as a plain form, under `it` too', () => {
  const pictures = told(lamp, [
    'Ein Mädchen liegt im Bett und umarmt das Nachtlicht',
    'Sie stellt es auf den Nachttisch',
  ]);
  for (const picture of pictures.slice(0, 2))
    expect(picture).toMatchObject({ product: 'in-use', other: { holds: 'product' } });
});

test.each([
  ['Ann photographs a lid', undefined],
  ['Ann kneels, a basket beside her', undefined],
  ['Ann trims a hedge with her shears, a robin watching', 'garden-shears'],
])(
  'PLAN-10 of %j what is only looked at, stands by itself or acts is in no hand',
  (text, holds) => {
    const [picture] = told({ ...flask, characterName: 'Ann', gender: 'female' }, [text]);
    expect(picture?.cast?.holds).toBe(holds);
  },
);

test('PLAN-10 what is described is seen, though the form refuses it of customers, and is theirs who was named before it', () => {
  const skips = { ...flask, description: 'Skip hire in Hyde. No fridges, no tyres. Not even one.' };
  const [picture] = told(skips, [
    'A builder sneaks up with a tyre under his arm, a driver stands by, arms folded',
  ]);
  expect(picture).toMatchObject({ other: { who: 'other:builder', holds: 'tyre' } });
});

test('PLAN-10 what is sold is in hand where something is done to it, and not what is told beside it', () => {
  const buckets = { ...flask, description: 'A steel bucket with a lid. It holds two gallons.' };
  const [picture] = told({ ...buckets, characterName: 'Ted', gender: 'male' }, [
    'Ted taps with the mallet on a post, then hangs the bucket on it',
  ]);
  expect(picture?.cast).toMatchObject({ pose: 'hang-up', holds: 'product' });
});

test('PLAN-10 at the baker’s nobody is the baker', () => {
  const [picture] = told({ ...lamp, characterName: 'Anna', gender: 'female' }, [
    'Anna sitzt beim Bäcker, ein alter Mann winkt',
  ]);
  expect([picture?.other?.who, picture?.further?.[0]?.who]).toEqual([
    'other:alter Mann',
    undefined,
  ]);
});

test.each([
  ['Ann in the armchair with the letter', 'sit'],
  ['Ann on the bed, a pillow on her ear', 'sit'],
  ['Ann in bed, a lamp on the floor', 'lie'],
  ['Ann at the kitchen table, a lamp', 'sit'],
  ['Ann paints the sofa', 'wipe'],
  ['Ann and a chair', 'stand'],
  ['Ann stands at the table', 'stand'],
])('PLAN-10 %j: who does nothing else rests on what she is said to be on', (text, pose) => {
  const [picture] = told({ ...flask, characterName: 'Ann', gender: 'female' }, [text]);
  expect(picture?.cast?.pose).toBe(pose);
});

test.each([
  ['A man goes in by a separate door', 'walk'],
  ['A man puts the phone back', 'drop-in'],
  ['A man takes off his shoes', 'put-on'],
  ['Water comes down the street. A man with a lamp', 'stand'],
])(
  'PLAN-10 %j: what comes off a verb counts, and a verb is of who stands in its sentence',
  (text, pose) => {
    const [picture] = told({ ...flask, characterName: 'Ann', gender: 'female' }, [text]);
    expect(picture?.other?.pose).toBe(pose);
  },
);

test('PLAN-10 they whom nobody named are two, and what comes off the verb says what they do', () => {
  const [picture] = told(flask, ['They shake a linen sheet out over the bed']);
  expect([picture?.other, ...(picture?.further ?? [])]).toMatchObject([
    { pose: 'hang-up', count: 2 },
  ]);
});

test('PLAN-10 a trade that does something is whoever has it, and what the catalogue calls so is no word on a form', () => {
  const [picture] = told(lamp, ['Eine Bäckerin knetet den Teig']);
  expect(picture).toMatchObject({ other: { pose: 'press-down', holds: 'dough' }, props: [] });
});

test('PLAN-10 what they do each of them does', () => {
  const [, , both] = told(flask, [
    'A nurse checks a watch in the kitchen',
    'An old man sits in a wheelchair',
    'They walk down a hospital corridor',
  ]);
  expect(both).toMatchObject({
    ...{ composition: 'pair', place: 'hospital-corridor' },
    other: { who: 'other:nurse', pose: 'walk' },
    further: [{ who: 'other:old man', pose: 'walk' }],
  });
});
