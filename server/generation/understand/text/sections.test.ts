import { expect, test } from 'vitest';
import { readings } from '../readings.ts';
import { sectionsOf } from './sections.ts';

const read = (text: string, language: 'en' | 'de' = 'en') =>
  sectionsOf(text, readings[language].tongue);

test('PLAN-08 headings of a document are not said', () => {
  expect(read('WHAT WE DO\nManager taps the gap.\n\nPRICE\n£2 per head per month.').told).toBe(
    'Manager taps the gap.\n£2 per head per month.',
  );
  expect(read("What's different:\nYou get a little brass bell.").told).toBe(
    'You get a little brass bell.',
  );
});

test('PLAN-08 what stands under whom it is for is no claim, and what stands under the message is it', () => {
  const form = read('Who for: the ones who are mortified.\nWhat we are: a dental practice.');
  expect(form.audience).toBe('the ones who are mortified.');
  expect(form.told).not.toContain('mortified');
  expect(read("We scan anybody. The key message: if the saw isn't wet, don't cut.").message).toBe(
    "if the saw isn't wet, don't cut.",
  );
});

test('PLAN-08 credits are not said, and a list keeps the label that gives it its sense', () => {
  const german = read('Wer kurbelt, sieht.\nVeranstalter: Stadt Chemnitz. Partner: CVAG.', 'de');
  expect(german.told).toBe('Wer kurbelt, sieht.');
  const list = "What we don't do: whitening, veneers, lectures.";
  expect(read(list).told).toBe(list);
});

test('PLAN-08 titles over paragraphs are not said, nor what stands under one that keeps it out of the film', () => {
  const typed =
    'Signs\nShivering that will not stop for an hour.\n\nWhat is offered\nA line that is answered by a midwife.\n\nBackground, not for the film\nThis was set up with a family from the valley.';
  expect(read(typed).told).toBe(
    'Shivering that will not stop for an hour.\nA line that is answered by a midwife.',
  );
});
