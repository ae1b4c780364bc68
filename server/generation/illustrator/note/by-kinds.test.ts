// Notes that are read by their grammar and by kinds of things, whatever the words are.
import { describe, expect, test } from 'vitest';
import { type ShotChoices, shotChoices } from '#domain/storyboard/shot-plan.ts';
import { readNote } from './read-note.ts';

const maya = { who: 'maya', pose: 'sit', mood: 'worried', wears: ['jumper'] };
const alone = {
  ...{ composition: 'figure', size: 'medium', place: 'station-platform' },
  people: [maya],
  props: [{ id: 'chair', where: 'floor' }],
  lettering: [{ role: 'claim', text: 'WARM' }],
};
const standing = { ...maya, pose: 'stand' };
const two = { ...alone, composition: 'pair', props: [], people: [standing, { who: 'sam' }] };
const held = {
  ...{ ...alone, props: [], people: [{ ...standing, holds: 'product' }] },
  product: { shown: 'in-use', form: 'thermos-flask' },
};
const film = {
  castId: 'maya',
  cast: [
    { who: 'maya', names: ['Maya'], noun: 'woman' },
    { who: 'sam', names: ['Sam', 'friend'], noun: 'man' },
  ],
  productName: 'Tarn',
  form: 'thermos-flask',
};
type Tongue = 'en' | 'de' | 'es' | 'fr';
type Row = readonly [tongue: Tongue, note: string, chosen: object];
const read = (before: object, tongue: Tongue, note: string) =>
  readNote(note, shotChoices.parse(before), { ...film, tongue });
const isDone = ({ parts }: ReturnType<typeof read>) =>
  parts.every(({ outcome }) => outcome === 'done');
const first = (person: object) => ({ people: [person] });

describe('DESK-04 what is asked for stays, and what is denied beside it goes', () => {
  test.each<Row>([
    ['en', 'she should look happy not worried', first({ mood: 'happy' })],
    ['en', 'in the garden not the platform', { place: 'garden' }],
    ['en', 'night not day', { time: 'night' }],
    ['en', 'she is standing, not sitting', first({ pose: 'stand' })],
    ['de', 'sie steht, sie sitzt nicht', first({ pose: 'stand' })],
    ['es', 'está de pie, no sentada', first({ pose: 'stand' })],
    ['fr', 'elle est debout, pas assise', first({ pose: 'stand' })],
    ['en', 'no chair', { props: [], people: [{ pose: 'stand' }] }],
    ['de', 'kein Stuhl', { props: [], people: [{ pose: 'stand' }] }],
    ['en', 'the chair not visible', { props: [] }],
  ])('%s: %s', (tongue, note, chosen) =>
    expect(read(alone, tongue, note).choices).toMatchObject(chosen),
  );
  test('who sits for want of a table sits on a chair as well', () => {
    const waiting = { ...alone, people: [{ ...maya, pose: 'cheek' }] };
    for (const note of ['not sitting', 'no chair'])
      expect(read(waiting, 'en', note).choices.people[0]?.pose).toBe('stand');
  });
  test('with another seat there they sit on that', () => {
    const both = { ...alone, props: [{ id: 'chair' }, { id: 'bench' }] };
    expect(read(both, 'en', 'no chair').choices.people[0]?.pose).toBe('sit');
  });
});

describe('DESK-11 whom something is done to does not do it', () => {
  const still = { mood: 'neutral', pose: 'stand' };
  test.each<Row>([
    ['en', 'she laughs and waves at Sam', { people: [{ mood: 'happy', pose: 'wave' }, still] }],
    ['de', 'sie winkt Sam zu', { people: [{ pose: 'wave' }, still] }],
    ['es', 'ella sonríe a Sam', { people: [{ mood: 'happy' }, still] }],
    ['fr', 'elle salue Sam', { people: [{ pose: 'wave' }, still] }],
    ['en', 'he smiles at her', { people: [{ mood: 'worried' }, { mood: 'happy' }] }],
    ['en', 'they sit on a bench', { people: [{ pose: 'sit' }, { pose: 'sit' }] }],
  ])('%s: %s', (tongue, note, chosen) =>
    expect(read(two, tongue, note).choices).toMatchObject(chosen),
  );
});

test.each<Row>([
  ['en', 'over the shoulder of Sam', { people: [{ who: 'sam' }, { who: 'maya' }] }],
  ['en', "over Sam's shoulder", { people: [{ who: 'sam' }, { who: 'maya' }] }],
  ['de', 'über seine Schulter', { people: [{ who: 'sam' }, { who: 'maya' }] }],
  ['es', 'por encima del hombro de Maya', { people: [{ who: 'maya' }, { who: 'sam' }] }],
  ['fr', "par-dessus l'épaule de Sam", { people: [{ who: 'sam' }, { who: 'maya' }] }],
])('DESK-04 whose shoulder it is, is nearest: %s: %s', (tongue, note, chosen) =>
  expect(read(two, tongue, note).choices).toMatchObject({ composition: 'shoulder', ...chosen }),
);
test('DESK-04 a bag over a shoulder is no view', () =>
  expect(read(two, 'en', 'a bag over her shoulder').choices.composition).toBe('pair'));

