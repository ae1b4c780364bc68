// What people typed at the desk and was not understood, or was understood as something else.
import { describe, expect, test } from 'vitest';
import { type ShotChoices, shotChoices } from '#domain/storyboard/shot-plan.ts';
import { readNote } from './read-note.ts';

const before = shotChoices.parse({
  composition: 'figure',
  size: 'medium',
  people: [{ who: 'rosa', wears: ['jumper'] }],
});
const film = {
  castId: 'rosa',
  cast: [{ who: 'rosa', names: ['Rosa'], noun: 'woman' }],
  productName: 'Marlowe',
  form: 'apple',
} as const;
type Tongue = 'en' | 'de' | 'es' | 'fr';
const read = (tongue: Tongue, note: string, choices: ShotChoices = before) =>
  readNote(note, choices, { ...film, tongue });
const outcomes = ({ parts }: ReturnType<typeof read>) => parts.map(({ outcome }) => outcome);
const who = ({ people }: ShotChoices) => people.map((one) => one.who);

describe.each([
  ['behind', { composition: 'behind', move: 'static' }],
  ['near', { size: 'close-up' }],
  ['bed', { people: [{ who: 'rosa', pose: 'sit' }], props: [{ id: 'bed' }] }],
  ['lying', { people: [{ who: 'rosa', pose: 'lie' }], props: [{ id: 'bed' }] }],
] as const)('DESK-04 %s', (of, chosen) => {
  const notes = {
    behind: {
      en: ['seen from behind', 'with her back to the camera', 'she turns her back', 'rear view'],
      de: ['von hinten gesehen', 'mit dem Rücken zur Kamera', 'Rückansicht'],
      es: ['vista de espaldas', 'por detrás', 'visto desde atrás'],
      fr: ['vu de dos', 'filmée de dos', 'vue de derrière', 'par derrière'],
    },
    near: {
      en: ['close', 'very close please', 'close and at night'],
      de: ['nah', 'ganz nah'],
      es: ['cerca', 'de cerca', 'muy cerca'],
      fr: ['de près', 'proche', 'tout près'],
    },
    bed: {
      en: ['sits on the bed', 'she sits on the bed'],
      de: ['sitzt auf dem Bett'],
      es: ['se sienta en la cama', 'sentada en la cama'],
      fr: ['assise sur le lit'],
    },
    lying: {
      en: ['lies on the bed'],
      de: ['liegt auf dem Bett'],
      es: ['tumbada en la cama'],
      fr: ['allongée sur le lit'],
    },
  }[of];
  const all = Object.entries(notes).flatMap(([tongue, some]) =>
    some.map((note) => [tongue as Tongue, note] as const),
  );
  test.each(all)('%s: %s', (tongue, note) => {
    const told = read(tongue, note);
    expect(told.choices).toMatchObject(chosen);
    expect(new Set(outcomes(told))).toEqual(new Set(['done']));
  });
});

test.each([
  ['en', 'he sits on the bed'],
  ['de', 'er sitzt auf dem Bett'],
  ['es', 'él se sienta en la cama'],
  ['fr', 'il est assis sur le lit'],
] as const)('DESK-11 what he does no woman does in his place: %s: %s', (tongue, note) => {
  const told = read(tongue, note);
  expect(told.choices).toEqual(before);
  expect(outcomes(told)).toEqual(['not-understood']);
  const man = { ...before, people: [{ ...before.people[0], who: 'other:man' }] } as ShotChoices;
  expect(read(tongue, note, man).choices.people[0]).toMatchObject({ pose: 'sit' });
});

test('DESK-04 a bed that a face sits on is seen', () => {
  const face = { ...before, composition: 'face', size: 'medium-close-up' } as const;
  expect(read('en', 'she sits on the bed', face).choices).toMatchObject({
    composition: 'figure',
    size: 'wide',
  });
});

test.each(['close the door', 'a chair close to her', 'near the window'])(
  'DESK-04 near to something is no size: %s',
  (note) => expect(read('en', note).choices.size).not.toBe('close-up'),
);

test('DESK-04 close on a face is the face', () =>
  expect(read('en', 'close on her face').choices).toMatchObject({
    composition: 'face',
    size: 'close-up',
  }));

test.each([
  ['en', 'a man', 'other:man'],
  ['en', 'a man waves', 'other:man'],
  ['en', 'a boy', 'other:boy'],
  ['de', 'ein Mann', 'other:Mann'],
  ['es', 'un hombre', 'other:hombre'],
  ['fr', 'un homme lui sourit', 'other:homme'],
] as const)('DESK-11 who can be nobody who is there comes: %s: %s', (tongue, note, comes) => {
  const told = read(tongue, note);
  expect(who(told.choices)).toEqual(['rosa', comes]);
  expect(told.choices.people[0]).toEqual(before.people[0]);
  expect(outcomes(told)).toEqual(['done']);
});

test.each(['a woman', 'he is a man', 'the man waves', 'make her a man'])(
  'DESK-11 and nobody else does, nor does somebody else what he is to do: %s',
  (note) => {
    const told = read('en', note);
    expect(told.choices).toEqual(before);
    expect(outcomes(told)).toEqual(['not-understood']);
  },
);

