import { describe, expect, test } from 'vitest';
import { type ShotChoices, shotChoices } from '#domain/storyboard/shot-plan.ts';
import { readNote } from './read-note.ts';

const before = shotChoices.parse({
  composition: 'figure',
  size: 'medium',
  place: 'station-platform',
  people: [{ who: 'ana', wears: ['jacket', 'hat', 'scarf'], holds: 'product' }],
  product: { form: 'bottle', shown: 'in-use' },
  props: [{ id: 'train' }, { id: 'bench' }],
});
const film = {
  castId: 'ana',
  cast: [{ who: 'ana', names: ['Ana'] }],
  productName: 'Brisa',
  form: 'bottle',
};
type Tongue = 'en' | 'de' | 'es' | 'fr';
const read = (tongue: Tongue, note: string, choices: ShotChoices = before) =>
  readNote(note, choices, { ...film, tongue });
const outcomes = ({ parts }: ReturnType<typeof read>) => parts.map(({ outcome }) => outcome);

describe('DESK-04 a refusal is one, however it is said', () => {
  test.each([
    ['en', 'not from behind'],
    ['en', 'she is not seen from behind'],
    ['en', 'do not show her from behind'],
    ['de', 'nicht von hinten'],
    ['de', 'zeige sie nicht von hinten'],
    ['es', 'no de espaldas'],
    ['fr', 'pas de dos'],
  ] as const)('%s: %s', (tongue, note) => {
    expect(read(tongue, note).choices).toEqual(before);
    const behind = { ...before, composition: 'behind' as const };
    const turned = read(tongue, note, behind);
    expect(turned.choices.composition).toBe('figure');
    expect(outcomes(turned)).toEqual(['done']);
  });

  test.each([
    ['en', 'she wears neither hat nor scarf'],
    ['en', 'neither hat nor scarf'],
    ['de', 'sie trägt weder Hut noch Schal'],
    ['de', 'weder Hut noch Schal'],
    ['es', 'no lleva ni sombrero ni bufanda'],
    ['es', 'ni sombrero ni bufanda'],
    ['fr', 'elle ne porte ni chapeau ni écharpe'],
    ['fr', 'ni chapeau ni écharpe'],
  ] as const)('neither … nor, %s: %s', (tongue, note) => {
    const made = read(tongue, note);
    expect(made.choices.people[0]?.wears).toEqual([
      'jacket',
      'none:without hat',
      'none:without scarf',
    ]);
    expect(outcomes(made)).toEqual(['done']);
  });

  test.each([
    ['en', 'avoid close-ups'],
    ['en', 'no close-up'],
    ['en', 'refrain from close-ups'],
    ['en', 'anything but a close-up'],
    ['en', 'everything except close-ups'],
    ['de', 'vermeide Nahaufnahmen'],
    ['de', 'Nahaufnahmen vermeiden'],
    ['de', 'alles außer einer Nahaufnahme'],
    ['es', 'evita los primeros planos'],
    ['es', 'todo menos un primer plano'],
    ['fr', 'évite les gros plans'],
    ['fr', 'tout sauf un gros plan'],
  ] as const)('a size that is refused, %s: %s', (tongue, note) => {
    expect(read(tongue, note).choices).toEqual(before);
    const near = read(tongue, note, { ...before, size: 'close-up' });
    expect(near.choices.size).toBe('medium-close-up');
    expect(outcomes(near)).toEqual(['done']);
  });

  test.each([
    ['en', 'anything but a wide shot'],
    ['en', 'no wide shot'],
    ['de', 'alles, nur keine Totale'],
    ['es', 'cualquier cosa menos un plano general'],
    ['fr', 'tout sauf un plan large'],
  ] as const)('%s: %s', (tongue, note) => {
    expect(read(tongue, note).choices).toEqual(before);
    expect(read(tongue, note, { ...before, size: 'wide' }).choices.size).toBe('medium');
  });

  test.each([
    ['en', 'avoid the train'],
    ['en', 'skip the train'],
    ['de', 'den Zug vermeiden'],
    ['es', 'evita el tren'],
    ['fr', 'éviter le train'],
  ] as const)('a thing, %s: %s', (tongue, note) => {
    const made = read(tongue, note);
    expect(made.choices.props.map(({ id }) => id)).toEqual(['bench']);
    expect(outcomes(made)).toEqual(['done']);
  });

  test('an angle and an hour are refused as well', () => {
    expect(read('en', 'not from above', { ...before, angle: 'high' }).choices.angle).toBe('eye');
    expect(read('en', 'not at night', { ...before, time: 'night' }).choices.time).toBe('day');
    expect(read('en', 'not at night').choices).toEqual(before);
  });

  test('closer, but not a close-up', () => {
    const made = read('en', 'closer, but not a close-up');
    expect(made.choices.size).toBe('medium-close-up');
    expect(outcomes(made)).toEqual(['done', 'done']);
  });

  test('who drops or avoids something does so, and nothing of it is refused', () => {
    for (const note of ['the children drop the bottle', 'Ana avoids the train'])
      expect(read('en', note).choices).toMatchObject({ props: before.props, product: {} });
  });

  test('an exception to nothing is wanted', () => {
    const made = read('en', 'no things except the bench').choices;
    expect(made.props.map(({ id }) => id)).toEqual(['bench']);
  });
});

