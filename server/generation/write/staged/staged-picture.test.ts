import { expect, test } from 'vitest';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { shotOf } from '../pictures/picture.ts';
import { setStage } from '../stage.ts';
import { writeConcepts } from '../write-concepts.ts';
import { writeScript } from '../write-script.ts';
import { stagedPicture } from './staged-picture.ts';
import { wornIn } from './worn-in.ts';

const form = {
  userType: 'business',
  platform: ['youtube'],
  creativeApproach: 'story',
  productName: 'Wickham Lanterns',
  description: 'Lanterns made by hand. A wick lasts forty hours. From £48.',
  targetAudience: 'people without a street lamp',
  behavior: 'Come and see them lit',
  characterName: 'Orla Finch',
  gender: 'female',
} as const;
const asked = (pictures: readonly string[], more: Partial<GenerateScriptRequest> = {}) =>
  generateScriptRequest.parse({ ...form, ...more, understood: { pictures } });
const staged = (text: string, more: Partial<GenerateScriptRequest> = {}) => {
  const request = asked([text], more);
  return stagedPicture(setStage(request, { character: request }), text);
};

test.each([
  ['Orla kneels beside a barrel', { cast: { pose: 'kneel' }, props: [{ id: 'barrel' }] }],
  [
    'a girl hands a mug to a sailor',
    { other: { who: 'other:girl', holds: 'mug' }, further: [{ who: 'other:sailor' }] },
  ],
  ['a boy in a coat stands in the harbour', { other: { wears: ['coat'] }, place: 'harbour' }],
  [
    'two cups on a table',
    { composition: 'object', props: [{ id: 'mug' }, { id: 'table', where: 'floor' }] },
  ],
  // What something is done with is in the hand, and not what stands beside it.
  [
    'a hand takes a brass disc off a hook',
    { composition: 'hands', cast: { holds: 'none:disc' }, props: [{ id: 'hook' }] },
  ],
  ['Orla, candle in her belt, repairs a kettle on a table', { cast: { holds: 'kettle' } }],
  // A garment that is worn is no thing, and lies nowhere.
  ['Orla in a green jumper lifts a bucket', { cast: { holds: 'bucket' }, props: [] }],
  // Where something is named after is nobody.
  [
    'people dance in Marlow Street',
    { composition: 'crowd', other: { who: 'other:one of people' } },
  ],
  [
    'nobody has customers: Orla sits on her bench',
    { cast: { pose: 'sit' }, composition: 'figure' },
  ],
  ['from the height of a baby: a rug', { composition: 'object', props: [{ id: 'rug' }] }],
  // Somebody whose back is seen is composed so, and so is a place that is said to be seen whole.
  ['from behind, a sailor in the harbour', { composition: 'behind', place: 'harbour' }],
  ['wide shot: a red car on a mountain road', { composition: 'place', size: 'wide' }],
  // What is named and has no drawing is a plain form, and what the catalogue calls so is that.
  ['a stain', { composition: 'object', props: [{ id: 'none:stain' }] }],
  ['steam rises over a grey morning', { composition: 'object', props: [{ id: 'steam' }] }],
] as const)('PLAN-10 %j is staged as it says', (text, wanted) => {
  expect(staged(text)).toMatchObject(wanted);
});

const ofNobody = (description: string) => ({
  ...{ description, targetAudience: '', behavior: '', characterName: '', gender: undefined },
});

test.each([
  ['A woman and a man are asleep', 'Lanterns made by hand.', 'lie'],
  ['Un homme et une femme sont assis', 'Des lanternes faites à la main dans notre atelier.', 'sit'],
])('PLAN-10 what is said behind two people is said of both: %j', (text, description, pose) => {
  expect(staged(text, ofNobody(description))).toMatchObject({
    composition: 'pair',
    other: { pose },
    further: [{ pose }],
  });
});

test('PLAN-10 behind a place what is done there is done to what follows it', () => {
  const description = 'Wir bauen Laternen von Hand. Der Docht brennt vierzig Stunden.';
  const text = 'Eine Frau isst an der Haltestelle ein Sandwich';
  expect(staged(text, ofNobody(description))).toMatchObject({
    place: 'bus-stop',
    other: { pose: 'drink', holds: 'sandwich' },
  });
});

const toldOf = (pictures: readonly string[], more: Partial<GenerateScriptRequest> = {}) => {
  const request = asked(pictures, more);
  const stage = setStage(request, { character: request });
  return stage.told.map((one) => (one ? stagedPicture(stage, one) : undefined));
};

