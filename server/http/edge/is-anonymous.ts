import type { IncomingHttpHeaders } from 'node:http';

// As the sign-in sets it, with a prefix over https. Read part by part: a pattern that looks for the
// beginning of a name took the square of the blanks in a header.
const holdsSession = (cookie: string): boolean =>
  cookie.split(';').some((one) => one.split('=', 1)[0]?.trimEnd().endsWith('session_token'));

/** Whether a request may be given what everybody is given: it does not say who asks. */
export const isAnonymous = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization === undefined && !(cookie !== undefined && holdsSession(cookie));
