import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sketch } from './brush.ts';
import { advance, capHeight, drawable } from './glyphs.ts';
import { letter, setText } from './lettering.ts';

const boxes = fc.record({
  x: fc.constant(0),
  y: fc.constant(0),
  width: fc.integer({ min: 10, max: 300 }),
  height: fc.integer({ min: 6, max: 120 }),
});

test('GEN-09 lettering never leaves its plate', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), boxes, (text, box) => {
      const { lines, size } = setText(text, box);
      for (const line of lines)
        expect(line.length * advance * size).toBeLessThanOrEqual(box.width + 1e-6);
      const tall = lines.length ? size * (capHeight + (lines.length - 1) * 0.9936) : 0;
      expect(tall).toBeLessThanOrEqual(box.height + 1e-6);
    }),
  );
});

test('GEN-09 every word that can be lettered is lettered, in capitals', () => {
  const { lines } = setText('Füchse & Łódź: straße', { x: 0, y: 0, width: 60, height: 40 });
  expect(lines.join(' ')).toBe('FÜCHSE & ŁÓDŹ: STRASSE');
});

test('GEN-09 what the font lacks is left out', () => {
  expect(drawable('面包 Bread 🍞')).toBe('BREAD');
  expect(setText('面包🍞', { x: 0, y: 0, width: 60, height: 40 }).lines).toEqual([]);
});

test('GEN-09 lettering is outlines, not text that needs a font', () => {
  const sketch = new Sketch(100, 50, 1);
  letter(sketch, '<b>"A"</b>', { x: 0, y: 0, width: 100, height: 50 });
  const svg = sketch.svg();
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('<path transform=');
});
