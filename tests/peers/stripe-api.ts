// The questions of Stripe's API that are asked here, answered from the peer's memory.
import { type Form, listAt, recordAt, textAt } from './stripe-form.ts';
import {
  type Kept,
  type List,
  type Session,
  StripeProblem,
  type StripeState,
} from './stripe-objects.ts';
import { checkForm } from './stripe-params.ts';
import { giveBack } from './stripe-people.ts';
import type { CheckoutPlan } from './stripe-subscriptions.ts';

type Question = { id: string; form: Form };
type Endpoint = {
  method: string;
  path: RegExp;
  /** Where Stripe's library declares what may be sent. */
  declared: [file: string, name: string];
  answer(question: Question): object;
};

const sessions = 'Checkout/Sessions';

/** `baseUrl` stands before the addresses of its pages. */
export function openApi(
  state: StripeState,
  plans: Map<string, CheckoutPlan>,
  baseUrl: () => string,
) {
  const endpoints: Endpoint[] = [
    {
      method: 'POST',
      path: /^\/v1\/checkout\/sessions$/,
      declared: [sessions, 'Checkout.SessionCreateParams'],
      answer: ({ form }) => openSession(state, { form, plans, baseUrl: baseUrl() }),
    },
    {
      method: 'GET',
      path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
      declared: [sessions, 'Checkout.SessionRetrieveParams'],
      answer: ({ id, form }) => expand(state, state.find('checkout.session', id), form),
    },
    {
      method: 'POST',
      path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
      declared: [sessions, 'Checkout.SessionExpireParams'],
      answer: ({ id }) => expireSession(state, state.find('checkout.session', id)),
    },
    {
      method: 'GET',
      path: /^\/v1\/payment_intents\/([^/]+)$/,
      declared: ['PaymentIntents', 'PaymentIntentRetrieveParams'],
      answer: ({ id, form }) => expand(state, state.find('payment_intent', id), form),
    },
    {
      method: 'POST',
      path: /^\/v1\/refunds$/,
      declared: ['Refunds', 'RefundCreateParams'],
      answer: ({ form }) => refund(state, form),
    },
    {
      method: 'GET',
      path: /^\/v1\/refunds$/,
      declared: ['Refunds', 'RefundListParams'],
      answer: ({ form }) => listOf(ofPayment(state.all('refund'), form), '/v1/refunds', form),
    },
    {
      method: 'GET',
      path: /^\/v1\/disputes$/,
      declared: ['Disputes', 'DisputeListParams'],
      answer: ({ form }) => listOf(ofPayment(state.all('dispute'), form), '/v1/disputes', form),
    },
    {
      method: 'GET',
      path: /^\/v1\/subscriptions\/([^/]+)$/,
      declared: ['Subscriptions', 'SubscriptionRetrieveParams'],
      answer: ({ id, form }) => expand(state, state.find('subscription', id), form),
    },
    {
      method: 'POST',
      path: /^\/v1\/subscriptions\/([^/]+)$/,
      declared: ['Subscriptions', 'SubscriptionUpdateParams'],
      answer: ({ id, form }) => changeSubscription(state, id, form),
    },
    {
      method: 'DELETE',
      path: /^\/v1\/subscriptions\/([^/]+)$/,
      declared: ['Subscriptions', 'SubscriptionCancelParams'],
      answer: ({ id }) => cancelSubscription(state, id),
    },
    {
      method: 'GET',
      path: /^\/v1\/invoices$/,
      declared: ['Invoices', 'InvoiceListParams'],
      answer: ({ form }) => {
        const wanted = textAt(form, 'subscription');
        const found = state
          .all('invoice')
          .filter(({ parent }) => parent?.subscription_details?.subscription === wanted);
        return listOf(found, '/v1/invoices', form);
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/billing_portal\/sessions$/,
      declared: ['BillingPortal/Sessions', 'BillingPortal.SessionCreateParams'],
      answer: ({ form }) => openPortal(state, form, baseUrl()),
    },
  ];
  return (method: string, path: string) => {
    const endpoint = endpoints.find((one) => one.method === method && one.path.test(path));
    if (!endpoint) throw refusal(404, { message: `Unrecognized request URL (${method}: ${path})` });
    const id = decodeURIComponent(endpoint.path.exec(path)?.[1] ?? '');
    return (form: Form): object => {
      const [problem] = checkForm(...endpoint.declared, form);
      const code = problem?.endsWith('unknown') ? 'parameter_unknown' : 'parameter_invalid';
      if (problem) throw refusal(400, { code, message: `Received: ${problem}` });
      return structuredClone(endpoint.answer({ id, form }));
    };
  };
}

const refusal = (status: number, error: Record<string, string>) =>
  new StripeProblem(status, { type: 'invalid_request_error', ...error } as Record<string, string>);

type Opening = { form: Form; plans: Map<string, CheckoutPlan>; baseUrl: string };

function openSession(state: StripeState, { form, plans, baseUrl }: Opening): Session {
  const mode = textAt(form, 'mode') ?? '';
  const inside = mode === 'payment' ? 'payment_intent_data' : 'subscription_data';
  const customer = textAt(form, 'customer') ?? null;
  if (customer && !state.objects.has(customer)) {
    const message = `No such customer: '${customer}'`;
    throw refusal(400, { code: 'resource_missing', param: 'customer', message });
  }
  const data = form[inside];
  const plan = typeof data === 'object' ? data : {};
  checkSession(form, mode);
  const id = state.newId('checkout.session');
  plans.set(id, {
    metadata: recordAt(plan, 'metadata'),
    trialDays: Number(textAt(plan, 'trial_period_days') ?? 0),
  });
  const created = state.second();
  return state.keep({
    id,
    object: 'checkout.session',
    amount_total: Number(textAt(form, 'line_items.0.price_data.unit_amount')),
    client_reference_id: textAt(form, 'client_reference_id') ?? null,
    created,
    currency: 'usd',
    customer,
    customer_email: textAt(form, 'customer_email') ?? null,
    expires_at: Number(textAt(form, 'expires_at') ?? created + 86_400),
    livemode: false,
    metadata: recordAt(form, 'metadata'),
    mode,
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: textAt(form, 'success_url') ?? null,
    url: `${baseUrl}/c/pay/${id}`,
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

function expireSession(state: StripeState, session: Session): Session {
  if (session.status !== 'open') {
    throw refusal(400, { message: 'Only Checkout Sessions with a status in open can be expired.' });
  }
  Object.assign(session, { status: 'expired', url: null });
  state.tell('checkout.session.expired', session);
  return session;
}

function refund(state: StripeState, form: Form) {
  const payment = state.find('payment_intent', textAt(form, 'payment_intent') ?? '');
  const charge = state.find('charge', String(payment.latest_charge));
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw refusal(400, { code: 'charge_already_refunded', message });
  }
  const cents = Number(textAt(form, 'amount') ?? left);
  if (cents > left) throw refusal(400, { param: 'amount', message: 'More than is left.' });
  return giveBack(state, payment, { cents, metadata: recordAt(form, 'metadata') });
}

function changeSubscription(state: StripeState, id: string, form: Form) {
  const subscription = state.find('subscription', id);
  if (subscription.status === 'canceled') {
    throw refusal(400, { message: 'A canceled subscription can only update its metadata.' });
  }
  const flag = textAt(form, 'cancel_at_period_end');
  if (flag) {
    const end = subscription.items.data[0]?.current_period_end ?? null;
    subscription.cancel_at_period_end = flag === 'true';
    subscription.cancel_at = flag === 'true' ? end : null;
  }
  if (textAt(form, 'cancel_at') === '') subscription.cancel_at = null;
  state.tell('customer.subscription.updated', subscription);
  return subscription;
}

function cancelSubscription(state: StripeState, id: string) {
  const subscription = state.find('subscription', id);
  // As Stripe answers for one that was canceled.
  if (subscription.status === 'canceled') state.find('subscription', `${id} (canceled)`);
  const [canceled_at, ended_at] = [state.second(), state.second()];
  Object.assign(subscription, { status: 'canceled', canceled_at, ended_at });
  state.tell('customer.subscription.deleted', subscription);
  return subscription;
}

function openPortal(state: StripeState, form: Form, baseUrl: string) {
  const customer = textAt(form, 'customer') ?? '';
  state.find('customer', customer);
  const returnUrl = textAt(form, 'return_url');
  const url = `${baseUrl}/p/session/${customer}`;
  return { id: 'bps_peer', object: 'billing_portal.session', customer, return_url: returnUrl, url };
}

const ofPayment = <One extends { payment_intent: unknown }>(all: One[], form: Form): One[] =>
  all.filter(({ payment_intent }) => payment_intent === textAt(form, 'payment_intent'));

function listOf<One>(found: One[], url: string, form: Form): List<One> {
  const limit = Number(textAt(form, 'limit') ?? 10);
  return { object: 'list', url, data: found.slice(0, limit), has_more: found.length > limit };
}

/** A copy in which what `expand` names stands itself, not its id. */
function expand(state: StripeState, one: Kept, form: Form): object {
  const copy = structuredClone(one);
  for (const path of listAt(form, 'expand')) {
    if (path.split('.').length > 4) throw refusal(400, { message: 'More than 4 levels deep.' });
    expandPath(state, copy, path.split('.'));
  }
  return copy;
}

type Open = Record<string, unknown>;
function expandPath(state: StripeState, one: object, [key = '', ...rest]: string[]): void {
  const into = one as Open;
  if (into.object === 'charge' && key === 'refunds') {
    const made = state.all('refund').filter(({ charge }) => charge === into.id);
    into[key] ??= structuredClone(listOf(made, '/v1/refunds', {}));
  } else if (!(key in into)) {
    throw refusal(400, { message: `This property cannot be expanded (${key}).` });
  }
  const value = into[key];
  if (typeof value === 'string') into[key] = structuredClone(state.objects.get(value) ?? value);
  const next = into[key];
  if (rest.length > 0 && typeof next === 'object' && next) expandPath(state, next, rest);
}
