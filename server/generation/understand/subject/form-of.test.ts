import { expect, test } from 'vitest';
import { understand } from '../understand.ts';

const formOf = (description: string, productName: string, userType = 'business', behavior = '') =>
  understand({
    userType,
    productName,
    description,
    targetAudience: '',
    behavior,
    evaluation: '',
    specificBudget: '',
    mediaBuyingServices: '',
  } as Parameters<typeof understand>[0]).form;

test.each([
  ['A ring. Copper, 6 cm high, it closes round one plant.', 'Quill', 'none:ring'],
  ['An umbrella with eight ribs, made in Hull.', 'Quill', 'umbrella'],
])('GEN-09 what names several things is drawn as none of them: %s', (said, name, form) => {
  expect(formOf(said, name, 'brand')).toBe(form);
});

test('GEN-09 a ticket stands for a show where the client speaks of tickets', () => {
  const said = 'A musical about a fatberg, five songs.';
  expect(formOf(said, 'Grease', 'trailer')).not.toBe('ticket');
  expect(formOf(said, 'Grease', 'trailer', 'Buy tickets at the pier')).toBe('ticket');
});

test.each([
  ['Eight ribs. We mend umbrellas by the window.', 'Hollmann Umbrellas', 'umbrella'],
  ['We wash and fold by noon, ask for Peg.', 'Peg Street Launderette', 'washing-machine'],
  ['We wash and fold by noon, ask for Peg.', 'Peg and Whale', undefined],
])(
  'GEN-09 a trade in a name says what it is, a mere word where the client speaks of it: %s %s',
  (said, name, form) => {
    expect(formOf(said, name)).toBe(form ?? `none:${name}`);
  },
);

test.each([
  ['A bed fan. It sits under the duvet, 12 volts.', 'none:bed fan'],
  ['A theatre clog. It is quiet on wet floors.', 'none:theatre clog'],
  ['A chainmail glove. It has no left or right.', 'glove'],
  ['Pineapple vinegar. It ripens for nine months.', 'bottle'],
])('GEN-09 a noun is another thing where a thing narrows it: %s', (said, form) => {
  expect(formOf(said, 'Quill', 'brand')).toBe(form);
});

test('GEN-09 what a drink is made of leaves it a drink, in its name as in what is said of it', () => {
  expect(formOf('An elder and fern cordial in a green bottle.', 'Fern Cordial', 'brand')).toBe(
    'bottle',
  );
});

test('GEN-09 what any house or office has stands for none', () => {
  expect(formOf('A physiotherapy practice in Hull. Two rooms, one step.', 'Strand')).toMatch(
    /^none:/,
  );
});
