import { expect, test } from 'vitest';
import { figuresBeyond, figuresIn } from './figures.ts';

test.each([
  ['It is $9.99 a month after 7 days free.', ['9.99 $', '7 day']],
  ['9,99 $ im Monat, nach 7 Tagen', ['9.99 $', '7 day']],
  ['from $10,000 to $24,999', ['10000 $', '24999 $']],
  ['de 10 000 $ à 24 999 dollars', ['10000 $', '24999 $']],
  ['24.999 Dollar, $25k, $1.5 million', ['24999 $', '25000 $', '1500000 $']],
  ['50 percent, 20% and thirty per cent', ['50 %', '20 %', '30 %']],
  ['a 30-second spot, ninety days, three concepts', ['30 second', '90 day']],
  ['1. First\n2) Second, in 4 frames', ['4 number']],
  ['€5 and 12 £', ['5 €', '12 £']],
  ['No figure at all.', []],
])('CHAT-06 %s names its figures', (text, figures) => {
  expect([...figuresIn(text)]).toEqual(figures);
});

test.each([
  ['The trial is 7 days.', []],
  ['La prueba dura 7 días y cuesta 9,99 $.', []],
  ['The trial is 90 days.', ['90 day']],
  ['The trial is ninety days.', ['90 day']],
  ['It costs $7.', ['7 $']],
  ['It costs 9.99 euros.', ['9.99 €']],
  ['Seven or 7 of them.', []],
  ['Call 555.', ['555 number']],
])('CHAT-06 %s: what it says beyond the house', (text, beyond) => {
  expect(figuresBeyond(text, '$9.99 a month after 7 days free')).toEqual(beyond);
});
