const email = '/account#email';

/** The account's address, behind the sign-in where nobody is signed in. */
export const emailPath = (isSignedIn: boolean): string =>
  isSignedIn ? email : `/auth?next=${encodeURIComponent(email)}`;
