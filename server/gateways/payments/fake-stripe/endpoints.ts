// The questions of Stripe's API that are asked here.
import { type FakeStripe, StripeProblem } from './fake-stripe.ts';
import { type Form, listAt, recordAt, textAt } from './form.ts';
import type { Kept, List, Session } from './objects.ts';
import { expire, giveBack } from './people.ts';
import { cancel, invoicesOf, setEnding } from './subscription-life.ts';

type Endpoint = {
  method: string;
  path: RegExp;
  /** Where Stripe's library declares what may be sent. */
  declared: [file: string, name: string];
  answer(fake: FakeStripe, form: Form, id: string): object;
};

const sessions = 'Checkout/Sessions';
const endpoints: Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    declared: [sessions, 'Checkout.SessionCreateParams'],
    answer: openSession,
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
    declared: [sessions, 'Checkout.SessionRetrieveParams'],
    answer: (fake, form, id) => expand(fake, fake.find('checkout.session', id), form),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
    declared: [sessions, 'Checkout.SessionExpireParams'],
    answer: (fake, _, id) => expireSession(fake, fake.find('checkout.session', id)),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/([^/]+)$/,
    declared: ['PaymentIntents', 'PaymentIntentRetrieveParams'],
    answer: (fake, form, id) => expand(fake, fake.find('payment_intent', id), form),
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    declared: ['Refunds', 'RefundCreateParams'],
    answer: refund,
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    declared: ['Refunds', 'RefundListParams'],
    answer: (fake, form) => listOf(ofPayment(fake.all('refund'), form), '/v1/refunds', form),
  },
  {
    method: 'GET',
    path: /^\/v1\/disputes$/,
    declared: ['Disputes', 'DisputeListParams'],
    answer: (fake, form) => listOf(ofPayment(fake.all('dispute'), form), '/v1/disputes', form),
  },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    declared: ['Subscriptions', 'SubscriptionRetrieveParams'],
    answer: (fake, form, id) => expand(fake, fake.find('subscription', id), form),
  },
  {
    method: 'POST',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    declared: ['Subscriptions', 'SubscriptionUpdateParams'],
    answer: changeSubscription,
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/([^/]+)$/,
    declared: ['Subscriptions', 'SubscriptionCancelParams'],
    answer: cancelSubscription,
  },
  {
    method: 'GET',
    path: /^\/v1\/invoices$/,
    declared: ['Invoices', 'InvoiceListParams'],
    answer(fake, form) {
      const subscription = fake.find('subscription', textAt(form, 'subscription') ?? '');
      return listOf(invoicesOf(fake, subscription), '/v1/invoices', form);
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/billing_portal\/sessions$/,
    declared: ['BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'],
    answer: openPortal,
  },
];

/** Throws a StripeProblem for what is no question. */
export function endpointOf(method: string, path: string) {
  const endpoint = endpoints.find((one) => one.method === method && one.path.test(path));
  if (!endpoint) throw refusal(404, { message: `Unrecognized request URL (${method}: ${path})` });
  const id = decodeURIComponent(endpoint.path.exec(path)?.[1] ?? '');
  return {
    declared: endpoint.declared,
    answer: (fake: FakeStripe, form: Form) => structuredClone(endpoint.answer(fake, form, id)),
  };
}

const refusal = (status: number, error: Record<string, string>) =>
  new StripeProblem(status, { type: 'invalid_request_error', ...error } as Record<string, string>);

function openSession(fake: FakeStripe, form: Form): Session {
  const mode = textAt(form, 'mode') ?? '';
  const inside = mode === 'payment' ? 'payment_intent_data' : 'subscription_data';
  const customer = textAt(form, 'customer') ?? null;
  if (customer && !fake.objects.has(customer)) {
    const message = `No such customer: '${customer}'`;
    throw refusal(400, { code: 'resource_missing', param: 'customer', message });
  }
  const data = form[inside];
  const further = typeof data === 'object' ? data : {};
  checkSession(form, mode);
  const cents = Number(textAt(form, 'line_items.0.price_data.unit_amount'));
  const trialDays = Number(textAt(further, 'trial_period_days') ?? 0);
  const id = fake.newId('checkout.session');
  fake.plans.set(id, {
    cents,
    metadata: recordAt(further, 'metadata'),
    productName: textAt(form, 'line_items.0.price_data.product_data.name') ?? '',
    description: textAt(form, 'line_items.0.price_data.product_data.description') ?? '',
    terms: textAt(form, 'custom_text.submit.message') ?? '',
    trialDays,
  });
  const created = fake.second();
  return fake.keep({
    id,
    object: 'checkout.session',
    amount_total: trialDays > 0 ? 0 : cents,
    cancel_url: textAt(form, 'cancel_url') ?? null,
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    created,
    currency: 'usd',
    customer,
    customer_email: textAt(form, 'customer_email') ?? null,
    expires_at: Number(textAt(form, 'expires_at') ?? created + 86_400),
    livemode: false,
    metadata: recordAt(form, 'metadata'),
    mode: mode as Session['mode'],
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: textAt(form, 'success_url') ?? null,
    url: fake.checkoutUrl(id),
  });
}

