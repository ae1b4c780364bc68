// How the house names what it lists.

/** The first name that is none but blanks, or 'Unnamed Project'. */
export const shownName = (...names: string[]): string =>
  names.map((name) => name.trim()).find(Boolean) ?? 'Unnamed Project';

/** Whose it is: a member's name, or 'Unknown' where they gave none. */
export const memberName = (fullName: string | null): string => fullName?.trim() || 'Unknown';

/** `Guest User (june)` for somebody without an account whose address begins so. */
export const guestName = (email: string): string => named('Guest User', email);

/** `Deleted account (june)` for a member of that address who has none any more. */
export const formerName = (email: string): string => named('Deleted account', email);

function named(who: string, email: string): string {
  const first = email.split('@')[0]?.trim();
  return first ? `${who} (${first})` : 'Unknown';
}
