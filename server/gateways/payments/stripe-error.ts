import { PaymentsError } from './port.ts';

/** What is read of an error of Stripe's library. */
type StripeFailure = {
  rawType?: string;
  code?: string;
  param?: string;
  statusCode?: number;
  requestId?: string;
  headers?: Record<string, string>;
};

const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'requestId' in error && 'rawType' in error;

/** The code of an answer that Stripe will not, as in `charge_already_refunded`. */
export const codeOf = (error: unknown): string | undefined =>
  isStripeFailure(error) ? error.code : undefined;

/** A customer who was deleted at Stripe is not found when named again. */
export const isCustomerGone = (error: unknown): boolean =>
  isStripeFailure(error) && error.code === 'resource_missing' && error.param === 'customer';

/** Stripe keeps a failure of its own under the idempotency key too, and answers it for a day. */
export const isKeptFailure = (error: unknown): boolean =>
  isStripeFailure(error) &&
  (error.statusCode ?? 0) >= 500 &&
  error.headers?.['idempotent-replayed'] === 'true';

/** A wrong key, or one without the permission, says nothing about the question: it gets mended. */
const passing = [401, 403, 409, 429];

/**
 * Throws the PaymentsError for a failure. Stripe's own sentences stay out of it, for they repeat
 * what was sent; its dashboard shows them by the id of the request.
 */
export function mapStripeError(error: unknown): never {
  if (!isStripeFailure(error)) throw error;
  const { statusCode, rawType, code, param, requestId } = error;
  if (statusCode === undefined) throw new PaymentsError('unreachable', 'Stripe did not answer.');
  const details = [rawType, code, param, requestId].filter(Boolean).join(' ');
  const message = `Stripe answered ${statusCode}: ${details}`;
  // What was no error and could not be read was said by somebody between us and Stripe.
  const isPassing = statusCode < 400 || statusCode >= 500 || passing.includes(statusCode);
  throw new PaymentsError(isPassing ? 'unreachable' : 'refused', message);
}
