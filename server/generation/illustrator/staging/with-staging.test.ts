import { expect, test } from 'vitest';
import { type Shot, shot as shotSchema } from '#domain/storyboard/shot-plan.ts';
import type { Language } from '../../understand/subject-frame.ts';
import { withStaging } from './with-staging.ts';

const shotOf = (ids: readonly string[], more: object = {}): Shot =>
  shotSchema.parse({
    row: 1,
    seconds: 3,
    composition: 'object',
    size: 'close-up',
    props: ids.map((id) => ({ id })),
    ...more,
  });
const product = { form: 'bottle', names: ['marlowe', 'bottle'] };
const told = (text: string, language: Language, ids: readonly string[], more: object = {}) => {
  const { props, product: sold, people } = withStaging(shotOf(ids, more), text, language, product);
  const staging = ({ count, motion, by }: Shot['props'][number]) =>
    [count, motion, by && `${by.as} ${by.ref}`].filter(Boolean).join(' ');
  return [
    ...props.map((prop) => staging(prop)),
    ...(sold ? [staging({ ...sold, id: 'product', where: 'floor' })] : []),
    ...people.flatMap(({ motion, holding }) =>
      [motion, holding?.count, holding?.motion].filter(Boolean),
    ),
  ];
};

test.each([
  ['en', 'Two jars stand side by side.', ['jar'], ['2']],
  ['de', 'Zwei Gläser stehen nebeneinander.', ['glass'], ['2']],
  ['es', 'Tres campanas sobre la mesa.', ['bell'], ['3']],
  ['fr', 'Il faut les deux voitures côte à côte.', ['car'], ['2']],
  ['en', 'A row of boots.', ['boot'], ['many']],
  ['de', 'Eine Reihe Kerzen.', ['candle'], ['many']],
  ['es', 'Una fila de botas.', ['boot'], ['many']],
  ['fr', 'Une rangée de bougies.', ['candle'], ['many']],
  ['en', 'The candles are lit.', ['candle'], ['3']],
  ['en', 'A candle is lit.', ['candle'], ['']],
  ['es', 'El paraguas, solo.', ['umbrella'], ['']],
  ['en', 'Houses, seen from afar.', ['house'], ['']],
  // What has no singular is one.
  ['fr', 'Lui, avec des jumelles.', ['binoculars'], ['']],
  ['de', 'Quer über den braunen Rasen.', ['lawn'], ['']],
] as const)('SHOT-01 %s: in “%s” so many are seen', (language, text, ids, expected) => {
  expect(told(text, language, ids)).toEqual(expected);
});

test.each([
  ['en', 'A gate swings shut.', ['gate'], ['swing']],
  ['en', 'The gate closes.', ['gate'], ['swing']],
  ['en', 'She closes the book.', ['book'], ['']],
  ['de', 'Der Ball fällt.', ['ball'], ['fall']],
  ['en', 'Steam, rising.', ['bell'], ['']],
  ['es', 'La pelota cae.', ['ball'], ['fall']],
  ['fr', 'Une main tourne la clé.', ['key'], ['turn']],
  ['en', 'Hooks are flipping over.', ['hook'], ['3 turn']],
  ['en', 'A hand lifts the lid.', ['lid'], ['rise']],
  ['en', 'The bus that passes the house.', ['bus'], ['right']],
  ['en', 'The ball does not fall.', ['ball'], ['']],
  ['en', 'Nothing moves when the bell rings.', ['bell'], ['']],
  ['en', 'It sounds as if a bell fell.', ['bell'], ['']],
] as const)('SHOT-02 %s: in “%s” it moves so', (language, text, ids, expected) => {
  expect(told(text, language, ids)).toEqual(expected);
});

test.each([
  ['en', 'Feathers whirling in a glass.', ['feather', 'glass'], ['3 turn in glass', '']],
  ['de', 'Der leere Stuhl am Bett.', ['chair', 'bed'], ['beside bed', '']],
  ['es', 'Una llave en el bolso.', ['key', 'handbag'], ['in handbag', '']],
  ['fr', 'Un chat sur une chaise.', ['cat', 'chair'], ['on chair', '']],
  ['en', 'A cat and a chair.', ['cat', 'chair'], ['', '']],
] as const)('SHOT-03 %s: in “%s” it stands so', (language, text, ids, expected) => {
  expect(told(text, language, ids)).toEqual(expected);
});

test('SHOT-01 what is sold is one where it is only spoken of in the plural, and still where it closes the film', () => {
  const inUse = { product: { shown: 'in-use', form: 'bottle' } };
  expect(told('The bottles, near.', 'en', [], inUse)).toEqual(['']);
  expect(told('Two bottles, near.', 'en', [], inUse)).toEqual(['2']);
  const hero = { product: { shown: 'hero', form: 'bottle' } };
  expect(told('Two bottles turn.', 'en', [], hero)).toEqual(['']);
});

test('SHOT-02 of people an arrow says where they go, and a pose what else they do', () => {
  const people = { people: [{ who: 'cast', pose: 'walk' }] };
  expect(told('She walks past.', 'en', [], people)).toEqual(['right']);
  expect(told('She walks.', 'en', [], people)).toEqual([]);
  expect(told('She turns.', 'en', [], people)).toEqual([]);
  const holds = { people: [{ who: 'cast', holds: 'key' }] };
  expect(told('She turns the key.', 'en', [], holds)).toEqual(['turn']);
  expect(told('She takes two keys.', 'en', [], holds)).toEqual([2]);
});
