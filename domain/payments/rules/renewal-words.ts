// What is said of a renewal that could not be charged, wherever its member or the house meets it.
import { formatCents } from '../offer.ts';

/** As in `The last charge of $9.99 did not go through.` */
export const failedCharge = (cents: number): string =>
  `The last charge of ${formatCents(cents)} did not go through.`;

/** What its member can do. */
export const failedRemedy =
  'Put in a card that works under "Cards and receipts" on your account page: it is charged again there, or by itself within days.';

/** What comes of it otherwise. */
export const failedOften =
  'If it fails each time, the package ends and no other charge follows. Your projects stay yours.';

/** Why it has ended, where it did for that. */
export const failedForGood = (cents: number): string =>
  `The last charge of ${formatCents(cents)} did not go through, also when it was tried again.`;

/** Where it was canceled meanwhile. */
export const failedWhileEnding =
  'The charge that failed may still be tried until then, and no other.';
