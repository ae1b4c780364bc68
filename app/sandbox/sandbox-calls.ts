// The browser's way to the sandbox.
import {
  checkoutAnswer as answered,
  type CheckoutPress,
} from '#domain/payments/sandbox-checkout.ts';
import { type PortalPress, sandboxPortal } from '#domain/payments/sandbox-portal.ts';
import { ask, jsonRequest } from '../calls/ask.ts';

const options = { timeoutMs: 30_000 };

export const pressCheckout = (id: string, press: CheckoutPress) =>
  ask(
    `/api/sandbox/checkouts/${encodeURIComponent(id)}`,
    jsonRequest('POST', press),
    answered,
    options,
  );

export const pressPortal = (id: string, press: PortalPress) =>
  ask(
    `/api/sandbox/portals/${encodeURIComponent(id)}`,
    jsonRequest('POST', press),
    sandboxPortal,
    options,
  );
