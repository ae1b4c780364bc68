import { expect, test } from 'vitest';
import { findContacts } from './find-particulars.ts';

test.each([
  ['Ring 01865 555 0134 or text HELP to 60777.', ['01865 555 0134', '60777']],
  ['Call us on 1-800-555-0199', ['1-800-555-0199']],
  ['(207) 555-0142, ask for May', ['(207) 555-0142']],
  [
    'Tel. 030 / 1234567, 0171-5550123, +43 1 5550100',
    ['030 / 1234567', '0171-5550123', '+43 1 5550100'],
  ],
  ['Llama al 91 555 01 23 o 655 555 012', ['91 555 01 23', '655 555 012']],
  ['Appelez le 04 77 55 01 99', ['04 77 55 01 99']],
  ['Composez le 33 855 01 22', ['33 855 01 22']],
  ['In danger? Call 112.', ['112']],
])('PLAN-03 a number to ring: %j', (text, contacts) => {
  expect(findContacts(text)).toEqual(contacts);
});

test.each([
  'Max load 380 kg. Call 380 W motor enough',
  'Part no 123-456-7890, Model 55-1234-88',
  'Runs at 1200 2400 rpm, 20 30 40 cm',
  'Order no 4711 0815 22. ISBN 978-3-16-148410-0',
  'Art.-Nr. 12 34 567, DIN 18 065 220, unter 3000 Umdrehungen',
  'Réf. 12 34 56, dim. 120 60 75 cm, SIRET 123 456 789 00012',
  'cut to 1200, up to 2500 lux, to 380 mm',
  'Ref 123 456 789, 12 000 lumen',
])('PLAN-03 no number to ring: %j', (text) => {
  expect(findContacts(text)).toEqual([]);
});
