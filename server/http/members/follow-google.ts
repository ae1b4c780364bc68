// Where the way back from Google leads: to a page of ours, with a code of ours for what went wrong.

import { suspendedCode } from '../../accounts/signing-in/refuse-suspended.ts';

// What the sign-in library calls it, and what the pages are told (`?error=…`).
const problems: Record<string, string> = {
  access_denied: 'access_denied',
  account_not_linked: 'account_not_linked',
  unable_to_link_account: 'email_not_verified',
  email_not_verified: 'email_not_verified',
  account_already_linked_to_different_user: 'account_already_linked_to_different_user',
  state_mismatch: 'state_mismatch',
  state_not_found: 'state_mismatch',
  state_security_mismatch: 'state_mismatch',
};
const failed = 'google_failed';

/** Turns the answer of the sign-in library to the callback into a redirect within this site. */
export async function followGoogle(
  appUrl: string,
  answer: Response | 'unavailable',
): Promise<Response> {
  if (answer === 'unavailable') return redirect('/auth?error=google_unavailable');
  const { headers } = answer;
  if (answer.status === 403 && (await isSuspended(answer.clone()))) {
    return redirect('/auth?error=account_suspended', headers);
  }
  const { origin } = new URL(appUrl);
  const target = URL.parse(headers.get('location') ?? '', origin);
  if (target?.origin !== origin) return redirect(`/auth?error=${failed}`, headers);
  if (await asksSecondFactor(answer)) return redirect(secondFactorPage(target), headers);
  const error = target.searchParams.get('error');
  if (!error) return redirect(pathOf(target), headers);
  const page = target.pathname.startsWith('/api/') ? new URL('/auth', origin) : target;
  page.searchParams.delete('error_description'); // anybody can write it
  page.searchParams.set('error', problems[error] ?? failed);
  return redirect(pathOf(page), headers);
}

const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

const isSuspended = async (answer: Response): Promise<boolean> =>
  (await answer.text()).includes(suspendedCode);

async function asksSecondFactor(answer: Response): Promise<boolean> {
  return (await answer.text()).includes('"twoFactorRedirect":true');
}

/** The sign-in, which then leads on to where Google should have led. */
function secondFactorPage(target: URL): string {
  const path = target.pathname === '/auth' ? target.searchParams.get('next') : pathOf(target);
  const query = new URLSearchParams({ 'second-factor': '1' });
  if (path && path !== '/') query.set('next', path);
  return `/auth?${query}`;
}

/** Whether an answer gives the browser a session. The last cookie of a name counts. */
export const opensSession = (answer: Response): boolean =>
  /session_token=[^;]/.test(
    answer.headers.getSetCookie().findLast((cookie) => cookie.includes('session_token=')) ?? '',
  );

function redirect(location: string, from = new Headers()): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of from.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}
