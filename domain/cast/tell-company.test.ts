import { expect, test } from 'vitest';
import type { AvScript } from '../script/av-script.ts';
import { castSheet } from './cast-sheet.ts';
import { personWords } from './cast-words.ts';
import { inShort, tellCompany } from './tell-company.ts';

const { others } = castSheet.parse({
  others: [
    { id: 'second', name: 'Tom', role: 'neighbour', gender: 'male', wears: ['coat'] },
    { id: 'third', role: 'postwoman' },
  ],
});
const form = (...facts: [label: string, text: string][]): AvScript => ({
  title: 'T',
  facts: facts.map(([label, text]) => ({ label, text })),
  rows: [],
  notes: [],
});
const linesOf = ({ facts }: AvScript) => facts.map(({ label, text }) => `${label}: ${text}`);
const inFull = (script: AvScript) => linesOf(tellCompany(script, others, personWords));
const tom = 'Tom (neighbour): Male, wears coat';

test.each([
  ['written by the house', 'Cast', 'With', 'Tom (neighbour, coat); POSTWOMAN'],
  ['in German', 'Besetzung', 'Dazu', 'Tom (neighbour, Mantel); POSTWOMAN'],
])(
  'CAST-05 the company of a form %s is told in full and once, the lead stays as written',
  (_, cast, company, told) => {
    expect(inFull(form([cast, 'ROSA, woman'], [company, told], ['Take', '1']))).toEqual([
      `${cast}: ROSA, woman`,
      `${company}: ${tom}; postwoman`,
      'Take: 1',
    ]);
  },
);

test('CAST-05 who was cast after the script was written is added, and nobody whom it names', () => {
  expect(inFull(form(['Cast', 'ROSA, woman'], ['With', 'Tom (neighbour)']))).toEqual([
    'Cast: ROSA, woman',
    `With: ${tom}; postwoman`,
  ]);
  expect(inFull(form(['Cast', 'ROSA and her neighbour Tom']))).toEqual([
    'Cast: ROSA and her neighbour Tom; postwoman',
  ]);
  expect(inFull(form(['Cast', 'TOMASINA, woman']))).toEqual([
    `Cast: TOMASINA, woman; ${tom}; postwoman`,
  ]);
  expect(inFull(form())).toEqual([`Cast: ${tom}; postwoman`]);
});

test('CAST-05 in short the form keeps its own words, and a script without company is as it was', () => {
  const script = form(['Cast', 'ROSA'], ['With', 'Tom (neighbour, coat)']);
  expect(linesOf(tellCompany(script, others, inShort))).toEqual([
    'Cast: ROSA',
    'With: Tom (neighbour, coat); postwoman',
  ]);
  expect(linesOf(tellCompany(form(['Cast', 'ROSA']), others, inShort))).toEqual([
    'Cast: ROSA; Tom (neighbour); postwoman',
  ]);
  expect(tellCompany(script, [], inShort)).toBe(script);
});
