import { expect, test } from 'vitest';
import { boardShots } from '#domain/storyboard/shot-plan.ts';
import { setStage } from '../stage.ts';
import { scriptOf } from '../write-script.ts';

const date = new Date('2026-01-05');
const request = {
  userType: 'brand' as const,
  platform: ['instagram' as const],
  productName: 'Fairlight',
  targetAudience: '',
  behavior: 'Buy one',
  evaluation: '',
  creativeApproach: 'problem' as const,
};
const shotsFor = (description: string, character = {}) =>
  boardShots(
    scriptOf(
      setStage(
        { ...request, description },
        { mode: 'direct', character: { gender: 'female', ...character } },
      ),
      undefined,
      date,
    ).shots,
  );

test('PLAN-05 whoever speaks of what can be carried has it in hand', () => {
  const shots = shotsFor('A kettle that whistles in tune. It boils a litre in two minutes. £40.');
  const spoken = shots.filter(
    ({ people, composition }) => people.length > 0 && composition !== 'hands',
  );
  expect(spoken.length).toBeGreaterThan(0);
  for (const { people, product } of spoken) {
    expect(people[0]?.holds).toBe('product');
    expect(product?.form).toBe('kettle');
  }
});

test('PLAN-05 by what nobody lifts they are seen whole', () => {
  const shots = shotsFor('Horse dentist. I float by hand. From the farm in Meath. €70.');
  const beside = shots.filter(({ people, product }) => people.length > 0 && product);
  expect(beside.length).toBeGreaterThan(0);
  for (const { size, people } of beside)
    expect([size, people[0]?.holds]).toEqual(['wide', undefined]);
});

test('PLAN-05 a film is set where it is spoken of, else where the thing is at home, and says so', () => {
  const told = setStage({ ...request, description: 'A solar fan. It is 146 in your attic.' });
  const home = setStage({
    ...request,
    description: 'A kettle that whistles in tune. Made in Hull.',
  });
  const grave = { ...home, frame: { ...home.frame, grave: true } };
  const headed = (stage: typeof told) => scriptOf(stage, undefined, date).script;
  expect(headed(told)).toContain('Attic.');
  expect(headed(home)).toContain('Kitchen.');
  expect(headed(grave)).not.toContain('Kitchen.');
});

test('PLAN-05 what is sold and cannot be drawn is not drawn as its bare noun', () => {
  const shots = shotsFor('A dough bell that sits on your dough in the bowl. It rings once. £14.');
  const shown = shots.flatMap(({ props, people }) => [
    ...props.map(({ id }) => id),
    ...people.flatMap(({ holds }) => holds ?? []),
  ]);
  expect(shown).toContain('bowl');
  expect(shown).not.toContain('bell');
});

test.each([
  'A darning loom. Beech and brass, it fits in a tin. You strap it over the hole. £14.',
  'Botas de vino, piel de cabra. Se cosen a mano. Levantas el brazo y aprietas. 46 €.',
])('PLAN-05 what has no drawing is one print at the end, and no relative of it: %s', (said) => {
  const shots = shotsFor(said);
  expect(shots.map(({ product }) => product?.form.startsWith('none:') ?? false)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const things = shots.flatMap(({ props, people }) => [
    ...props.map(({ id }) => id),
    ...people.map(({ holds }) => holds),
  ]);
  expect(things).not.toContain('product');
  expect(things).not.toContain('loom');
  expect(things).not.toContain('boot');
});
