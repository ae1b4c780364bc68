// Where a request comes from, as far as the server itself can tell.
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from './trusted-proxies.ts';

export const unknownAddress = 'Unknown';

/** Makes the function that finds the network address of a request, for the given proxies. */
export function addressFinder(trust: TrustedProxies) {
  const trusted = new BlockList();
  for (const network of trust.networks) {
    const [address = '', length] = network.split('/');
    trusted.addSubnet(address, Number(length), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  const isTrusted = (address: string, hop: number) =>
    hop < trust.hops || trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  return (socketAddress: string | undefined, forwardedFor: string | undefined): string =>
    networkAddress(socketAddress, forwardedFor, isTrusted);
}

/**
 * The nearest address that is not one of our own proxies: the socket's other end, or, when that is
 * a trusted proxy, what it wrote last into `X-Forwarded-For`, and so on to the left. An entry that
 * is no address ends the walk. 'Unknown' when the connection has no address, as on a unix socket.
 */
export function networkAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: (address: string, hop: number) => boolean,
): string {
  let address = plainAddress(socketAddress ?? '');
  if (!address) return unknownAddress;
  const entries = (forwardedFor ?? '').split(',').reverse();
  for (const [hop, entry] of entries.entries()) {
    if (!isTrusted(address, hop)) break;
    const next = plainAddress(entry.trim());
    if (!next) break;
    address = next;
  }
  return address;
}

/** One subscriber's network: the address itself, or the first 64 bits of an IPv6 address. */
export const networkOf = (address: string): string => firstBits(address, 64) ?? address;

/**
 * The wider networks of an IPv6 address, which one subscriber or one rented server can hold whole.
 * Empty for any other.
 */
export function widerNetworksOf(address: string): { bits: 56 | 48; network: string }[] {
  return ([56, 48] as const).flatMap((bits) => {
    const network = firstBits(address, bits);
    return network === null ? [] : [{ bits, network }];
  });
}

function firstBits(address: string, bits: 64 | 56 | 48): string | null {
  if (!isIPv6(address)) return null;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    groups.push(...Array(8 - groups.length - rest.length).fill('0'), ...rest);
  }
  const kept = groups.slice(0, Math.ceil(bits / 16));
  if (bits === 56) kept[3] = (Number.parseInt(kept[3] ?? '0', 16) & 0xff00).toString(16);
  return `${kept.join(':')}::/${bits}`;
}

// Ports, brackets, zones and IPv4 inside IPv6 are notations of the same address; of the many ways
// to write an IPv6 address the URL parser gives the shortest.
function plainAddress(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+(?:\.\d+){3}$)/i, '');
  if (!isIPv6(bare)) return isIP(bare) ? bare : undefined;
  return URL.parse(`http://[${bare}]`)?.hostname.slice(1, -1);
}
