// Which proxies may say where a request comes from.
import { isIP } from 'node:net';
import { z } from 'zod';

/**
 * `hops`: that many proxies stand in front, whatever their addresses. `networks`: addresses in
 * CIDR form whose forwarding headers are believed.
 */
export type TrustedProxies = { hops: number; networks: string[] };

const named: Record<string, readonly string[]> = {
  none: [],
  loopback: ['127.0.0.0/8', '::1/128'],
  private: [
    '127.0.0.0/8',
    '::1/128',
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    '169.254.0.0/16',
    'fc00::/7',
    'fe80::/10',
  ],
};

const message =
  'must be none, loopback, private, addresses or networks separated by commas (10.0.0.5, 10.1.0.0/16), or the number of proxies in front';

export const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  if (/^\d$/.test(value.trim())) return { hops: Number(value), networks: [] };
  const networks: string[] = [];
  for (const part of value.split(',').map((text) => text.trim().toLowerCase())) {
    if (part === '') continue;
    const known = named[part] ?? (isNetwork(part) ? [withLength(part)] : undefined);
    if (known) networks.push(...known);
    else context.addIssue(message);
  }
  return { hops: 0, networks };
});

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return length === undefined || (/^\d+$/.test(length) && Number(length) <= bits(family));
}

const bits = (family: number) => (family === 6 ? 128 : 32);
const withLength = (network: string) =>
  network.includes('/') ? network : `${network}/${bits(isIP(network))}`;
