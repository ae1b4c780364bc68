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
  [
    'We wash and fold by noon, ask for Peg.',
    'Peg Street Launderette',
    'business',
    'washing-machine',
  ],
  ['We wash and fold by noon, ask for Peg.', 'Peg and Whale', 'business', 'none:Peg and Whale'],
])('GEN-09 a trade in a name says what it is, a mere word does not: %s %s', (...told) => {
  const [said, name, userType, form] = told;
  expect(formOf(said, name, userType)).toBe(form);
});
