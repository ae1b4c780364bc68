import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concept } from './concept.ts';
import { defaultConcepts } from './default-concepts.ts';

test('GEN-02 the three defaults carry the names the product promises, in order', () => {
  expect(defaultConcepts('Crumb').map((c) => c.title)).toEqual([
    'Bold & Direct',
    'Story-Driven',
    'Problem-Solution',
  ]);
});

test('GEN-02 every default is a complete concept about the product, whatever it is called', () => {
  const names = fc.stringMatching(/^[\p{L}\d][\p{L}\d &'’.-]{0,118}$/u);
  fc.assert(
    fc.property(names, (name) => {
      for (const item of defaultConcepts(name)) {
        expect(concept.parse(item)).toBeTruthy();
        expect(item.subtitle).toContain(name.trim());
        expect(item.features.length).toBeGreaterThanOrEqual(3);
        expect(item.features.some((feature) => feature.includes(name.trim()))).toBe(true);
        expect(item.tone).not.toBe('');
      }
    }),
  );
});

test('GEN-02 the defaults differ in every part', () => {
  const list = defaultConcepts('Crumb');
  expect(new Set(list.map((c) => c.subtitle)).size).toBe(3);
  expect(new Set(list.map((c) => c.tone)).size).toBe(3);
  expect(new Set(list.flatMap((c) => c.features)).size).toBe(
    list.flatMap((c) => c.features).length,
  );
});

test('GEN-02 a missing name still reads as a sentence', () => {
  expect(defaultConcepts('  ')[0].subtitle).toContain('about the product,');
});
