// The browser's way to the sandbox.
import {
  checkoutAnswer as answered,
  type CheckoutPress,
} from '#domain/payments/sandbox-checkout.ts';
import { type PortalAction, sandboxPortal } from '#domain/payments/sandbox-portal.ts';
import { ask, jsonRequest } from '../ask.ts';

const options = { timeoutMs: 30_000 };

export const pressCheckout = (id: string, press: CheckoutPress) =>
  ask(
    `/api/sandbox/checkouts/${encodeURIComponent(id)}`,
    jsonRequest('POST', press),
    answered,
    options,
  );

export const pressPortal = (id: string, action: PortalAction) =>
  ask(
    `/api/sandbox/portals/${encodeURIComponent(id)}`,
    jsonRequest('POST', { action }),
    sandboxPortal,
    options,
  );
