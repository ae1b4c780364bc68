import type { IncomingHttpHeaders } from 'node:http';

// As the sign-in sets it, with a prefix over https.
const sessionCookie = /(?:^|;\s*)[^=;]*session_token=/;

/** Whether a request may be given what everybody is given: it does not say who asks. */
export const isAnonymous = ({ authorization, cookie }: IncomingHttpHeaders): boolean =>
  authorization === undefined && !(cookie !== undefined && sessionCookie.test(cookie));
