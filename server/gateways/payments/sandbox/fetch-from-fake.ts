import { type Asked, answerOnce } from '../fake-stripe/answer-once.ts';
import { type Form, parseForm, textAt } from '../fake-stripe/form.ts';
import { addPurchase, changePurchase, fakeOf, purchaseOf, readPurchase } from './purchases.ts';
import { purchaseId, type SandboxParts } from './sandbox-parts.ts';

/** Answers what Stripe's library asks, from the purchase that the question names. */
export const fetchFromFake =
  (parts: SandboxParts): typeof fetch =>
  async (address, init) => {
    const { pathname: path, searchParams } = new URL(String(address));
    const headers = new Headers(init?.headers);
    const method = init?.method ?? 'GET';
    const form = parseForm(String(init?.body ?? searchParams));
    const asked = { method, path, form, key: headers.get('Idempotency-Key') ?? undefined };
    const purchase = await purchaseAsked(parts, asked);
    const customer = await findCustomer(parts, form);
    const { outcome } = await changePurchase(parts, purchase, (fake) => {
      // Who comes back is known in the purchase that follows, too.
      if (customer) fake.keep(customer);
      return { ...answerOnce(fake, asked), second: fake.second() };
    });
    const nowhere = fakeOf(parts, '');
    const answer = outcome ?? { ...answerOnce(nowhere, asked), second: nowhere.second() };
    return new Response(answer.body, {
      status: answer.status,
      headers: {
        'Content-Type': 'application/json',
        Date: new Date(answer.second * 1000).toUTCString(),
        'Request-Id': 'req_sandbox',
        ...(answer.isReplay ? { 'Idempotent-Replayed': 'true' } : {}),
      },
    });
  };

/** Opens one under the key of a new checkout; otherwise the one that an id in the question is of. */
async function purchaseAsked(
  parts: SandboxParts,
  { method, path, form, key }: Asked,
): Promise<string | undefined> {
  if (method === 'POST' && path === '/v1/checkout/sessions') {
    const purchase = purchaseId(parts.secret, key ?? crypto.randomUUID());
    await addPurchase(parts, purchase);
    return purchase;
  }
  const ids = [path.split('/')[3], path.split('/')[4], ...idsIn(form)];
  return ids.flatMap((id) => purchaseOf(id ?? '') ?? [])[0];
}

const idsIn = (form: Form) =>
  ['payment_intent', 'subscription', 'customer'].map((name) => textAt(form, name));

async function findCustomer(parts: SandboxParts, form: Form) {
  const id = textAt(form, 'customer') ?? '';
  const known = await readPurchase(parts, purchaseOf(id));
  return known?.all('customer').find((one) => one.id === id);
}
