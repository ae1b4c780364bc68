// Stripe's API on a free loopback port, as well or badly behaved as a test asks: what it is sent is
// held against the types of Stripe's own library.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { listen } from './listen.ts';
import { openApi } from './stripe-api.ts';
import { type Form, parseForm } from './stripe-form.ts';
import { openState, StripeProblem, type StripeState } from './stripe-objects.ts';
import { openPeople, type StripePeople } from './stripe-people.ts';
import type { CheckoutPlan } from './stripe-subscriptions.ts';

/**
 * What the peer does with the next requests. A number is the status it answers without doing
 * anything; `act-…`: it does what it was asked first.
 */
export type StripeMood = 'accept' | 'hang' | 'cut' | 'act-then-cut' | 'act-then-hang' | number;

export type StripeRequest = {
  method: string;
  path: string;
  form: Form;
  key: string | undefined;
  version: string | undefined;
  /** Undefined where none was given. */
  status: number | undefined;
};

export type Delivery = {
  /** Instead of the endpoint's own. */
  secret?: string;
  signedSecondsAgo?: number;
};

export type StripePeer = StripePeople &
  Pick<StripeState, 'events' | 'second'> & {
    url: string;
    secretKey: string;
    webhookSecret: string;
    /** Moods for the next requests, one each; then `mood`. */
    moods: StripeMood[];
    mood: StripeMood;
    /** Every request, in the order of arrival. */
    requests: StripeRequest[];
    /** What happens elsewhere just before a request is answered. */
    onRequest?: (request: StripeRequest) => void;
    /** An event as it is sent to the webhook. */
    sign(event: Stripe.Event, delivery?: Delivery): { body: string; signature: string };
    /** Sends an event to a webhook. */
    deliver(event: Stripe.Event, address: string, delivery?: Delivery): Promise<Response>;
    close(): Promise<void>;
  };

type Kept = { told: string; status: number; body: string };
type Desk = {
  peer: Pick<StripePeer, 'secretKey' | 'moods' | 'mood' | 'requests' | 'onRequest'>;
  state: StripeState;
  answerOf: ReturnType<typeof openApi>;
  /** Answers by idempotency key. */
  kept: Map<string, Kept>;
};

/** `now`: its clock. */
export async function startStripePeer(now: () => Date = () => new Date()): Promise<StripePeer> {
  const state = openState(now);
  const plans = new Map<string, CheckoutPlan>();
  const server = createServer((request, response) => void serve(desk, request, response));
  const { url, close } = await listen(server);
  const webhookSecret = 'whsec_peer';
  const sign: StripePeer['sign'] = (
    event,
    { secret = webhookSecret, signedSecondsAgo = 0 } = {},
  ) => {
    const body = JSON.stringify(event, null, 2);
    const timestamp = state.second() - signedSecondsAgo;
    const header = { payload: body, secret, timestamp };
    return { body, signature: Stripe.webhooks.generateTestHeaderString(header) };
  };
  const peer: StripePeer = {
    ...openPeople(state, plans),
    events: state.events,
    second: state.second,
    url,
    secretKey: 'sk_test_peer',
    webhookSecret,
    moods: [],
    mood: 'accept',
    requests: [],
    sign,
    deliver(event, address, delivery) {
      const { body, signature } = sign(event, delivery);
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return fetch(address, { method: 'POST', body, headers });
    },
    close,
  };
  const desk: Desk = { peer, state, answerOf: openApi(state, plans, () => url), kept: new Map() };
  return peer;
}

async function serve(desk: Desk, request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://peer');
  const sent = request.method === 'GET' ? searchParams.toString() : await bodyOf(request);
  const mood = desk.peer.moods.shift() ?? desk.peer.mood;
  const heard: StripeRequest = {
    method: request.method ?? '',
    path: pathname,
    form: parseForm(sent),
    key: headerOf(request, 'idempotency-key'),
    version: headerOf(request, 'stripe-version'),
    status: undefined,
  };
  desk.peer.requests.push(heard);
  desk.peer.onRequest?.(heard);
  if (mood === 'cut') return void request.socket.destroy();
  if (mood === 'hang') return;
  const isAllowed = request.headers.authorization === `Bearer ${desk.peer.secretKey}`;
  const answer = isAllowed ? answerOnce(desk, heard, mood) : unauthorized;
  if (mood === 'act-then-cut') return void request.socket.destroy();
  if (mood === 'act-then-hang') return;
  heard.status = answer.status;
  response
    .writeHead(answer.status, {
      'content-type': 'application/json',
      date: new Date(desk.state.second() * 1000).toUTCString(),
      'request-id': `req_${desk.peer.requests.length}`,
      ...(answer.isReplay ? { 'idempotent-replayed': 'true' } : {}),
    })
    .end(answer.body);
}

const failure = (status: number, error: Record<string, string>) => ({
  status,
  body: JSON.stringify({ error }),
  isReplay: false,
});
const unauthorized = failure(401, {
  type: 'invalid_request_error',
  message: 'Invalid API Key provided: sk_test_****',
});

// What was answered under a key is answered again, failures of Stripe's own among it.
function answerOnce(desk: Desk, heard: StripeRequest, mood: StripeMood) {
  const { key } = heard;
  const told = JSON.stringify([heard.method, heard.path, heard.form]);
  const known = key ? desk.kept.get(key) : undefined;
  if (known && known.told !== told) {
    return failure(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters.',
    });
  }
  if (known) return { ...known, isReplay: true };
  const answer = answerNow(desk, heard, mood);
  if (key && heard.method === 'POST' && (answer.status < 400 || answer.status >= 500)) {
    desk.kept.set(key, { told, ...answer });
  }
  return answer;
}

function answerNow(desk: Desk, { method, path, form }: StripeRequest, mood: StripeMood) {
  if (typeof mood === 'number') {
    const type = mood === 402 ? 'card_error' : mood >= 500 ? 'api_error' : 'invalid_request_error';
    return failure(mood, { type, message: 'As the test asked' });
  }
  try {
    const body = JSON.stringify(desk.answerOf(method, path)(form));
    return { status: 200, body, isReplay: false };
  } catch (error) {
    if (error instanceof StripeProblem) return failure(error.status, error.error);
    throw error;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