describe('DESK-04 what somebody does not do is refused, and not what it would be done to', () => {
  test.each([
    ['en', 'she is not looking at the bottle'],
    ['en', 'she does not look at the train'],
    ['de', 'sie schaut nicht in die Kamera'],
    ['de', 'sie schaut die Flasche nicht an'],
    ['es', 'no mira la botella'],
    ['es', 'no mira a la cámara'],
    ['fr', 'elle ne regarde pas la bouteille'],
  ] as const)('%s: %s', (tongue, note) => {
    const made = read(tongue, note, { ...before, move: 'track' });
    expect(made.choices).toEqual({ ...before, move: 'track' });
    expect(outcomes(made)).toEqual(['not-understood']);
  });

  test.each([
    ['en', 'she does not hold the bottle'],
    ['en', 'she isn’t holding the bottle'],
    ['en', 'I don’t want her to hold the bottle'],
    ['de', 'sie hält die Flasche nicht'],
    ['es', 'no sostiene la botella'],
    ['fr', 'elle ne tient pas la bouteille'],
  ] as const)('%s: %s', (tongue, note) => {
    const made = read(tongue, note);
    const [{ holds: _, ...free }] = before.people as [(typeof before.people)[0] & object];
    expect(made.choices).toEqual({ ...before, people: [free] });
    expect(made.parts).toEqual([
      { words: note, outcome: 'done', did: ['does not hold the product'] },
    ]);
  });

  test.each([
    ['en', 'she does not sit on the bench'],
    ['en', 'not sitting'],
    ['de', 'sie sitzt nicht auf der Bank'],
    ['fr', 'elle n’est pas assise'],
    ['es', 'no está sentada'],
  ] as const)('%s: %s', (tongue, note) => {
    expect(read(tongue, note).choices).toEqual(before);
    const sits = { ...before, people: [{ who: 'ana', pose: 'sit', mood: 'neutral' as const }] };
    const made = read(tongue, note, sits);
    expect(made.choices.people[0]?.pose).toBe('stand');
    expect(outcomes(made)).toEqual(['done']);
  });

  test.each([
    ['en', 'the camera does not move'],
    ['de', 'die Kamera bewegt sich nicht'],
    ['fr', 'la caméra ne bouge pas'],
    ['es', 'la cámara no se mueve'],
  ] as const)('of a camera, %s: %s', (tongue, note) => {
    expect(read(tongue, note, { ...before, move: 'track' }).choices.move).toBe('static');
  });

  test('a face and the weather', () => {
    const happy = [{ who: 'ana', pose: 'stand', mood: 'happy' as const }];
    const made = read('en', 'she is not smiling', { ...before, people: happy });
    expect(made.choices.people[0]?.mood).toBe('neutral');
    expect(read('en', 'it is not raining', { ...before, weather: 'wet' }).choices.weather).toBe(
      'dry',
    );
  });

  test('what is not in the hand is where it was, and named', () => {
    const made = read('en', 'the bottle is not in her hand');
    expect(made.choices).toMatchObject({ product: {}, people: [{ who: 'ana' }] });
    expect(made.choices.people[0]?.holds).toBeUndefined();
    expect(outcomes(made)).toEqual(['done']);
    const cup = { ...before, people: [{ who: 'ana', holds: 'cup' as const }] };
    expect(read('en', 'the bottle is not in her hand', shotChoices.parse(cup)).choices).toEqual(
      shotChoices.parse(cup),
    );
  });

  test('a verb that lets somebody is one with theirs', () => {
    expect(read('en', 'don’t let her wear a hat').choices.people[0]?.wears).toContain(
      'none:without hat',
    );
    expect(read('en', 'either a dog or a cat').choices.props).toHaveLength(4);
  });

  test('who is told not to forget something keeps it', () => {
    expect(read('en', 'do not forget the hat').choices).toEqual(before);
  });
});

test('DESK-04 what is sitting is no person, and nobody sits for it', () => {
  for (const [tongue, note] of [
    ['fr', 'un chien est assis à côté d’elle'],
    ['es', 'un perro está sentado a su lado'],
    ['en', 'a dog is sitting next to her'],
  ] as const)
    expect(read(tongue, note).choices.people, note).toEqual(before.people);
  expect(read('fr', 'elle est assise').choices.people[0]?.pose).toBe('sit');
});
