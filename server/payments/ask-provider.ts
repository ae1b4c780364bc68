import { AppError } from '../app-error.ts';
import { PaymentsError } from '../gateways/payments/port.ts';

/** Asks the provider one thing. 'refused': it answered that it will not. */
export type AskProvider = <Answer>(question: () => Promise<Answer>) => Promise<Answer | 'refused'>;

const longestWaitMs = 11_000;

/**
 * Asks the provider as often as is needed for one request, within eleven seconds together, because
 * somebody waits for the answer. Throws an AppError 'unavailable' with `message` when it does not
 * answer. Never ask inside a transaction.
 */
export function providerAsker(message: string): AskProvider {
  const end = performance.now() + longestWaitMs;
  const unavailable = (cause: unknown) =>
    new AppError('unavailable', message, { cause, retryAfterSeconds: 10 });
  return async (question) => {
    try {
      return await askOnce(() => withinTime(question(), end - performance.now()));
    } catch (error) {
      throw error instanceof PaymentsError ? unavailable(error) : error;
    }
  };
}

/** For who is tried again: throws the PaymentsError of a provider that does not answer. */
export const askOnce: AskProvider = async (question) => {
  try {
    return await question();
  } catch (error) {
    if (error instanceof PaymentsError && error.outcome === 'refused') return 'refused';
    throw error;
  }
};

async function withinTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new PaymentsError('unreachable', 'It took too long.')),
    Math.max(0, milliseconds),
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