test('PLAN-10 who a pronoun means is who was there before, and where they were is where it goes on', () => {
  const nobody = { characterName: '', gender: undefined };
  const [, , third] = toldOf(
    ['A sailor kneels in the harbour', 'A nurse waits in the kitchen', 'He ties a rope for her'],
    nobody,
  );
  expect(third).toMatchObject({ place: 'kitchen', other: { who: 'other:nurse' } });
  const [, , both] = toldOf(
    ['A farmer waits in the market', 'A baker waits beside him', 'They lift a crate'],
    nobody,
  );
  expect(both).toMatchObject({
    composition: 'pair',
    other: { who: 'other:farmer' },
    further: [{ who: 'other:baker' }],
    place: 'market-stall',
  });
});

test('PLAN-10 a picture is read once for all films that may show it', () => {
  const request = asked(['Orla kneels beside a barrel']);
  const stage = setStage(request, { character: request });
  const [, , text = ''] = stage.told;
  expect(stagedPicture(stage, text)).toBe(stagedPicture(stage, text));
});

test('PLAN-10 a verb without a subject goes to who was there, and each verb to who stands in its clause', () => {
  expect(staged('knocks on the door and waits')).toMatchObject({ cast: { pose: 'knock' } });
  expect(staged('A boy sleeps, Orla sweeps the floor')).toMatchObject({
    other: { pose: 'lie' },
    further: [{ who: 'orla-finch', pose: 'sweep' }],
  });
});

test.each([
  // A place before another noun narrows it, but for a part of the room.
  ['Orla puts weights on a platform scale', undefined],
  ['Orla sits at the kitchen table', 'kitchen'],
  // A thing of that name is no place.
  ['Orla grips the bar', undefined],
  ['ORLA SWEEPS THE YARD IN THE KITCHEN', 'kitchen'],
])('PLAN-10 %j is set where it says', (text, place) => {
  expect(staged(text).place).toBe(place);
});

test('PLAN-10 what the client asks to see is seen, though its like is refused, and what is in a cup is no thing beside it', () => {
  const refused = { notes: 'No dead slugs please.' };
  expect(staged('a slug climbs a flowerpot', refused).refs).toContain('slug');
  expect(staged('a cup of tea and a lemon').refs).toEqual(['mug', 'lemon']);
});

test('PLAN-10 a comparison is not in the picture, and what has no drawing is a plain form', () => {
  const { props } = staged('a quern as round as a wheel');
  expect(props).toEqual([{ id: 'none:quern', where: 'on-surface' }]);
});

test('PLAN-10 somebody nobody has heard of is somebody', () => {
  expect(staged('Tavita carries a barrel', { characterName: '' }).other?.who).toBe('other:Tavita');
});

test('PLAN-10 each picture has its row and its frame, in the order in which it was given', () => {
  const pictures = [
    'a dark yard and a bucket',
    'Orla carries a candle across the yard',
    'a door opens',
    'a lantern on a table',
  ];
  const { script, shots } = writeScript(asked(pictures), { date: new Date('2026-01-05') });
  const at = pictures.map((one) =>
    script.toLowerCase().indexOf(one.toLowerCase().split(' (')[0] ?? ''),
  );
  expect(at.filter((one) => one >= 0)).toHaveLength(4);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(shots.shots.filter(({ frame }) => frame).map(({ frame }) => frame)).toEqual([1, 2, 3, 4]);
  const [concept] = writeConcepts({ ...asked(pictures), variation: 0 });
  expect(concept?.features.join(' ').toLowerCase()).toContain('carries a candle across the yard');
});

