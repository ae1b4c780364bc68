// The provider of installations without one: Stripe's adapter, whose questions are answered in the
// process. Checkout pages are our own, and nothing is charged on them.
import type { Payments } from './port.ts';
import { fetchFromFake } from './sandbox/fetch-from-fake.ts';
import { type SandboxParts, signingSecret } from './sandbox/sandbox-parts.ts';
import { openStripe } from './stripe.ts';

export function openSandbox(parts: SandboxParts): Payments {
  const { check: _, ...payments } = openStripe({
    secretKey: 'sk_test_sandbox',
    webhookSecret: signingSecret(parts.secret),
    apiUrl: undefined,
    fetch: fetchFromFake(parts),
    now: parts.now,
  });
  return { ...payments, kind: 'sandbox' };
}
