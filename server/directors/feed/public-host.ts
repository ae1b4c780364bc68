// What can be told of an address without asking for it: the rest is decided when it is fetched.
import { isIP } from 'node:net';
import { isPublicAddress } from '../../gateways/reading/public-address.ts';
import { type PictureColumn, pictureColumns } from './picture-rows.ts';

/** Continues the name of a field. */
export const notPublic = 'is not on the public internet';

// Names that are nobody's in public (RFC 6761, 6762, 8375, and ICANN's .internal).
const insideNames = /(^|\.)(localhost|local|internal|invalid|home\.arpa)$/;

/** The first column that names a picture of which it can be told that nobody in public has it. */
export const hiddenPicture = (row: Partial<Record<PictureColumn, string | null>>) =>
  pictureColumns.find((column) => row[column] && !namesPublicHost(row[column]));

/** Whether an address can lead to a host of the public internet. */
function namesPublicHost(address: string): boolean {
  const host =
    URL.parse(address)
      ?.hostname.replace(/^\[|\]$/g, '')
      .replace(/\.$/, '') ?? '';
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !insideNames.test(host);
}
