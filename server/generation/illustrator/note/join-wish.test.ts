// Who comes into a picture by a note, and what of a note is no thing in it.
import { expect, test } from 'vitest';
import { type ShotChoices, shotChoices } from '#domain/storyboard/shot-plan.ts';
import { readNote } from './read-note.ts';

const before = shotChoices.parse({
  composition: 'figure',
  size: 'medium',
  people: [{ who: 'rosa', wears: ['jumper'] }],
});
const film = {
  castId: 'rosa',
  cast: [
    { who: 'rosa', names: ['Rosa'] },
    { who: 'second', names: ['Tom', 'neighbour'] },
  ],
  productName: 'Marlowe',
  form: 'apple',
} as const;
type Tongue = 'en' | 'de' | 'es' | 'fr';
const read = (note: string, tongue: Tongue, choices: ShotChoices = before) =>
  readNote(note, choices, { ...film, tongue });
const who = ({ people }: ShotChoices) => people.map((one) => one.who);

test.each([
  ['en', 'a second woman beside her', ['other:woman']],
  ['en', 'another old man on the right', ['other:old man']],
  ['en', 'add a boy', ['other:boy']],
  ['en', 'a nurse next to her', ['other:nurse']],
  ['en', 'her grandmother stands beside her', ['other:grandmother']],
  ['en', 'Tom next to her', ['second']],
  ['de', 'zwei Kinder daneben', ['other:Kind', 'other:Kind 2']],
  ['de', 'ein zweiter Mann neben ihr', ['other:Mann']],
  ['es', 'una segunda mujer a su lado', ['other:mujer']],
  ['es', 'dos niños al lado', ['other:niño', 'other:niño 2']],
  ['fr', 'une deuxième femme à côté d’elle', ['other:femme']],
  ['fr', 'deux enfants à côté', ['other:enfant', 'other:enfant 2']],
  ['en', 'a boy joins them', ['other:boy']],
  ['de', 'eine dritte Person kommt dazu', ['other:Person']],
] as const)('DESK-11 %s: %s', (tongue, note, come) => {
  const { choices, parts } = read(note, tongue);
  expect(who(choices)).toEqual(['rosa', ...come]);
  expect(choices.composition).toBe(come.length > 1 ? 'crowd' : 'pair');
  expect(parts[0]?.outcome).not.toBe('not-understood');
});

test('DESK-04 une personne is somebody, and personne is nobody', () => {
  expect(who(read('une troisième personne', 'fr').choices)).toEqual(['rosa']);
  expect(who(read('personne', 'fr').choices)).toEqual([]);
});

test('DESK-11 who comes has on what is said, and nobody else has', () => {
  const { choices, parts } = read('add a boy in a green coat', 'en');
  expect(choices.people).toMatchObject([
    { who: 'rosa', wears: ['jumper'] },
    { who: 'other:boy', wears: ['none:green coat'] },
  ]);
  expect(parts[0]?.outcome).toBe('done');
});

test('DESK-11 also where a comma stands between', () => {
  const { people } = read('a second woman beside her, in a green coat', 'en').choices;
  expect(people.map(({ wears }) => wears)).toEqual([['jumper'], ['none:green coat']]);
});

test.each([
  'the woman smiles',
  'a woman waves',
  'no second woman beside her',
  'the second woman waves',
  'a dog beside her',
  'her bag next to her',
])('DESK-11 nobody comes by: %s', (note) =>
  expect(who(read(note, 'en').choices)).toEqual(['rosa']),
);

test('DESK-11 where only things were, two are seen', () => {
  const things = { ...before, composition: 'object' as const, people: [] };
  const { choices } = read('zwei Kinder daneben', 'de', things);
  expect(choices).toMatchObject({ composition: 'pair', people: [{}, {}] });
});

test.each([
  ['en', 'hands lift the catcher'],
  ['en', 'workers crane their necks'],
  ['de', 'sie stehen Schlange'],
] as const)('DESK-11 what is done is no thing: %s: %s', (tongue, note) => {
  expect(read(note, tongue).choices.props).toEqual([]);
});
test.each([
  ['en', 'the lift opens', 'lift'],
  ['de', 'eine Schlange', 'snake'],
] as const)('DESK-11 and is one as a noun: %s: %s', (tongue, note, id) => {
  expect(read(note, tongue).choices.props[0]?.id).toBe(id);
});

test.each([
  ['en', 'she is lit from behind'],
  ['en', 'the light comes from behind'],
  ['de', 'von hinten beleuchtet'],
  ['es', 'iluminada desde atrás'],
  ['fr', 'éclairée de dos'],
] as const)('DESK-11 light from behind is light: %s: %s', (tongue, note) => {
  const { composition, light } = read(note, tongue).choices;
  expect([composition, light]).toEqual(['figure', 'none:from behind']);
});

test.each([
  ['en', 'a dress in the background', 'dress'],
  ['en', 'a coat on the chair', 'coat'],
  ['de', 'ein Kleid im Hintergrund', 'dress'],
  ['es', 'un vestido al fondo', 'dress'],
  ['fr', 'une robe au fond', 'dress'],
] as const)('DESK-11 what is somewhere is worn by nobody: %s: %s', (tongue, note, id) => {
  const { people, props } = read(note, tongue).choices;
  expect(people).toEqual(before.people);
  expect(props[0]?.id).toBe(id);
});
test.each(['a coat in blue', 'she wears a dress in the garden', 'in a dress'])(
  'DESK-11 and otherwise it is: %s',
  (note) => expect(read(note, 'en').choices.people[0]?.wears).toHaveLength(2),
);

test.each([
  ['en', 'a third person: a boy with glasses, holding an umbrella', 'other:boy'],
  ['en', 'add a boy with glasses, carrying an umbrella', 'other:boy'],
  ['de', 'eine dritte Person: ein Junge mit Brille, der einen Regenschirm hält', 'other:Junge'],
] as const)('DESK-04 %s: %s: one comes, with what is theirs', (tongue, note, who) => {
  const { people } = read(note, tongue).choices;
  expect(people.map((one) => one.who)).toEqual([...before.people.map((one) => one.who), who]);
  expect(people.at(-1)).toMatchObject({ wears: ['glasses'], holds: 'umbrella' });
});

test('DESK-04 whoever comes is not somebody of the same word who is there', () => {
  const there = [
    ...before.people,
    { who: 'other:person', pose: 'stand', mood: 'neutral' as const },
  ];
  const note = 'a third person: a boy with glasses, holding an umbrella';
  const { people } = read(note, 'en', { ...before, people: there }).choices;
  expect(people.slice(0, 2)).toEqual(there);
  expect(people[2]).toMatchObject({ who: 'other:boy', wears: ['glasses'], holds: 'umbrella' });
});
