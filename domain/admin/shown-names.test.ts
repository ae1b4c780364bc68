import { expect, test } from 'vitest';
import { guestName, memberName, shownName } from './shown-names.ts';

test.each([
  [['The light at five'], 'The light at five'],
  [[' ', ' Crumb '], 'Crumb'],
  [['', '\n'], 'Unnamed Project'],
])('ADM-03 %j is shown as %j', (names, shown) => {
  expect(shownName(...names)).toBe(shown);
});

test.each([
  ['June Park', 'June Park'],
  [' ', 'Unknown'],
  ['', 'Unknown'],
  [null, 'Unknown'],
])('ADM-03 a member named %j is %j', (name, shown) => {
  expect(memberName(name)).toBe(shown);
});

test.each([
  ['june@example.com', 'Guest User (june)'],
  ['june.park+ads@example.com', 'Guest User (june.park+ads)'],
  ['', 'Unknown'],
])('ADM-03 the guest %j is %j', (email, shown) => {
  expect(guestName(email)).toBe(shown);
});