// What the types do not say, but Stripe's reference does.
function checkSession(form: Form, mode: string): void {
  const wrong = (param: string, message: string) => refusal(400, { param, message });
  const other = mode === 'payment' ? 'subscription_data' : 'payment_intent_data';
  if (form[other]) throw wrong(other, `You can not pass \`${other}\` in \`${mode}\` mode.`);
  const amount = textAt(form, 'line_items.0.price_data.unit_amount') ?? '';
  if (Number(amount) < 50 || Number(amount) > 99_999_999) {
    throw wrong('line_items', 'The amount is too small or too large.');
  }
  if (form.customer && form.customer_email) {
    throw wrong('customer', 'You may only specify one of these: customer, customer_email.');
  }
  const email = textAt(form, 'customer_email');
  if (email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) {
    throw refusal(400, { code: 'email_invalid', param: 'customer_email', message: email });
  }
  if (mode === 'subscription' && !textAt(form, 'line_items.0.price_data.recurring.interval')) {
    throw wrong('line_items', 'You must provide at least one recurring price.');
  }
  for (const address of ['success_url', 'cancel_url']) {
    if (!URL.canParse(textAt(form, address) ?? '')) throw wrong(address, 'Not a valid URL');
  }
}

function expireSession(fake: FakeStripe, session: Session): Session {
  if (session.status !== 'open') {
    throw refusal(400, { message: 'Only Checkout Sessions with a status in open can be expired.' });
  }
  expire(fake, session);
  return session;
}

function refund(fake: FakeStripe, form: Form) {
  const payment = fake.find('payment_intent', textAt(form, 'payment_intent') ?? '');
  const charge = fake.find('charge', String(payment.latest_charge));
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw refusal(400, { code: 'charge_already_refunded', message });
  }
  if (ofPayment(fake.all('dispute'), form).some(({ status }) => status !== 'won')) {
    const message = `Charge ${charge.id} has been charged back.`;
    throw refusal(400, { code: 'charge_disputed', message });
  }
  const cents = Number(textAt(form, 'amount') ?? left);
  if (cents > left) throw refusal(400, { param: 'amount', message: 'More than is left.' });
  return giveBack(fake, payment, { cents, metadata: recordAt(form, 'metadata') });
}

function changeSubscription(fake: FakeStripe, form: Form, id: string) {
  const subscription = fake.find('subscription', id);
  if (subscription.status === 'canceled') {
    throw refusal(400, { message: 'A canceled subscription can only update its metadata.' });
  }
  setEnding(fake, subscription, textAt(form, 'cancel_at_period_end') === 'true');
  return subscription;
}

function cancelSubscription(fake: FakeStripe, _: Form, id: string) {
  const subscription = fake.find('subscription', id);
  // As Stripe answers for one that was canceled.
  if (subscription.status === 'canceled') fake.find('subscription', `${id} (canceled)`);
  cancel(fake, subscription);
  return subscription;
}

function openPortal(fake: FakeStripe, form: Form) {
  const customer = fake.find('customer', textAt(form, 'customer') ?? '').id;
  const id = fake.newId('billing_portal.session');
  return fake.keep({
    id,
    object: 'billing_portal.session',
    created: fake.second(),
    customer,
    return_url: textAt(form, 'return_url') ?? null,
    url: fake.portalUrl(id, customer),
  });
}

const ofPayment = <One extends { payment_intent: unknown }>(all: One[], form: Form): One[] =>
  all.filter(({ payment_intent }) => payment_intent === textAt(form, 'payment_intent'));

function listOf<One>(found: One[], url: string, form: Form): List<One> {
  const limit = Number(textAt(form, 'limit') ?? 10);
  return { object: 'list', url, data: found.slice(0, limit), has_more: found.length > limit };
}

/** A copy in which what `expand` names stands itself, not its id. */
function expand(fake: FakeStripe, one: Kept, form: Form): object {
  const copy = structuredClone(one);
  for (const path of listAt(form, 'expand')) {
    if (path.split('.').length > 4) throw refusal(400, { message: 'More than 4 levels deep.' });
    expandPath(fake, copy, path.split('.'));
  }
  return copy;
}

type Open = Record<string, unknown>;
function expandPath(fake: FakeStripe, one: object, [key = '', ...rest]: string[]): void {
  const into = one as Open;
  if (into.object === 'charge' && key === 'refunds') {
    const made = fake.all('refund').filter(({ charge }) => charge === into.id);
    into[key] ??= structuredClone(listOf(made, '/v1/refunds', {}));
  } else if (!(key in into)) {
    throw refusal(400, { message: `This property cannot be expanded (${key}).` });
  }
  const value = into[key];
  if (typeof value === 'string') into[key] = structuredClone(fake.objects.get(value) ?? value);
  const next = into[key];
  if (rest.length > 0 && typeof next === 'object' && next) expandPath(fake, next, rest);
}
