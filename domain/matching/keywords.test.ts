import { expect, test } from 'vitest';
import { keywordsOf } from './keywords.ts';

const words = (brief: string, description = '') => [...keywordsOf(brief, description).keys()];

test('MATCH-03 keywords are the distinct words of more than three letters, in the order of the brief', () => {
  expect(words('Bread, BREAD and an oven. Rye at nine; warm bread!', 'Fresh Bread')).toEqual([
    'bread',
    'oven',
    'warm',
    'fresh',
  ]);
});

test('MATCH-03 function words and numerals are no keywords, in four languages', () => {
  expect(words('with from that have this would couldn’t three first')).toEqual([]);
  expect(words('nicht einer Brot ohne über Mühle')).toEqual(['brot', 'mühle']);
  expect(words('pour avec lequel boulangerie')).toEqual(['boulangerie']);
  expect(words('para desde también panadería')).toEqual(['panadería']);
});

test('MATCH-03 the brief’s own headings are no keywords; what stands below them is read', () => {
  const brief =
    'Background: A mill.\n\nMandatories:\n- Wheel: at the end\n- Flour\n\nAudience: bakers';
  expect(words(brief)).toEqual(['mill', 'wheel', 'flour', 'bakers']);
});

test('MATCH-03 letters count, not digits; hyphens and apostrophes end a word', () => {
  expect(words('2026 mp4a 12345 a1b2c3d4 kettle-drum neighbour’s')).toEqual([
    'a1b2c3d4',
    'kettle',
    'drum',
    'neighbour',
  ]);
});

test('MATCH-03 one spelling: case, composed letters, soft hyphens', () => {
  expect(words('CAFÉS cafe\u0301s ca\u00adfés')).toEqual(['cafés']);
  expect(words('خبز طازج كل صباح')).toEqual(['طازج', 'صباح']);
});

test('MATCH-03 the names of the platforms are no keywords: their term counts them', () => {
  expect([...keywordsOf('Objective: Win TikTok and Instagram.', 'Bread').keys()]).toEqual([
    'bread',
  ]);
});

test('MATCH-03 words of the trade and of every day, which any brief and any bio may have, are none', () => {
  const brief =
    'An award campaign with music in the opening scene; bread for people, made and kept';
  expect(words(brief)).toEqual(['bread']);
  expect(words(brief, 'Years of music, and a bakery')).toEqual(['bread', 'bakery']);
});
