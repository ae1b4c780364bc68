import { data, isRouteErrorResponse } from 'react-router';

/** So that nothing is loaded anew, which could not be reached either. */
const status = 503;
export const unsentMessage =
  'This was not sent: there is no connection. What you wrote is kept in this window, and is sent by itself once you are connected again.';
export const failedMessage =
  'This was not sent: something went wrong on our side. What you wrote is kept in this window; please send it again.';

/**
 * What the server answered to a form; where it could not be reached, or failed, a refusal that holds
 * what was typed, so that the page stays as it is.
 */
export async function sentOrKept<Answer, Refusal>(
  send: () => Promise<Answer>,
  request: Request,
  refuse: (said: { message: string; status: number; values: Record<string, string> }) => Refusal,
) {
  // Read before it is sent: a body can be read once.
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    // A fetch that reached nobody fails with this; answers and redirects are no errors of it.
    const isUnreached = error instanceof TypeError;
    if (!isUnreached && !isServersFault(error)) throw error;
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const message = isUnreached ? unsentMessage : failedMessage;
    const refusal = refuse({ message, status, values });
    return data(isUnreached ? { ...refusal, unsent: true as const } : refusal, { status });
  }
}

// An answer of ours, or of a proxy before us, that says nothing of the form.
const isServersFault = (error: unknown): boolean =>
  isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error;
