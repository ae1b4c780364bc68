// Addresses that are nobody's inside network: where a stranger may lead us.
import { BlockList, isIPv4, isIPv6 } from 'node:net';

// IANA special-purpose registries; what is left of IPv4 is public.
const special = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]) {
  const [address = '', length] = network.split('/');
  special.addSubnet(address, Number(length), 'ipv4');
}

// Of IPv6 only this much has been given out, and parts of it wrap other addresses.
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
const wrapped = new BlockList();
wrapped.addSubnet('2001::', 23, 'ipv6');
wrapped.addSubnet('2001:db8::', 32, 'ipv6');
wrapped.addSubnet('2002::', 16, 'ipv6');
wrapped.addSubnet('3fff::', 20, 'ipv6');

/** False for everything private, local, reserved or wrapped, and for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return given.check(address, 'ipv6') && !wrapped.check(address, 'ipv6');
}
