import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Sketch } from '../brush.ts';
import { advance, capHeight, columnsOf, drawable } from './glyphs.ts';
import { letter, setText } from './lettering.ts';

const boxes = fc.record({
  x: fc.constant(0),
  y: fc.constant(0),
  width: fc.integer({ min: 10, max: 300 }),
  height: fc.integer({ min: 6, max: 120 }),
});

const signs = fc.constantFrom(...'aWÄßł 1,.桶たけ인при’·\n🍞مرनम');

test('GEN-09 lettering never leaves its plate', () => {
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 120 }), boxes, (text, box) => {
      const { lines, size } = setText(text, box);
      for (const line of lines)
        expect(columnsOf(line) * advance * size).toBeLessThanOrEqual(box.width + 1e-6);
      const tall = lines.length ? size * (capHeight + (lines.length - 1) * 0.9936) : 0;
      expect(tall).toBeLessThanOrEqual(box.height + 1e-6);
    }),
  );
});

test('GEN-09 every word that can be lettered is lettered, in capitals', () => {
  const { lines } = setText('Füchse & Łódź: straße', { x: 0, y: 0, width: 60, height: 40 });
  expect(lines.join(' ')).toBe('FÜCHSE & ŁÓDŹ: STRASSE');
});

test('GEN-09 what is no letter is left out', () => {
  expect(drawable('面包 Bread 🍞')).toBe('面包 BREAD');
  expect(setText('🍞', { x: 0, y: 0, width: 60, height: 40 }).lines).toEqual([]);
});

test.each([
  '桶屋たけしの桶、税込14,300円。',
  'Привет из бочки',
  'مرحبا بكم في المخبز',
  'नमस्ते दुनिया',
  'สวัสดีชาวโลก',
  '안녕하세요 여러분',
])('GEN-09 “%s” is lettered whole, in as many lines as it needs', (text) => {
  const { lines, size } = setText(text, { x: 0, y: 0, width: 60, height: 40 });
  expect(lines.join('').replace(/\s/gu, '')).toBe(text.toUpperCase().replace(/\s/gu, ''));
  for (const line of lines) expect(columnsOf(line) * advance * size).toBeLessThanOrEqual(60 + 1e-6);
  const sketch = new Sketch(60, 40, 1);
  letter(sketch, text, { x: 0, y: 0, width: 60, height: 40 });
  expect(sketch.svg().match(/<path transform/gu)?.length).toBeGreaterThan(5);
});

test('GEN-09 lettering is outlines, not text that needs a font', () => {
  const sketch = new Sketch(100, 50, 1);
  letter(sketch, '<b>"A"</b>', { x: 0, y: 0, width: 100, height: 50 });
  const svg = sketch.svg();
  expect(svg).not.toContain('<text');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('<path transform=');
});