test.each([
  ['en', 'a man instead of a woman', 'other:man'],
  ['fr', 'un homme au lieu d’une femme', 'other:homme'],
] as const)('DESK-11 one takes the place of another: %s: %s', (tongue, note, comes) => {
  const { choices } = read(tongue, note);
  expect(who(choices)).toEqual([comes]);
  expect(choices.composition).toBe('figure');
});

test.each([
  ['en', 'no body'],
  ['en', 'only her head, no body'],
  ['en', 'no legs'],
  ['de', 'kein Körper'],
  ['es', 'sin cuerpo'],
  ['fr', 'pas de jambes'],
] as const)(
  'DESK-04 what everybody has cannot be left out, and nobody goes: %s: %s',
  (tongue, note) => {
    const told = read(tongue, note);
    expect(told.choices).toEqual(before);
    expect(outcomes(told).at(-1)).toBe('not-understood');
  },
);

test.each(['medium, she sits on a sofa', 'she sits on a sofa, medium', 'a sofa in a medium shot'])(
  'DESK-04 a size that is asked for is the size, whatever else is: %s',
  (note) => expect(read('en', note, { ...before, size: 'wide' }).choices.size).toBe('medium'),
);

test('DESK-04 where a picture is the same from near and far, that is said', () => {
  const crowd = { ...before, composition: 'crowd', size: 'wide' } as const;
  const { choices, parts } = read('en', 'medium', crowd);
  expect(choices.size).toBe('medium');
  expect(parts[0]?.did).toEqual([
    'medium, written down: this picture is the same from near and far',
  ]);
});

test('DESK-04 several wishes in one', () => {
  const told = read('en', 'she holds a book and sits on the bed at night');
  expect(told.choices).toMatchObject({
    time: 'night',
    people: [{ pose: 'sit', holds: 'book' }],
    props: [{ id: 'bed' }],
  });
  expect(outcomes(told)).toEqual(['done']);
  expect(read('en', 'a dog barks and sits').choices.people).toEqual(before.people);
});

describe('DESK-04 of two people, what is said is of whom it is said of', () => {
  const two = shotChoices.parse({
    composition: 'pair',
    size: 'medium',
    people: [
      { who: 'rosa', wears: ['hat'] },
      { who: 'other:man', wears: ['hat'] },
    ],
    lettering: [{ role: 'claim', text: 'HELLO' }],
  });
  const offHat = { wears: ['none:without hat'] };
  const [hers, his] = [{ wears: ['hat'] }, { wears: ['hat'] }];
  test.each<[Tongue, string, object[]]>([
    ['de', 'der Mann trägt einen Schal', [hers, { wears: ['hat', 'scarf'] }]],
    [
      'de',
      'der Mann trägt einen Schal statt des Huts',
      [hers, { wears: ['none:without hat', 'scarf'] }],
    ],
    ['en', 'she wears a scarf instead of the hat', [{ wears: ['none:without hat', 'scarf'] }, his]],
    ['fr', "elle n'a plus de chapeau", [offHat, his]],
    ['fr', 'il ne porte plus de chapeau', [hers, offHat]],
    ['en', 'Rosa and the man sit', [{ pose: 'sit' }, { pose: 'sit' }]],
    ['en', 'the man and Rosa sit', [{ pose: 'sit' }, { pose: 'sit' }]],
    ['en', 'the man holds a lamp', [hers, { holds: 'lamp' }]],
    ['en', 'a dog lies asleep', [{ mood: 'neutral' }, { mood: 'neutral' }]],
    ['en', 'the boy waves', [{ pose: 'stand' }, { pose: 'stand' }]],
  ])('%s: %s', (tongue, note, people) => {
    expect(read(tongue, note, two).choices.people).toMatchObject(people);
  });

  test('what somebody lets go of is told', () => {
    const holding = read('en', 'Rosa holds a lamp', two).choices;
    const { parts } = read('en', 'Rosa holds a book', holding);
    expect(parts[0]?.did).toEqual(['holds book instead of lamp']);
  });

  test('a sign that is not there is the lettering, and what is typed in capitals is how it reads', () => {
    expect(read('es', 'quita el cartel', two).choices.lettering).toEqual([]);
    const lettered = read('en', 'the words OPEN AT 9 across the top', two).choices;
    expect(lettered.lettering).toMatchObject([{ text: 'OPEN AT 9' }]);
    expect(lettered.props).toEqual([]);
    const long = read('en', `the words ${'A'.repeat(400)}`, two).choices;
    expect(long.lettering[0]?.text).toHaveLength(160);
  });
});

test.each<[Tongue, string]>([
  ['en', 'in thick fog'],
  ['de', 'bei Nebel'],
  ['es', 'con niebla'],
  ['fr', 'dans le brouillard'],
])('DESK-04 fog is weather: %s: %s', (tongue, note) => {
  expect(read(tongue, note).choices.weather).toBe('fog');
  expect(read(tongue, 'not fog, snow', read(tongue, note).choices).choices.weather).toBe('snow');
});
