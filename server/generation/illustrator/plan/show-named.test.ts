import { expect, test } from 'vitest';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { soldAs } from '../reading/sold-as.ts';
import { showNamed } from './show-pictured.ts';

const description =
  'Rossa is a cherry drink in a glass bottle. Pressed from sour cherries, no sugar added.';
const rossa = soldAs({ productName: 'Rossa', description } as Parameters<typeof soldAs>[0]);
const film = (...pictures: [row: string, shot: object][]) =>
  shotPlan.parse({
    rows: pictures.map(([row]) => row),
    shots: pictures.map(([, shot], at) => ({
      ...{ row: at + 1, seconds: 3, frame: at + 1, composition: 'figure', size: 'medium' },
      ...shot,
    })),
  });
const man = (more: object = {}) => ({ people: [{ who: 'other:man', ...more }] });
const shownIn = (plan: ReturnType<typeof film>) =>
  showNamed(plan, rossa).shots.map(({ product }) => product?.form);

test('BOARD-01 PLAN-10 the bottle of a described picture is the client’s, though no shot has the product', () => {
  const plan = film(
    ['A man and a dog.', man()],
    ['He puts the bottle beside a bowl of cherries.', { ...man({ holds: 'bottle' }) }],
    [
      'A bowl of cherries and a wine bottle.',
      { ...man({ holds: 'wine-bottle' }), props: [{ id: 'cherry' }] },
    ],
    ['He puts the bottle on a table.', man({ holds: 'bottle' })],
  );
  expect(shownIn(plan)).toEqual([undefined, 'glass-bottle', undefined, 'glass-bottle']);
  const [, held, other] = showNamed(plan, rossa).shots;
  expect([held?.people[0]?.holds, other?.people[0]?.holds]).toEqual(['product', 'wine-bottle']);
});

test('BOARD-01 PLAN-10 it is there where its name or its noun is, where it is poured, and at the end', () => {
  const rows = ['Rossa on ice.', 'He likes the drink.', 'She pours two glasses.', 'A man smiles.'];
  const shots = [man(), man(), man({ pose: 'pour' }), man()];
  const plan = film(...rows.map((row, at): [string, object] => [row, shots[at] ?? {}]));
  expect(shownIn(plan)).toEqual(rows.map(() => 'glass-bottle'));
  expect(showNamed(plan, rossa).shots[2]?.people[0]?.holds).toBe('product');
});

test('BOARD-01 what is sold is called by its name and by the noun it is said to be, in four languages', () => {
  const called = (text: string, row: string) =>
    soldAs({ productName: 'Zesta', description: text } as Parameters<typeof soldAs>[0]).isNamedIn(
      row,
    );
  expect(called('Zesta ist eine Limonade aus Berlin.', 'Er öffnet die Limonade.')).toBe(true);
  expect(called('Zesta est une limonade de Lyon.', 'Elle ouvre la limonade.')).toBe(true);
  expect(called('Zesta es un refresco de limón.', 'Abre el refresco.')).toBe(true);
  expect(called('We bake since 1990.', 'A man with a dog.')).toBe(false);
  expect(called('Zesta is a lemon drink.', 'They drink water.')).toBe(false);
});
