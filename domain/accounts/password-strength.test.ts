import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPersonal, weakMessage } from './password-strength.ts';

const own = ['June Bäcker', 'june.baker@bakery-house.example'];

test.each([
  ['June1985', true],
  ['junebaker', true],
  ['JUNE.BAKER!', true],
  ['bäcker#1', true],
  ['bakeryhouse7', true],
  ['xjune99x', true],
  ['june-in-violet', false],
  ['violet-harbor-74', false],
  ['juneteenth', false],
  ['123456', false],
  ['', false],
])('AUTH-13 %j is made of the name or the address: %j', (password, personal) => {
  expect(isPersonal(password, own)).toBe(personal);
});

test('AUTH-13 names too short to mean anything refuse nothing', () => {
  expect(isPersonal('li1234', ['Li', ''])).toBe(false);
});

test('AUTH-13 a name stays a weak password whatever digits surround it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9!-]{0,6}$/), fc.stringMatching(/^[0-9!-]{0,6}$/), (a, b) =>
      isPersonal(`${a}Bäcker${b}`, own),
    ),
  );
});

test('AUTH-13 the reason that helps most is the one that is said', () => {
  expect(weakMessage(['common', 'breached'])).toContain('stolen passwords');
  expect(weakMessage(['breached', 'length'])).toBe('Password must be at least 6 characters long');
  expect(weakMessage([])).toBe('');
});
