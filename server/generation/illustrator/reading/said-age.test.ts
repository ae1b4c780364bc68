import { expect, test } from 'vitest';
import { childIn, rangeOf, saidYears } from './said-age.ts';

test.each([
  ['a girl, eight years old', 8],
  ['an eight-year-old boy', 8],
  ['aged 72', 72],
  ['achtjährig', 8],
  ['ein 8-jähriges Mädchen', 8],
  ['sie ist 41 Jahre alt', 41],
  ['una niña de 8 años', 8],
  ['une fille de huit ans', 8],
  ['âgée de 60 ans', 60],
  ['de 8 años de experiencia', undefined],
  ["plus de 20 ans d'expérience", undefined],
  ['open for 8 years', undefined],
])('CAST-03 %s', (text, years) => expect(saidYears(text)).toBe(years));

test('CAST-03 years are the form’s ranges, and below them a child', () => {
  expect([8, 19, 30, 40, 50, 70].map(rangeOf)).toEqual([
    ...['child', '18-25', '25-35', '35-45', '45-55', '55+'],
  ]);
});

test.each([
  ['daughter', 'female'],
  ['her little girl', 'female'],
  ['Tochter', 'female'],
  ['hija', 'female'],
  ['sa fille', 'female'],
  ['son', 'male'],
  ['their son', 'male'],
  ['fils', 'male'],
  ['Enkel', 'male'],
])('CAST-03 %s is a child', (role, gender) => expect(childIn(role)).toEqual({ gender }));

test.each(['child', 'Kind', 'enfant', 'two kids'])('CAST-03 %s is a child of either kind', (role) =>
  expect(childIn(role)).toEqual({}),
);
test.each([
  'neighbour',
  'her father',
  'kind old neighbour',
  'son père',
  'grown-up daughter',
  'erwachsener Sohn',
])('CAST-03 %s is none', (role) => expect(childIn(role)).toBeUndefined());
