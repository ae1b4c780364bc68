import { expect, test } from 'vitest';
import { markIdea } from './mark-idea.ts';

test.each([
  ['Single-minded message', 'Stay up for it. The night begins.', 'Stay up for it.'],
  ['single minded proposition', 'Stay up for it. The night begins.', 'Stay up for it.'],
  ['The single-minded idea', 'No full stop', 'No full stop'],
  ['Key message', 'Bread sings. Ours is loud.', 'Bread sings.'],
  ['Kernbotschaft', '„Die Kruste singt“. Alles andere ist Beilage.', '„Die Kruste singt“.'],
  ['Mensaje único', '«El pan canta». Lo demás sobra.', '«El pan canta».'],
  ['Message unique', '« Le pain chante ». Le reste se tait.', '« Le pain chante ».'],
  ['Message unique'.normalize('NFD'), 'Le pain chante.', 'Le pain chante.'],
  ['Idée maîtresse'.normalize('NFD'), 'Le pain chante.', 'Le pain chante.'],
])('PROJ-08 under “%s” the first sentence is the idea', (heading, text, marked) => {
  expect(markIdea(heading, text)).toEqual({ marked, rest: text.slice(marked.length).trim() });
});

test.each([
  ['Objective'],
  ['Zielgruppe'],
  ['Objetivo'],
  ['Contexte'],
  ['Tone and message'],
  [''],
  [undefined],
])('PROJ-08 under “%s” nothing is marked', (heading) => {
  expect(markIdea(heading, ' One. Two. ')).toEqual({ marked: '', rest: 'One. Two.' });
});

test('PROJ-08 no text gives nothing to mark', () => {
  expect(markIdea('Kernbotschaft', '  ')).toEqual({ marked: '', rest: '' });
});
