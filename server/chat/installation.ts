import type { Config } from '../settings/config.ts';

/** What is true of this installation alone. The parts of the contact are empty where not configured. */
export type Installation = {
  phone: string;
  address: string;
  /** A page where a call is booked. */
  callUrl: string;
  /** Payments are tried out: nothing is charged. */
  isTest: boolean;
  /** Mail is kept on the server and not sent. */
  keepsMail: boolean;
  /** Signing in with Google is offered. */
  hasGoogle: boolean;
  /** The directors on show are invented ones. */
  hasSamples: boolean;
  /** No model of another company writes or draws. */
  writesItself: boolean;
  /** Visits are counted, without cookies. */
  countsVisits: boolean;
};

/** What texts may name of a house and make depend on it. */
export function installationFacts(
  installation: Installation,
): Readonly<Record<string, string | boolean>> {
  const { phone, callUrl, address } = installation;
  const waysToCall = [phone && `call ${phone}`, callUrl && 'book a call'].filter(Boolean);
  return {
    ...installation,
    waysToCall: waysToCall.join(', or '),
    isReachable: waysToCall.length > 0 || address !== '',
  };
}

/** What the assistant may say of this installation. */
export const installationOf = ({
  brand,
  payments,
  mail,
  google,
  directorsFeed,
  aiProvider,
  countsVisits,
}: Config): Installation => ({
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
