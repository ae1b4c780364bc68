import { expect, test } from 'vitest';
import { understand } from '../../understand/understand.ts';
import { chooseLines } from './choose-lines.ts';

const request = {
  userType: 'business' as const,
  productName: 'Withy',
  targetAudience: '',
  behavior: '',
  evaluation: '',
};
const said = (description: string, room: number, worth = () => 1) =>
  chooseLines(understand({ ...request, description }).statements, room, worth).map(
    ({ text }) => text,
  );

test('PLAN-08 what is spoken keeps the order of the text, and what leans on a sentence follows it', () => {
  const text =
    'We weave coffins out of willow. It takes one of us four days. The rope is made here.';
  expect(said(text, 40)).toEqual([
    'We weave coffins out of willow.',
    'It takes one of us four days.',
    'The rope is made here.',
  ]);
  expect(said(text, 7, () => 1)).not.toContain('It takes one of us four days.');
});

test('PLAN-08 what points to something that was left out is left out too', () => {
  const text =
    'We weave coffins out of willow. Adults pay £780 for the larger one (delivered). The second is free.';
  expect(said(text, 9)).not.toContain('The second is free.');
  const frame = understand({ ...request, description: 'Two lamps. Your doctor said wear them.' });
  expect(frame.statements.at(-1)?.opens).toBe(false);
});

test('PLAN-08 a fragment is added to the sentence it was said of, and to no other', () => {
  const text = 'We move beehives. At night. Doors shut, 40 straps. The driver keeps bees.';
  expect(said(text, 30)[0]).toBe('We move beehives. At night. Doors shut, 40 straps.');
  expect(said(text, 4).join(' ')).not.toContain('night');
});

test('PLAN-08 nothing is longer than the room for it', () => {
  for (let room = 0; room < 30; room += 1) {
    const lines = said(
      'We move beehives. At night. He knows them well. A map of every road lies open.',
      room,
    );
    expect(
      lines
        .join(' ')
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length,
    ).toBeLessThanOrEqual(room);
  }
});

test('PLAN-08 what points to the product is said with its name, and needs no sentence before it', () => {
  const text = 'Withy is a basket. It takes four days of work.';
  const { statements } = understand({ ...request, description: text });
  expect(statements[1]?.apart).toEqual(['Withy takes four days of work.']);
  expect(chooseLines(statements.slice(1), 10, () => 1).map((one) => one.text)).toEqual([
    'Withy takes four days of work.',
  ]);
});

test('PLAN-08 a sentence keeps its turn', () => {
  const [said] = understand({
    ...request,
    description: 'The bus is from 1998 and has stairs, but since this year it has a lift as well.',
  }).statements;
  expect(said?.spoken.every((one) => one.includes('lift'))).toBe(true);
});
