// /api/sandbox: what is pressed on the pages of the sandbox, the provider of installations without one.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { cardProblems } from '#domain/payments/sandbox-cards.ts';
import { type CheckoutAnswer, checkoutPress } from '#domain/payments/sandbox-checkout.ts';
import type { SandboxPages } from '#domain/payments/sandbox-pages.ts';
import { type PortalAction, portalPress } from '#domain/payments/sandbox-portal.ts';
import { AppError } from '../app-error.ts';
import { findPortal, presentPortal } from '../gateways/payments/sandbox/portals.ts';
import { presentCheckout } from '../gateways/payments/sandbox/present-checkout.ts';
import { decideDispute, payCheckout } from '../gateways/payments/sandbox/press-checkout.ts';
import type { SandboxParts } from '../gateways/payments/sandbox/sandbox-parts.ts';
import {
  breakCard,
  changeSubscription,
  endTrial,
  mendCard,
  renew,
  type SubscriptionWork,
  setEnding,
} from '../gateways/payments/sandbox/subscriptions.ts';
import { sendEventsNow } from '../jobs/send-sandbox-event.ts';
import type { LimitRule } from '../limits.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { parseInput, readJson } from './edge/read-input.ts';
import { refuseMethods } from './edge/refuse-methods.ts';

const partsOf = (services: Services): SandboxParts => ({
  ...services,
  appUrl: services.config.appUrl,
});

/** What the sandbox's pages show; null where another provider takes the money. */
export function sandboxPages(services: Services): SandboxPages | null {
  if (services.config.payments.kind !== 'sandbox') return null;
  const parts = partsOf(services);
  return {
    checkout: (id) => presentCheckout(parts, id),
    portal: async (id) => {
      const found = await findPortal(parts, id);
      return found && presentPortal(parts, id, found);
    },
  };
}

type Sandbox = { services: Services; parts: SandboxParts; pages: SandboxPages };
type Route = Context<HttpEnv>;
const idIn = (c: Route): string => c.req.param('id') ?? '';

export function serveSandbox(app: OpenAPIHono<HttpEnv>, services: Services): void {
  const pages = sandboxPages(services);
  if (!pages) return;
  const sandbox = { services, parts: partsOf(services), pages };
  app.use('/api/sandbox/*', async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', 'private, no-store');
  });
  serveCheckouts(app, sandbox);
  servePortals(app, sandbox);
}

// Whoever presses more than this tests something else.
const pressRule = (id: string): LimitRule => ({
  name: 'sandbox-presses',
  subject: id,
  count: 120,
  windowSeconds: 3600,
});

function serveCheckouts(app: OpenAPIHono<HttpEnv>, sandbox: Sandbox): void {
  const path = '/api/sandbox/checkouts/:id';
  app.get(path, async (c) => c.json(await checkoutOf(sandbox, idIn(c))));
  app.post(path, async (c) => {
    const press = parseInput(checkoutPress, await readJson(c));
    const { id } = await checkoutOf(sandbox, idIn(c));
    await takePress(sandbox, id);
    if (press.action === 'pay') return c.json(await pay(sandbox, id, press.card));
    const status = press.action === 'win-dispute' ? 'won' : 'lost';
    const { outcome, events } = await decideDispute(sandbox.parts, { id, status });
    if (!outcome) throw new AppError('conflict', 'There is no dispute to decide.');
    await sendEventsNow(sandbox.services, events);
    return c.json({ redirect: (await checkoutOf(sandbox, id)).success_url });
  });
  refuseMethods(app, path, 'GET, POST');
}

type Card = Parameters<typeof cardProblems>[0];

async function pay(sandbox: Sandbox, id: string, card: Card): Promise<CheckoutAnswer> {
  const { services, parts } = sandbox;
  const checkout = await checkoutOf(sandbox, id);
  const problems = checkout.state === 'open' ? cardProblems(card, checkout.kind, parts.now()) : {};
  const fields = Object.entries(problems).map(([path, message]) => ({ path, message }));
  if (fields.length > 0) {
    throw new AppError('invalid-input', 'Some fields need a change.', { fields });
  }
  const { outcome, events } = await payCheckout(parts, { id, number: card.number });
  if (!outcome) throw nothingHere();
  await sendEventsNow(services, events);
  return outcome;
}

async function checkoutOf({ pages }: Sandbox, id: string) {
  const found = await pages.checkout(id);
  if (!found) throw nothingHere();
  return found;
}

function servePortals(app: OpenAPIHono<HttpEnv>, sandbox: Sandbox): void {
  const path = '/api/sandbox/portals/:id';
  const { pages, parts, services } = sandbox;
  const portalOf = async (id: string) => {
    const found = await pages.portal(id);
    if (!found) throw nothingHere();
    return found;
  };
  app.get(path, async (c) => c.json(await portalOf(idIn(c))));
  app.post(path, async (c) => {
    const press = parseInput(portalPress, await readJson(c));
    const found = await findPortal(parts, idIn(c));
    if (!found) throw nothingHere();
    await takePress(sandbox, found.subscriptionId);
    const work = press.action === 'renew' ? renew(press.period) : portalWork[press.action];
    const { events } = await changeSubscription(parts, found.subscriptionId, work);
    await sendEventsNow(services, events);
    return c.json(await portalOf(idIn(c)));
  });
  refuseMethods(app, path, 'GET, POST');
}

const portalWork: Record<Exclude<PortalAction, 'renew'>, SubscriptionWork> = {
  cancel: setEnding(true),
  keep: setEnding(false),
  'end-trial': endTrial,
  'break-card': breakCard,
  'mend-card': mendCard,
};

const takePress = ({ services }: Sandbox, id: string): Promise<void> =>
  services.limits.take([pressRule(id)], services.now());

const nothingHere = () => new AppError('not-found', 'There is nothing at this address.');
