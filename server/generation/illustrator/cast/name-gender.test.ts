import { expect, test } from 'vitest';
import { sampleBoard } from '../sample-board.ts';
import { findCast } from './find-cast.ts';
import { nameGender, roleGender } from './name-gender.ts';
import { otherPerson } from './other-person.ts';

test.each([
  ['Maya', 'female'],
  ['EMMA', 'female'],
  ['Jule Brandt', 'female'],
  ['Frau Leyla Yılmaz', 'female'],
  ['Lucía', 'female'],
  ['Hélène'.normalize('NFD'), 'female'],
  ['Ayşe', 'female'],
  ['Mehmet', 'male'],
  ['Jürgen, Bäcker', 'male'],
  ['François', 'male'],
  ['Omar', 'male'],
  ['Señora Ruiz', 'female'],
  ['Herr Kim', 'male'],
  ['Kim, the postwoman', 'female'],
  ['Robin (le facteur)', 'male'],
  ['Die Briefträgerin', 'female'],
])('GEN-09 %s is %s', (name, gender) => {
  expect(nameGender(name)).toBe(gender);
});

test.each([
  ...['Alex', 'Kim', 'Andrea', 'Sasha', 'Robin', 'Jean', 'Simone', 'Deniz', 'Sam', 'The baker'],
  ...['', '???', '玛雅'],
])('GEN-09 %j says nothing', (name) => {
  expect(nameGender(name)).toBeUndefined();
});

const castOf = (characterName: string, changed = {}) =>
  findCast(
    sampleBoard({
      gender: undefined,
      characterName,
      script: 'CU. A face. The bakery is closed.',
      ...changed,
    }),
    null,
  ).noun;

test('GEN-09 with an open gender a name decides, whatever the product is called', () => {
  for (const productName of ['Oak Bakery', 'Fern & Fig', 'Bäckerei Morgenröte', 'Nightjar']) {
    expect(castOf('Emma', { productName })).toBe('woman');
    expect(castOf('Mehmet', { productName })).toBe('man');
  }
});

test('GEN-09 what was chosen or said of the cast goes before a name', () => {
  expect(castOf('Emma', { gender: 'male' })).toBe('man');
  expect(castOf('Emma', { notes: 'Emma is an old man.' })).toBe('man');
});

test('GEN-09 a bakery is nobody', () => {
  const script = 'CU. Leyla in der Bäckerei. Une boulangerie.';
  for (const productName of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    expect(castOf('Alex', { script, productName })).toBe(castOf('Alex', { productName }));
  expect(castOf('Leyla', { script })).toBe('woman');
});

test.each([
  ...['the postwoman', 'la cartera', 'cartera', 'die Briefträgerin', 'Bäuerin', 'Kauffrau'].map(
    (role) => [role, 'female'] as const,
  ),
  ...['la factrice', 'infirmière', 'una guía', 'Señora Ruiz'].map(
    (role) => [role, 'female'] as const,
  ),
  ...['postman', 'el cartero', 'der Briefträger', 'Kaufmann', 'le guide'].map(
    (role) => [role, 'male'] as const,
  ),
  ...[
    'human resources',
    'German tourist',
    'la persona',
    'die Person',
    'customer',
    'opera singer',
  ].map((role) => [role, undefined] as const),
])('CAST-02 the role %j tells %s', (role, gender) => {
  expect(roleGender(role)).toBe(gender);
  const request = sampleBoard({ gender: undefined, characterName: '', notes: role });
  const noun = (name: string) =>
    findCast({ ...request, characterName: name }, null, true, { role }).noun;
  const frames = ['Ruiz', 'Okoro', 'Lindqvist', 'Abara'].map(noun);
  if (gender) expect(new Set(frames)).toEqual(new Set([gender === 'female' ? 'woman' : 'man']));
  if (gender && role !== 'Señora Ruiz')
    for (const seed of ['1', '2', '3', '4'])
      expect(otherPerson(findCast(request, null).person, seed, role).frame).toBe(
        gender === 'female' ? 'woman' : 'man',
      );
});