describe('DESK-04 what somebody drinks or eats out of is in their hand', () => {
  test.each<Row>([
    ['en', 'she drinks water from a bottle', first({ pose: 'drink', holds: 'bottle' })],
    ['en', 'she eats an apple', first({ pose: 'drink', holds: 'apple' })],
    ['de', 'sie trinkt aus der Tasse', first({ pose: 'drink', holds: 'mug' })],
    ['es', 'ella bebe de un vaso', first({ pose: 'drink', holds: 'glass' })],
    ['fr', 'elle boit dans une tasse', first({ pose: 'drink', holds: 'mug' })],
  ])('%s: %s', (tongue, note, chosen) => {
    const { props } = read(alone, tongue, note).choices;
    expect(props.map(({ id }) => id)).toEqual(['chair']);
    expect(read(alone, tongue, note).choices).toMatchObject(chosen);
  });
  test('a cap that is drunk from is worn by nobody', () => {
    const { choices, parts } = read(held, 'en', 'she drinks tea from the cap of the flask');
    expect(choices.people[0]).toMatchObject({ pose: 'drink', holds: 'mug', wears: ['jumper'] });
    expect(parts[0]).toMatchObject({ did: ['drink', 'holds mug in place of cap'], open: ['tea'] });
  });
});

describe('DESK-04 a compound is what its head is', () => {
  test.each([
    ['en', 'yellow raincoat', 'none:yellow raincoat'],
    ['en', 'snow boots', 'boots'],
    ['en', 'she wears a red sundress', 'none:red dress'],
    ['de', 'Winterjacke', 'jacket'],
    ['fr', 'un manteau de pluie', 'coat'],
  ] as const)('%s: %s', (tongue, note, worn) => {
    const made = read(alone, tongue, note);
    expect(made.choices.people[0]?.wears).toContain(worn);
    expect(made.choices.weather).toBe('dry');
    expect(isDone(made)).toBe(true);
  });
});

test.each<Row>([
  ['en', 'morning', { time: 'morning' }],
  ['de', 'Morgen', { time: 'morning' }],
  ['es', 'por la mañana', { time: 'morning' }],
  ['fr', 'matin', { time: 'morning' }],
  ['en', 'evening', { time: 'evening' }],
  ['de', 'näher ran und von oben', { size: 'medium-close-up', angle: 'high' }],
  ['en', 'make it bigger', { size: 'medium-close-up' }],
  ['en', 'camera moves slowly towards her', { move: 'push-in' }],
  ['de', 'die Kamera fährt langsam von ihr weg', { move: 'pull-out' }],
  ['en', 'the sign should say CLOSED', { lettering: [{ role: 'claim', text: 'CLOSED' }] }],
  [
    'de',
    'auf dem Schild soll GESCHLOSSEN stehen',
    { lettering: [{ role: 'claim', text: 'GESCHLOSSEN' }] },
  ],
  ['en', 'without the writing', { lettering: [] }],
  ['en', 'just the chair', { people: [], composition: 'object', props: [{ id: 'chair' }] }],
])('DESK-04 what is commonly asked for is understood: %s: %s', (tongue, note, chosen) => {
  const made = read(alone, tongue, note);
  expect(made.choices).toMatchObject(chosen);
  expect(isDone(made)).toBe(true);
});
test('DESK-04 who says something is no sign', () =>
  expect(read(alone, 'en', 'she reads the letter').choices.lettering).toEqual(alone.lettering));

describe('DESK-04 what is sold is meant by the noun for it', () => {
  const gone = (choices: ShotChoices) => [choices.product, choices.people[0]?.holds];
  test.each([
    ['en', 'no flask in this one'],
    ['en', 'without the flask'],
    ['de', 'keine Flasche'],
    ['es', 'sin el termo'],
  ] as const)('%s: %s', (tongue, note) => {
    const made = read(held, tongue, note);
    expect(gone(made.choices)).toEqual([undefined, undefined]);
    expect(isDone(made)).toBe(true);
  });
  test('held in both hands, made larger, alone', () => {
    const both = read(held, 'en', 'holds the flask in both hands');
    expect(both.choices.people[0]?.holds).toBe('product');
    expect(isDone(both)).toBe(true);
    expect(isDone(read(held, 'en', 'make the flask bigger'))).toBe(true);
    const only = read(held, 'en', 'show only the flask').choices;
    expect(only).toMatchObject({ people: [], composition: 'object', product: held.product });
  });
  test('another one is another thing', () =>
    expect(read(held, 'en', 'she holds a bottle').choices.people[0]?.holds).toBe('bottle'));
});

test.each([
  ['en', 'Sam is not in the picture'],
  ['de', 'Sam ist nicht zu sehen'],
  ['es', 'no se ve a Sam'],
  ['fr', 'on ne voit pas Sam'],
] as const)('DESK-11 who is not in the picture goes: %s: %s', (tongue, note) => {
  const made = read(two, tongue, note);
  expect(made.choices.people.map(({ who }) => who)).toEqual(['maya']);
  expect(isDone(made)).toBe(true);
});
