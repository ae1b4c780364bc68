import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { loadFaces } from './load-faces.ts';

/** The ink of a text in these families alone. */
function inkOf(text: string, families: readonly string[]): string {
  const canvas = createCanvas(160, 60);
  const context = canvas.getContext('2d');
  context.font = `600 32px ${families.map((family) => `"${family}"`).join(', ')}`;
  context.fillText(text, 10, 42);
  return canvas.data().toString('base64');
}

// Letters that no face has are the same box.
test.each([
  ['Arabic', 'ب', 'ج'],
  ['Hebrew', 'ש', 'ל'],
  ['Devanagari', 'क', 'ख'],
  ['Bengali', 'ক', 'খ'],
  ['Tamil', 'க', 'ச'],
  ['Thai', 'ข', 'ม'],
  ['Chinese', '鲜', '面'],
  ['Japanese', 'パ', 'が'],
  ['Korean', '빵', '갓'],
  ['Cyrillic', 'Ж', 'Ю'],
  ['Greek', 'Ψ', 'Ω'],
  ['Latin of the east', 'Ł', 'Ő'],
])('FILM-11 FILM-03 the film’s lettering has faces for %s', async (_, one, other) => {
  const families = await loadFaces(one + other);
  expect(families).not.toEqual([]);
  expect(inkOf(one, families)).not.toBe(inkOf(other, families));
});
