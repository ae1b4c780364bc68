// Answers under /api/auth: `{ code, message, error: { code, message, … } }` for every refusal, no
// token of a session in any body, and nothing that a cache may keep.
import { AuthRefusal } from '../../accounts/auth-refusal.ts';
import { AppError } from '../../app-error.ts';
import { detailsOf } from '../edge/problem.ts';

export const sessionMissing = () =>
  new AuthRefusal(400, 'SESSION_MISSING', 'Auth session missing!');

export const invalidToken = () => new AuthRefusal(401, 'UNAUTHORIZED', 'invalid token');

/** Makes the answer to an expected refusal; throws whatever else was thrown on. */
export function refusalAnswer(thrown: unknown): Response {
  if (thrown instanceof AuthRefusal) {
    return refuse(thrown.status, { code: thrown.code, message: thrown.message });
  }
  if (!(thrown instanceof AppError) || thrown.status >= 500) throw thrown;
  const details = detailsOf(thrown);
  // Fields are for the form they were typed into; a code at the top is a refusal as a whole.
  if (details.fields) return json({ error: details }, thrown.status);
  const answer = refuse(thrown.status, details);
  const { retryAfterSeconds } = thrown;
  if (retryAfterSeconds) answer.headers.set('Retry-After', String(retryAfterSeconds));
  return answer;
}

/** Whoever is told the length does not compress a few words. */
export function json(body: unknown, status: number): Response {
  const bytes = Buffer.from(JSON.stringify(body));
  return new Response(bytes, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
    },
  });
}

type Details = { code: string; message: string };

const refuse = (status: number, details: Details): Response => {
  const { code, message } = details;
  return json({ code, message, error: details }, status);
};

/** Brings an answer of better-auth into our form. */
export const ownAnswer = async (raw: Response): Promise<Response> => (await readAnswer(raw)).answer;

/** The same, with what better-auth had said. */
export async function readAnswer(raw: Response): Promise<{ answer: Response; body: unknown }> {
  if (raw.status >= 500) throw new Error(`better-auth answered ${raw.status}.`);
  const body: unknown = await raw.json().catch(() => null);
  const answer = translate(raw, body);
  for (const cookie of raw.headers.getSetCookie()) answer.headers.append('Set-Cookie', cookie);
  return { answer, body };
}

function translate(raw: Response, body: unknown): Response {
  if (raw.ok) return json(withoutSecrets(body), raw.status);
  const { code = 'REFUSED', message } = (body ?? {}) as Partial<Details>;
  if (code === 'UNAUTHORIZED' || (raw.status === 401 && !message)) {
    return refusalAnswer(sessionMissing());
  }
  const refused = refuse(raw.status, { code, message: message ?? 'This was refused.' });
  if (raw.status === 429) refused.headers.set('Retry-After', '900');
  return refused;
}

const secret = new Set(['token', 'ipAddress', 'redirect']);

// A session's token is the cookie's business alone.
function withoutSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.has(name))
      .map(([name, inner]) => [name, withoutSecrets(inner)]),
  );
}
