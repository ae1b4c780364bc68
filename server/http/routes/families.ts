import { paymentFamily } from '../payments-api.ts';
import { webhookFamily } from '../payments-webhook.ts';
import { projectFamily } from '../projects-api.ts';
import { sandboxFamily } from '../sandbox-api.ts';
import type { Family } from './define-route.ts';

/** Every route that is declared, in the order of the API page. */
export const families: readonly Family[] = [
  projectFamily,
  paymentFamily,
  webhookFamily,
  sandboxFamily,
];
