import { expect, test } from 'vitest';
import { parseAvScript } from '../../script/av-script.ts';
import { linesOfRow } from '../../script/keep-lines.ts';
import { draftAt } from '../testing/draft-at.ts';
import { lineSource } from './line-source.ts';

const draft = {
  ...draftAt(8),
  answers: {
    ...draftAt(8).answers,
    productName: 'Nightjar',
    description: 'A cold coffee in a can. It keeps the night shift awake for six hours.',
    behavior: 'Try one at the kiosk',
    notes: 'Show a nurse on a dark ward.',
  },
};
const script = `NIGHT

1. HOOK | 0-5 s
VIDEO: MS, push in. A nurse on a ward, the lamps out.
SFX: Ksssht.
VO: Six hours awake on the night shift.
SUPER: NIGHTJAR

2. OFFER | 5-15 s
VIDEO: Pack shot CU. The name.
VO: Try one at the kiosk.`;
const lines = (parseAvScript(script)?.rows ?? []).flatMap(linesOfRow);
const sourceOf = (part: string) => {
  const line = lines.find(({ text }) => text.includes(part)) ?? expect.unreachable();
  return lineSource(draft, line);
};

test('KEPT-08 each line says of which answer it tells, with the words there and the step', () => {
  expect(sourceOf('Six hours')).toEqual({
    name: 'description',
    label: 'Description',
    step: 3,
    quote: 'It keeps the night shift awake for six hours.',
  });
  expect(sourceOf('nurse')).toMatchObject({ name: 'notes', quote: 'Show a nurse on a dark ward.' });
  expect(sourceOf('Try one')).toMatchObject({ name: 'behavior', quote: 'Try one at the kiosk' });
  expect(sourceOf('SUPER: NIGHTJAR')).toMatchObject({ name: 'productName', step: 3 });
});

test('KEPT-08 what the writer added is in none of them', () => {
  expect(sourceOf('Ksssht')).toBeNull();
});
