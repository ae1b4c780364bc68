// What can be told of an address without asking for it: the rest is decided when it is fetched.
import { isIP } from 'node:net';
import { isPublicAddress } from '../gateways/reading/public-address.ts';

/** Continues the name of a field. */
export const notPublic = 'is not on the public internet';

// Names that are nobody's in public (RFC 6761, 6762, 8375, and ICANN's .internal).
const insideNames = /(^|\.)(localhost|local|internal|invalid|home\.arpa)$/;

/** Whether an address can lead to a host of the public internet. */
export function namesPublicHost(address: string): boolean {
  const host =
    URL.parse(address)
      ?.hostname.replace(/^\[|\]$/g, '')
      .replace(/\.$/, '') ?? '';
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !insideNames.test(host);
}
