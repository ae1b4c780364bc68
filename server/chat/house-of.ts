import type { Config } from '../settings/config.ts';
import type { House } from './house.ts';

/** What the assistant may say of this installation. */
export const houseOf = ({
  brand,
  payments,
  mail,
  google,
  directorsFeed,
  aiProvider,
  countsVisits,
}: Config): House => ({
  phone: brand.phone,
  address: brand.address,
  callUrl: brand.callUrl,
  isTest: payments.kind === 'sandbox',
  keepsMail: mail.kind === 'outbox',
  hasGoogle: google !== undefined,
  hasSamples: directorsFeed === 'sample',
  writesItself: aiProvider === 'built-in',
  countsVisits,
});
