import { expect, test } from 'vitest';
import { refName } from './ref-names.ts';

test('DESK-02 a plain ground is called so, however it is varied, and is no word of the client’s', () => {
  for (const ref of ['none:plain', 'none:plain-window', 'none:plain-boards', 'none:plain-shelf'])
    expect(refName('place', ref)).toBe('plain ground');
  expect(refName('place', 'none:plain field')).toBe('“plain field”');
});
