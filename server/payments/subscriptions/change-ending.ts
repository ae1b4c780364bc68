import { setTimeout as wait } from 'node:timers/promises';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ListedSubscription } from '#domain/payments/account-payments.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { applyPaymentEvents } from '../apply-payment-events.ts';
import { type AskProvider, providerAsker } from '../ask-provider.ts';
import { lookSoon } from '../look-soon.ts';
import { runningOf, subscriptionsOf } from './find-subscription.ts';
import { presentSubscription, type SubscriptionRow } from './present-subscription.ts';

const failed = 'The payment provider does not answer. Please try again.';
const over = 'Your subscription has ended already.';

type Running = SubscriptionRow & { provider_id: string };

/**
 * Cancels the viewer's subscription with the paid period or the trial, or lets it go on after all
 * while it runs. Pressed again it stays so. Throws 'not-found' for who never had one, 'conflict'
 * when it is over, 'unavailable' when the provider does not answer.
 */
export async function changeEnding(
  services: Services,
  viewer: Viewer,
  ending: boolean,
): Promise<ListedSubscription> {
  const row = await findRunning(services, viewer);
  if (isEnding(row) === ending && row.facts.snapshot)
    return presentSubscription(row, services.now());
  const ask = providerAsker(failed);
  await lookSoon(services, { about: 'subscription', id: row.id });
  const told = await ask(() =>
    services.payments.setEnding({ subscriptionId: row.provider_id, ending }),
  );
  if (told === 'refused') await readAgain(services, ask, row);
  else await applyPaymentEvents(services, told);
  return presentSubscription(await settled(services, viewer, ask, ending), services.now());
}

async function findRunning({ db }: Services, viewer: Viewer): Promise<Running> {
  const rows = await subscriptionsOf(db, viewer.id);
  const row = runningOf(rows);
  if (row?.provider_id) return { ...row, provider_id: row.provider_id };
  if (rows.some(({ state }) => state === 'canceled')) throw new AppError('conflict', over);
  throw new AppError('not-found', 'You have no subscription.');
}

const isEnding = ({ facts }: SubscriptionRow): boolean =>
  facts.snapshot?.cancelAtPeriodEnd ?? false;

/** The provider counts in seconds: of two states in one second it is asked for the later one. */
async function settled(
  services: Services,
  viewer: Viewer,
  ask: AskProvider,
  ending: boolean,
): Promise<SubscriptionRow> {
  const row = await findRunning(services, viewer);
  if (isEnding(row) === ending) return row;
  await wait(1_100);
  await readAgain(services, ask, row);
  const after = await findRunning(services, viewer);
  if (isEnding(after) === ending) return after;
  throw new AppError('conflict', 'The payment provider did not do it. Please write to us.');
}

async function readAgain(services: Services, ask: AskProvider, row: Running): Promise<void> {
  const known = await ask(() => services.payments.readSubscription(row.provider_id));
  if (known !== 'refused') await applyPaymentEvents(services, known);
}
