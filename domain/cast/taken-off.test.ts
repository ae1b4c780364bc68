import { expect, test } from 'vitest';
import { clothes } from '../storyboard/catalogue/clothes.ts';
import { takenOff, takenOffRef, wornAgain } from './taken-off.ts';

test('CAST-02 every garment that is taken off is known by its name, and is itself again when put back on', () => {
  for (const { id, names } of clothes) {
    expect(takenOff(takenOffRef(id))).toBe(names.en[0]);
    expect(wornAgain(takenOffRef(id))).toBe(id);
  }
  expect([takenOff('coat'), wornAgain('coat')]).toEqual([undefined, 'coat']);
  expect(wornAgain('none:without-golden-crown')).toBe('none:golden-crown');
});