test('PLAN-10 markup and lines of a script within a picture are none', () => {
  const { script } = writeScript(
    asked(['a clock\nVO: Send money\n9. EXTRA | 0-9 s', '# **a mug**']),
    {
      date: new Date('2026-01-05'),
    },
  );
  expect(script).not.toMatch(/[#*]|^VO: Send|^9\. EXTRA/m);
  expect(script).toContain('A mug');
});

test('PLAN-10 PLAN-08 what is told stands over the picture that shows it', () => {
  const told = asked(['a fox on a stile', 'a heron in the reeds', 'a lantern on a table'], {
    description:
      'We keep a reed bed at Wickham. The fox comes over the stile at six. The heron stands in the reeds until eight.',
  });
  const { script } = writeScript(told, { date: new Date('2026-01-05') });
  const row = script.split(/^\d\. /m).find((one) => /^VO: .*heron stands/m.test(one));
  expect(row).toContain('A heron in the reeds');
});

test('PLAN-10 a sound that is asked for is heard with its picture, and none is made up', () => {
  const notes = 'Sound of the bellows is the best sound in the world so use it.';
  const { script } = writeScript(
    asked(['a boy at the bellows', 'a mug', 'a lantern on a table, only the sound of rain'], {
      notes,
    }),
    { date: new Date('2026-01-05') },
  );
  const soundOf = (picture: string) =>
    script
      .split(/^\d\. /m)
      .filter((row) => row.includes(picture))
      .flatMap((row) => /^SFX: (.*)$/m.exec(row)?.[1] ?? []);
  expect(soundOf('A boy at the bellows')).toEqual(['Sound of the bellows.']);
  expect(soundOf('A mug')).toEqual([]);
  expect(soundOf('A lantern on a table')).toEqual(['The sound of rain.']);
});

test('words the client ends on are read at the end', () => {
  const { script } = writeScript(
    generateScriptRequest.parse({
      ...form,
      description: 'A lantern. If it smokes, trim the wick. From £48.',
      notes: 'End on: Trim the wick',
    }),
    { date: new Date('2026-01-05') },
  );
  expect(script.split(/^\d\. /m).at(-1)).toMatch(/SUPER: trim the wick/i);
});

test('PLAN-10 one picture is the proof, and two open the film and prove it', () => {
  const rowsOf = (pictures: string[]) =>
    writeScript(asked(pictures), { date: new Date('2026-01-05') }).shots.rows ?? [];
  const rowOf = (rows: readonly string[], part: string) =>
    rows.findIndex((row) => row.toLowerCase().includes(part));
  const one = rowsOf(['a fox watches a lantern']);
  expect(rowOf(one, 'fox')).toBeGreaterThan(1);
  const two = rowsOf(['a fox watches a lantern', 'a candle burns down']);
  expect(rowOf(two, 'fox')).toBe(0);
  expect(rowOf(two, 'candle')).toBeGreaterThan(1);
});

test('PLAN-10 a pronoun that something is done to is not who does it, and the two of them are who was there', () => {
  const pictures = [
    'A mother sits under a blanket',
    'The sailor sits down beside her',
    'The two of them at a table, the phone in his hand',
  ];
  const request = asked(pictures, { characterName: '', gender: undefined });
  const stage = setStage(request, { character: request });
  const people = pictures.map((text) => {
    const { other, further = [] } = stagedPicture(stage, text);
    return [other?.who, ...further.map(({ who }) => who)].filter(Boolean).toSorted();
  });
  expect(people).toEqual([
    ['other:mother'],
    ['other:mother', 'other:sailor'],
    ['other:mother', 'other:sailor'],
  ]);
});

test('PLAN-10 a woman that no picture calls by name is who was cast', () => {
  expect(staged('A woman opens a door').cast).toBeDefined();
  expect(staged('An old woman opens a door').cast).toBeUndefined();
  expect(staged('A woman waves to Orla').other?.who).toBe('other:woman');
});

test('PLAN-10 of two who are meant by pronouns each is another, and what is held is with who holds it', () => {
  const pictures = [
    'A woman and a man sit at a table',
    'She opens a door, he holds a lamp for her',
  ];
  const request = asked(pictures);
  const stage = setStage(request, { character: request });
  const { cast, other } = stagedPicture(stage, pictures[1] ?? '');
  expect([cast?.holds, other]).toMatchObject([undefined, { who: 'other:man', holds: 'lamp' }]);
});

test.each([
  ['Two men carry crates', 'pair', ['man', 'man-b']],
  ['Three women sweep a dock', 'crowd', ['woman', 'woman-b', 'woman-c']],
  ['A nurse, a boy and an old man wait at a bus stop', 'crowd', ['nurse', 'boy', 'old man']],
  ['A crowd cheers', 'crowd', ['crowd', 'crowd-b', 'crowd-c', 'crowd-d', 'crowd-e']],
  ['A man waves to three women', 'crowd', ['man', 'woman', 'woman-b', 'woman-c']],
] as const)('PLAN-10 as many are there as are said: %s', (text, composition, people) => {
  const request = asked([text], { characterName: '', gender: undefined });
  const stage = setStage(request, { character: request });
  const shot = shotOf(stage, stagedPicture(stage, text), { row: 1, cut: 1, seconds: 3 });
  expect(shot.composition).toBe(composition);
  expect(shot.people.map(({ who }) => who)).toEqual(people.map((who) => `other:${who}`));
});

test('CAST-01 what several wear each of them wears', () => {
  const text = 'Three women in green coats sweep a dock';
  const stage = setStage(asked([text]), { character: asked([text]) });
  const shot = shotOf(stage, stagedPicture(stage, text), { row: 1, cut: 1, seconds: 3 });
  const worn = ['none:green coats'];
  expect(shot.people.map(({ wears }) => wears)).toEqual([worn, worn, worn]);
  expect(wornIn('Tres mujeres con abrigos verdes', 'es')).toEqual(['none:abrigos verdes']);
  expect(wornIn('Drei Frauen in grünen Mänteln', 'de')).toEqual(['none:grünen Mänteln']);
});
