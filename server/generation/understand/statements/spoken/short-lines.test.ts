import { expect, test } from 'vitest';
import { understand } from '../../understand.ts';

const spoken = (description: string, productName = 'Tarn 16') =>
  understand({
    userType: 'brand',
    productName,
    description,
    targetAudience: '',
    behavior: '',
    evaluation: '',
  }).statements.flatMap((said) => said.spoken.slice(0, 1));

test('PLAN-04 a line without a verb is spoken as the client typed it', () => {
  expect(
    spoken('Folding bike. Belt drive instead of a chain, so no oil on your trousers. 10.4 kg.'),
  ).toEqual([
    'Tarn 16 is a folding bike.',
    'Belt drive instead of a chain, so no oil on your trousers.',
  ]);
});

test('PLAN-04 opening hours and numbers to ring are read and not spoken', () => {
  expect(spoken('Folding bike. Mon-Fri 8 to 5.30, Sat 8 to 12. Tel Kev 07700 900133')).toEqual([
    'Tarn 16 is a folding bike.',
  ]);
});

test('PLAN-04 text without stops is parted where a sentence begins', () => {
  const said = spoken(
    'stair lights stick on with no wires at all they come on when you walk past and go off after twenty seconds my mom fell on the bottom step one winter night',
    'stepglow',
  );
  expect(said).toContain('They come on when you walk past and go off after twenty seconds.');
  expect(said).toContain('My mom fell on the bottom step one winter night.');
});

test('PLAN-04 nobody whom something is for is left out', () => {
  const [first] = understand({
    userType: 'government',
    productName: 'Alarms',
    description:
      'We fit an alarm for free for anyone over 60, anyone with a child under 5 and anyone on benefits.',
    targetAudience: '',
    behavior: '',
    evaluation: '',
  }).statements;
  for (const said of first?.spoken ?? []) expect(said).toContain('benefits');
});

test('PLAN-04 who asks is told, and nobody is asked', () => {
  const [said] = spoken(
    'Every hot day somebody from the council rings and asks: have you had a drink?',
  );
  expect(said).toBe(
    'Every hot day somebody from the council rings and asks: have you had a drink?',
  );
});
