import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

test.each([
  ['June@Example.com', 'june@example.com'],
  ['june+spam@example.com', 'june@example.com'],
  ['june+a+b@example.com', 'june@example.com'],
  ['j.u.n.e+1@GoogleMail.com', 'june@gmail.com'],
  ['june_park-1@pm.me', 'junepark1@proton.me'],
  ['june.park@me.com', 'june.park@icloud.com'],
  ['june@bäckerei.example', 'june@xn--bckerei-5wa.example'],
  ['june@xn--bckerei-5wa.example', 'june@xn--bckerei-5wa.example'],
])('MAIL-07 the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
  expect(mailboxOf(mailbox)).toBe(mailbox);
});

test.each([
  ['june.park@example.com', 'junepark@example.com'],
  ['+1@example.com', '+2@example.com'],
  ['june@example.com', 'june@example.org'],
  ['..@gmail.com', '.@gmail.com'],
])('MAIL-07 %s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
