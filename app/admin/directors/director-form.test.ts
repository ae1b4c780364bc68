import { expect, test } from 'vitest';
import { differing, rebased, textsOf, typedOf } from './director-form.ts';

const empty = textsOf(null);

test('ADM-07 a form holds lists line by line, and sends what differs', () => {
  const texts = { ...empty, name: 'Ann', skills: 'VFX\na; b', hourly_rate: '$85' };
  const fields = differing(texts, empty);
  expect(fields).toEqual(['name', 'hourly_rate', 'skills']);
  expect(typedOf(texts, fields)).toEqual({
    name: 'Ann',
    skills: ['VFX', 'a; b'],
    hourly_rate: '$85',
  });
  expect(empty.availability_status).toBe('available');
});

test('ADM-07 what was typed lies over what stands now, the rest is as others left it', () => {
  const from = { ...empty, name: 'Ann', location: 'Oslo' };
  const mine = { ...from, name: 'Anna' };
  const now = { ...from, name: 'Anne', location: 'Bergen' };
  expect(rebased(mine, from, now)).toEqual({ ...from, name: 'Anna', location: 'Bergen' });
});
