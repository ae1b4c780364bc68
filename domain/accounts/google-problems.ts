/** Why signing in with Google, or linking it, came to nothing: what `/auth?error=…` names, in words. */
export const googleProblems = {
  google_refused: 'Google was told not to share your address with us. Nothing was changed.',
  google_unverified:
    'Google has not verified this e-mail address. Verify it there, or sign up with a password.',
  google_not_linked:
    'There is an account with this e-mail address already. Sign in as you did before and verify the address; then you can link Google on your account page.',
  google_taken: 'This Google account is linked to another account here.',
  google_expired: 'This took too long, or began in another window. Please try again.',
  google_unavailable: 'Google cannot be reached just now. Please try again in a minute.',
  google_failed: 'Google did not say who you are. Please try again.',
} as const;
export type GoogleProblem = keyof typeof googleProblems;

/** The problem a page was told of; null for a code that is none of these. */
export const readGoogleProblem = (code: string | null): GoogleProblem | null =>
  code !== null && Object.hasOwn(googleProblems, code) ? (code as GoogleProblem) : null;
