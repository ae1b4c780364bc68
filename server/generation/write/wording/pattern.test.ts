import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asSentence, fill, slotsOf } from './pattern.ts';

test('a pattern is filled, chosen from and shortened where a slot is empty', () => {
  const slots = { who: 'Heike', thing: 'the dog', place: undefined };
  expect(fill('{who} with {thing}<, {place}>', slots, 's')).toBe('Heike with the dog');
  expect(['Heike sits', 'Heike waits']).toContain(fill('{who} [sits|waits]', slots, 's'));
  expect(fill('{who} in {place}', slots, 's')).toBeUndefined();
  expect(fill('[in {place}|with {thing}]', slots, 's')).toBe('with the dog');
  expect(fill('[[a|a]|{place}] {who}', slots, 's')).toBe('a Heike');
});

test('the same seed chooses the same, and nothing the client typed is read as a pattern', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (typed, seed) => {
      const made = fill('[a|b|c] {x}', { x: `x${typed}` }, seed);
      expect(made).toBe(fill('[a|b|c] {x}', { x: `x${typed}` }, seed));
      expect(made?.length).toBeLessThanOrEqual(typed.length + 3);
    }),
  );
});

test('sentences begin with a capital and end with one stop', () => {
  expect(asSentence('“ash handle” it is')).toBe('“Ash handle” it is.');
  expect(asSentence('really?')).toBe('Really?');
  expect(slotsOf('{a} <{b}>')).toEqual(['a', 'b']);
});
