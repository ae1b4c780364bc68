// /api/sandbox: what is pressed on the pages of the sandbox, the provider of installations without one.
import type { Context } from 'hono';
import type { Viewer } from '#domain/accounts/viewer.ts';
import * as routes from '#domain/contract/sandbox-routes.ts';
import { cardProblems } from '#domain/payments/sandbox/cards.ts';
import type { CheckoutAnswer, ProviderCheckout } from '#domain/payments/sandbox/checkout.ts';
import type { SandboxPages } from '#domain/payments/sandbox/pages.ts';
import type { PortalAction } from '#domain/payments/sandbox/portal.ts';
import { AppError } from '../app-error.ts';
import {
  changeCard,
  failingCard,
  setEnding,
  workingCard,
} from '../gateways/payments/fake-stripe/subscription-life.ts';
import {
  changeSubscription,
  endTrial,
  findPortal,
  presentPortal,
  renew,
  type SubscriptionWork,
} from '../gateways/payments/sandbox/portals.ts';
import { presentCheckout } from '../gateways/payments/sandbox/present-checkout.ts';
import { decideDispute, payCheckout } from '../gateways/payments/sandbox/press-checkout.ts';
import type { SandboxParts } from '../gateways/payments/sandbox/sandbox-parts.ts';
import { sendEventsNow } from '../jobs/send-sandbox-event.ts';
import type { LimitRule } from '../limits.ts';
import { knownCheckout } from '../payments/orders/report-checkout.ts';
import { payerOf } from '../payments/payer-of.ts';
import { mayPayCheckout } from '../policies.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

const partsOf = (services: Services): SandboxParts => ({
  ...services,
  appUrl: services.config.appUrl,
});

/** What the sandbox's pages show; null where another provider takes the money. */
export function sandboxPages(services: Services, viewer: Viewer | null): SandboxPages | null {
  if (services.config.payments.kind !== 'sandbox') return null;
  const parts = partsOf(services);
  return {
    checkout: (id) => shownCheckout({ services, parts }, viewer, id),
    portal: async (id) => {
      const found = await findPortal(parts, id);
      return found && presentPortal(found);
    },
  };
}

type Sandbox = { services: Services; parts: SandboxParts };

// Whoever presses more than this tests something else.
const pressRule = (id: string): LimitRule => ({
  name: 'sandbox-presses',
  subject: id,
  count: 120,
  windowSeconds: 3600,
});

const sandboxOf = (services: Services): Sandbox => ({ services, parts: partsOf(services) });

export const sandboxFamily: Family = {
  below: { path: '/api/sandbox', may: 'everybody' },
  isServed: ({ config }) => config.payments.kind === 'sandbox',
  routes: [
    defineRoute(routes.readCheckout, {
      may: 'everybody',
      async run({ params }, { c, services }) {
        const found = await shownCheckout(sandboxOf(services), await viewerOf(c), params.id);
        if (!found) throw nothingHere();
        return found;
      },
    }),
    defineRoute(routes.pressCheckout, {
      may: 'everybody',
      async run({ params, body: press }, { c, services }) {
        const sandbox = sandboxOf(services);
        const { id } = await checkoutOf(sandbox, params.id);
        await takePress(sandbox, id);
        if (press.action === 'pay') {
          return pay(sandbox, { id, viewer: await viewerOf(c), card: press.card });
        }
        return decide(sandbox, id, press.action === 'win-dispute' ? 'won' : 'lost');
      },
    }),
    defineRoute(routes.readPortal, {
      may: 'everybody',
      run: ({ params }, { services }) => portalOf(sandboxOf(services), params.id),
    }),
    defineRoute(routes.pressPortal, {
      may: 'everybody',
      async run({ params, body: press }, { services }) {
        const sandbox = sandboxOf(services);
        const found = await findPortal(sandbox.parts, params.id);
        if (!found) throw nothingHere();
        await takePress(sandbox, found.subscriptionId);
        const work = press.action === 'renew' ? renew(press.period) : portalWork[press.action];
        const { events } = await changeSubscription(sandbox.parts, found.subscriptionId, work);
        await sendEventsNow(services, events);
        return portalOf(sandbox, params.id);
      },
    }),
  ],
};

async function decide(
  sandbox: Sandbox,
  id: string,
  status: 'won' | 'lost',
): Promise<CheckoutAnswer> {
  const { outcome, events } = await decideDispute(sandbox.parts, { id, status });
  if (!outcome) throw new AppError('conflict', 'There is no dispute to decide.');
  await sendEventsNow(sandbox.services, events);
  return { redirect: (await checkoutOf(sandbox, id)).success_url };
}

type Card = Parameters<typeof cardProblems>[0];

type Paying = { id: string; viewer: Viewer | null; card: Card };

async function pay(sandbox: Sandbox, { id, viewer, card }: Paying): Promise<CheckoutAnswer> {
  const { services, parts } = sandbox;
  const checkout = await checkoutOf(sandbox, id);
  if (!(await isPayable(services, viewer, checkout))) {
    throw new AppError('forbidden', 'Only who began this payment can pay it.');
  }
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

/** With how the house has it; null for an id there is nothing of. */
async function shownCheckout({ services, parts }: Sandbox, viewer: Viewer | null, id: string) {
  const found = await presentCheckout(parts, id);
  if (!found) return null;
  const { outcome, order } = await knownCheckout(services, id, services.now());
  const payable = await isPayable(services, viewer, found);
  return { ...found, payable, report: { outcome, order } };
}

// Of one that is paid or closed nothing is left to pay, whoever presses.
async function isPayable(
  { db }: Services,
  viewer: Viewer | null,
  { id, state, email }: ProviderCheckout,
): Promise<boolean> {
  if (state !== 'open') return true;
  const payer = (await payerOf(db, id)) ?? { user_id: null, email };
  return mayPayCheckout(viewer, payer);
}

const viewerOf = async (c: Context<HttpEnv>): Promise<Viewer | null> =>
  (await c.get('signedIn')())?.viewer ?? null;

async function checkoutOf({ parts }: Sandbox, id: string) {
  const found = await presentCheckout(parts, id);
  if (!found) throw nothingHere();
  return found;
}

async function portalOf({ parts }: Sandbox, id: string) {
  const found = await findPortal(parts, id);
  if (!found) throw nothingHere();
  return presentPortal(found);
}

const portalWork: Record<Exclude<PortalAction, 'renew'>, SubscriptionWork> = {
  cancel: (fake, subscription) => setEnding(fake, subscription, true),
  keep: (fake, subscription) => setEnding(fake, subscription, false),
  'end-trial': endTrial,
  'break-card': (fake, subscription) => changeCard(fake, subscription, failingCard),
  'mend-card': (fake, subscription) => changeCard(fake, subscription, workingCard),
};

const takePress = ({ services }: Sandbox, id: string): Promise<unknown> =>
  services.limits.take([pressRule(id)], services.now());

const nothingHere = () => new AppError('not-found', 'There is nothing at this address.');
