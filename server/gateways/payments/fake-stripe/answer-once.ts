// What is asked over HTTP, answered once for each idempotency key.
import { endpointOf } from './endpoints.ts';
import { type FakeStripe, StripeProblem } from './fake-stripe.ts';
import type { Form } from './form.ts';

export type Asked = { method: string; path: string; form: Form; key: string | undefined };
export type Answer = { status: number; body: string };

export const failure = (status: number, error: Record<string, string>): Answer => ({
  status,
  body: JSON.stringify({ error }),
});

export function answerNow(fake: FakeStripe, { method, path, form }: Asked): Answer {
  try {
    return { status: 200, body: JSON.stringify(endpointOf(method, path).answer(fake, form)) };
  } catch (error) {
    if (error instanceof StripeProblem) return failure(error.status, error.error);
    throw error;
  }
}

/** What was answered under a key is answered again, failures of Stripe's own among it. */
export function answerOnce(
  fake: FakeStripe,
  asked: Asked,
  answer: () => Answer = () => answerNow(fake, asked),
): Answer & { isReplay: boolean } {
  const { key, method, path, form } = asked;
  const told = JSON.stringify([method, path, form]);
  const known = key ? fake.answers.get(key) : undefined;
  if (known && known.asked !== told) {
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return { ...failure(400, { type: 'idempotency_error', message }), isReplay: false };
  }
  if (known) return { status: known.status, body: known.body, isReplay: true };
  const { status, body } = answer();
  if (key && method === 'POST' && (status < 400 || status >= 500)) {
    fake.answers.set(key, { asked: told, status, body });
  }
  return { status, body, isReplay: false };
}
