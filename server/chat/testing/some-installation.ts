import type { Installation } from '../installation.ts';

/** A house that takes real money and sends mail, with the changes given. */
export const someInstallation = (changes: Partial<Installation> = {}): Installation => ({
  phone: '(213) 555-0142',
  address: '1 Sample Street, Los Angeles',
  callUrl: '',
  isTest: false,
  keepsMail: false,
  hasGoogle: true,
  hasSamples: false,
  writesItself: true,
  countsVisits: true,
  ...changes,
});
