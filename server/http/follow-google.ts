// Where the way back from Google leads: to a page of ours, with our own words for what went wrong.
import type { GoogleProblem } from '#domain/accounts/google-problems.ts';

const problems: Record<string, GoogleProblem> = {
  access_denied: 'google_refused',
  account_not_linked: 'google_not_linked',
  unable_to_link_account: 'google_unverified',
  google_unverified: 'google_unverified',
  account_already_linked_to_different_user: 'google_taken',
  state_mismatch: 'google_expired',
  state_not_found: 'google_expired',
  state_security_mismatch: 'google_expired',
};

/** Turns the answer of the sign-in library to the callback into a redirect within this site. */
export async function followGoogle(
  appUrl: string,
  answer: Response | 'unavailable',
): Promise<Response> {
  if (answer === 'unavailable') return redirect(withError('/auth', 'google_unavailable'));
  const { headers } = answer;
  const base = new URL(appUrl);
  const target = URL.parse(headers.get('location') ?? '', `${base.origin}/`);
  if (!target || target.origin !== base.origin) {
    return redirect(withError('/auth', 'google_failed'), headers);
  }
  const path = target.pathname + target.search + target.hash;
  if (await asksSecondFactor(answer)) {
    const query = new URLSearchParams({ 'second-factor': '1' });
    if (path !== '/') query.set('next', path);
    return redirect(`/auth?${query}`, headers);
  }
  const error = target.searchParams.get('error');
  if (!error) return redirect(path, headers);
  const page = target.pathname.startsWith('/api/') ? new URL('/auth', base) : target;
  page.searchParams.delete('error_description'); // anybody can write it
  page.searchParams.delete('error');
  return redirect(
    withError(page.pathname + page.search, problems[error] ?? 'google_failed'),
    headers,
  );
}

/** Whether an answer gives the browser a session. The last cookie of a name counts. */
export const opensSession = (answer: Response): boolean =>
  /session_token=[^;]/.test(
    answer.headers.getSetCookie().findLast((cookie) => cookie.includes('session_token=')) ?? '',
  );

async function asksSecondFactor(answer: Response): Promise<boolean> {
  const text = await answer.text();
  return text.includes('"twoFactorRedirect":true');
}

const withError = (path: string, problem: GoogleProblem): string =>
  `${path}${path.includes('?') ? '&' : '?'}error=${problem}`;

function redirect(location: string, from = new Headers()): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' });
  for (const cookie of from.getSetCookie()) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}
