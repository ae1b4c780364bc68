// What is pressed on the pages of the sandbox.
import { checkoutAnswer, checkoutPress, sandboxCheckout } from '../payments/sandbox/checkout.ts';
import { portalPress, sandboxPortal } from '../payments/sandbox/portal.ts';
import { route } from './route.ts';

const checkout = '/api/sandbox/checkouts/:id';
const portal = '/api/sandbox/portals/:id';
const waitMs = 30_000;

export const readCheckout = route({ method: 'GET', path: checkout, answer: sandboxCheckout });
export const pressCheckout = route({
  method: 'POST',
  path: checkout,
  body: checkoutPress,
  answer: checkoutAnswer,
  waitMs,
});
export const readPortal = route({ method: 'GET', path: portal, answer: sandboxPortal });
export const pressPortal = route({
  method: 'POST',
  path: portal,
  body: portalPress,
  answer: sandboxPortal,
  waitMs,
});
