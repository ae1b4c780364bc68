import { expect, test } from 'vitest';
import { german } from '../de/german.ts';
import { english } from '../en/english.ts';
import { french } from '../fr/french.ts';
import { hasFinite } from './has-finite.ts';

const none = new Set<string>();

test.each([
  [english, 'You queue', true],
  [english, 'My wife demonstrates with wet socks', true],
  [english, 'Boiler suits for babies', false],
  [english, 'The last of the four', false],
  [german, 'Das kostet bei uns im Schnitt wenig', true],
  [german, 'Keiner kennt die anderen', true],
  [german, 'Bergkäse aus Heumilch', false],
  [french, 'La mousse jaunit en 10 jours', true],
  [french, 'Chaussettes à neige textile, la paire', false],
] as const)('a verb the tagger missed is found by its place: %#', (tongue, text, expected) => {
  expect(hasFinite(tongue.tag(text, none), tongue.language)).toBe(expected);
});
