import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { providerAsker } from '../ask-provider.ts';
import { customerOf, subscriptionsOf } from './find-subscription.ts';

const failed = 'The billing page could not be opened. Please try again.';

/**
 * The provider's page with the viewer's cards, invoices and receipts. Throws 'conflict' for who has
 * none, 'unavailable' when the provider does not answer.
 */
export async function openPortal(services: Services, viewer: Viewer): Promise<string> {
  const { db, payments, config } = services;
  const customerId = customerOf(await subscriptionsOf(db, viewer.id), payments);
  if (customerId === null) {
    throw new AppError('conflict', 'There is a billing page once you have begun a subscription.');
  }
  const returnUrl = `${config.appUrl}/account#payments`;
  const url = await providerAsker(failed)(() => payments.openPortal({ customerId, returnUrl }));
  if (url === 'refused') throw new AppError('unavailable', failed);
  return url;
}
