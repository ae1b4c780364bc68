import { expect, test } from 'vitest';
import { readings } from '../readings.ts';
import type { Language } from '../subject-frame.ts';
import { pointsAway } from './resolve-pronoun.ts';

const points = (text: string, language: Language) => {
  const { tongue } = readings[language];
  const tokens = tongue.tag(text, new Set());
  return pointsAway({ source: 'description', text, stop: '.', tokens, segments: [] }, tongue);
};

test('PLAN-08 of whom something is said must have been named before', () => {
  expect(points('Parmi elles, 49 nous ont dit merci', 'fr')).toBe(true);
  expect(points('Parmi les familles, 49 nous ont dit merci', 'fr')).toBe(false);
  expect(points('Of them nobody came back', 'en')).toBe(true);
});
