// Stripe's API on a free loopback port, as well or badly behaved as a test asks: what it is sent is
// held against the types of Stripe's own library.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import {
  type Answer,
  answerNow,
  answerOnce,
  failure,
} from '#server/gateways/payments/fake-stripe/answer-once.ts';
import { endpointOf } from '#server/gateways/payments/fake-stripe/endpoints.ts';
import {
  type FakeStripe,
  openFakeStripe,
  StripeProblem,
} from '#server/gateways/payments/fake-stripe/fake-stripe.ts';
import { type Form, parseForm } from '#server/gateways/payments/fake-stripe/form.ts';
import { listen } from './listen.ts';
import { checkForm } from './stripe-params.ts';
import { peopleOf, type StripePeople } from './stripe-people.ts';

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
  Pick<FakeStripe, 'events' | 'second'> & {
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

type Desk = {
  peer: Pick<StripePeer, 'secretKey' | 'moods' | 'mood' | 'requests' | 'onRequest'>;
  fake: FakeStripe;
};

/** `now`: its clock. */
export async function startStripePeer(now: () => Date = () => new Date()): Promise<StripePeer> {
  const fake = openFakeStripe({
    now,
    ticks: false,
    nameOf: (prefix, number) => `${prefix}${String(number).padStart(6, '0')}peer`,
    checkoutUrl: (id) => `${url}/c/pay/${id}`,
    portalUrl: (_, customer) => `${url}/p/session/${customer}`,
  });
  const server = createServer((request, response) => void serve(desk, request, response));
  const { url, close } = await listen(server);
  const webhookSecret = 'whsec_peer';
  const sign: StripePeer['sign'] = (
    event,
    { secret = webhookSecret, signedSecondsAgo = 0 } = {},
  ) => {
    const body = JSON.stringify(event, null, 2);
    const timestamp = fake.second() - signedSecondsAgo;
    const header = { payload: body, secret, timestamp };
    return { body, signature: Stripe.webhooks.generateTestHeaderString(header) };
  };
  const peer: StripePeer = {
    ...peopleOf(fake),
    events: fake.events,
    second: fake.second,
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
  const desk: Desk = { peer, fake };
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
  const answer = isAllowed
    ? answerOnce(desk.fake, heard, () => answerIn(mood, desk, heard))
    : unauthorized;
  if (mood === 'act-then-cut') return void request.socket.destroy();
  if (mood === 'act-then-hang') return;
  heard.status = answer.status;
  response
    .writeHead(answer.status, {
      'content-type': 'application/json',
      date: new Date(desk.fake.second() * 1000).toUTCString(),
      'request-id': `req_${desk.peer.requests.length}`,
      ...(answer.isReplay ? { 'idempotent-replayed': 'true' } : {}),
    })
    .end(answer.body);
}

const unauthorized = {
  ...failure(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided: sk_test_****',
  }),
  isReplay: false,
};

function answerIn(mood: StripeMood, { fake }: Desk, asked: StripeRequest): Answer {
  if (typeof mood === 'number') {
    const type = mood === 402 ? 'card_error' : mood >= 500 ? 'api_error' : 'invalid_request_error';
    return failure(mood, { type, message: 'As the test asked' });
  }
  return problemOf(asked) ?? answerNow(fake, asked);
}

/** What is wrong with what is sent, by the types of the library. */
function problemOf({ method, path, form }: StripeRequest): Answer | undefined {
  try {
    const [problem] = checkForm(...endpointOf(method, path).declared, form);
    const code = problem?.endsWith('unknown') ? 'parameter_unknown' : 'parameter_invalid';
    const message = `Received: ${problem}`;
    return problem ? failure(400, { type: 'invalid_request_error', code, message }) : undefined;
  } catch (error) {
    if (error instanceof StripeProblem) return undefined;
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
