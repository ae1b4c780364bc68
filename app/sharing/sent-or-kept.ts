import { data } from 'react-router';

/** So that nothing is loaded anew, which could not be reached either. */
const status = 503;
export const unsentMessage =
  'This was not sent: there is no connection. What you wrote is kept in this window, and is sent by itself once you are connected again.';

/**
 * What the server answered to a form; where it could not be reached, a refusal that holds what was
 * typed, so that the page stays as it is.
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
    if (!(error instanceof TypeError)) throw error;
    const values = Object.fromEntries(
      [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
    const refusal = refuse({ message: unsentMessage, status, values });
    return data({ ...refusal, unsent: true as const }, { status });
  }
}
