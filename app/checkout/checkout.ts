// From a press to the page of whoever takes the money.
import { z } from 'zod';
import { createPaymentRequest } from '#domain/functions/create-payment.ts';
import type { CreateSubscriptionRequest } from '#domain/functions/create-subscription.ts';
import { ask, type CallFailure, jsonRequest } from '../calls/ask.ts';
import { type CheckoutPlace, type CheckoutTab, openCheckoutTab } from './checkout-tab.ts';

/** `amount` is what is shown beside the button, in whole dollars; the server charges its own. */
export type PaymentOrder = z.input<typeof createPaymentRequest>;
export type CheckoutEnd =
  | { ok: true; url: string; place: CheckoutPlace }
  | { ok: false; failure: CallFailure };

// Nothing but a page is followed.
const pageAddress = z.object({ url: z.url({ protocol: /^https?$/ }) });
const longestWaitMs = 30_000;

/**
 * Opens the page on which the order is paid. Call it in the press, or hand over the tab that was
 * opened there. Where it fails no tab stays open.
 */
export async function startPayment(order: PaymentOrder, tab?: CheckoutTab): Promise<CheckoutEnd> {
  const checked = createPaymentRequest.safeParse(order);
  if (checked.success) return open('create-payment', order, tab ?? openCheckoutTab());
  tab?.close();
  const fields = checked.error.issues.map(({ path, message }) => [String(path[0]), message]);
  return { ok: false, failure: { reason: 'validation', fields: Object.fromEntries(fields) } };
}

/** Opens the page on which the starter package is begun. Call it in the press. */
export const startTrial = (agreed: CreateSubscriptionRequest): Promise<CheckoutEnd> =>
  open('create-subscription', agreed, openCheckoutTab());

async function open(name: string, body: unknown, tab: CheckoutTab): Promise<CheckoutEnd> {
  const request = jsonRequest('POST', body);
  const result = await ask(`/api/functions/${name}`, request, pageAddress, {
    timeoutMs: longestWaitMs,
  });
  if (!result.ok) {
    tab.close();
    return result;
  }
  const { url } = result.answer;
  return { ok: true, url, place: tab.lead(url) };
}
