import { describe, expect, test } from 'vitest';
import { addressFinder, networkOf, widerNetworksOf } from './network-address.ts';
import { trustedProxies } from './trusted-proxies.ts';

const find = (trust: string, socket: string | undefined, forwarded?: string) =>
  addressFinder(trustedProxies.parse(trust))(socket, forwarded);

describe('MAIL-05 the network address is what the server itself sees', () => {
  test('of a direct connection: the other end, whatever the request claims', () => {
    expect(find('none', '203.0.113.7')).toBe('203.0.113.7');
    expect(find('none', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
    expect(find('loopback', '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  test('behind a trusted proxy: what that proxy wrote, not what came before it', () => {
    expect(find('loopback', '127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
    expect(find('loopback', '127.0.0.1', '6.6.6.6, 198.51.100.1')).toBe('198.51.100.1');
    expect(find('10.0.0.0/8', '10.1.2.3', '198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
  });

  test('behind a number of proxies', () => {
    expect(find('1', '10.0.0.1', '6.6.6.6, 198.51.100.1')).toBe('198.51.100.1');
    expect(find('2', '10.0.0.1', '6.6.6.6, 198.51.100.1, 172.16.0.1')).toBe('198.51.100.1');
    expect(find('2', '10.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  });

  test('an entry that is no address ends the walk', () => {
    expect(find('private', '10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(find('private', '10.0.0.1', '198.51.100.1, <script>')).toBe('10.0.0.1');
    expect(find('private', '10.0.0.1', '')).toBe('10.0.0.1');
  });

  test('every notation of an address is the same address', () => {
    expect(find('none', '::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(find('loopback', '::1', '203.0.113.7:4711')).toBe('203.0.113.7');
    expect(find('loopback', '::1', '[2001:DB8:0:0::1]:443')).toBe('2001:db8::1');
    expect(find('loopback', '::ffff:127.0.0.1', '203.0.113.7')).toBe('203.0.113.7');
  });

  test("'Unknown' where the connection has no address", () => {
    expect(find('none', undefined)).toBe('Unknown');
    expect(find('1', undefined, '203.0.113.7')).toBe('Unknown');
  });
});

test('a network is an IPv4 address, or the first half of an IPv6 address', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:2::9')).toBe(networkOf('2001:db8:1:2:ffff::1'));
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('Unknown')).toBe('Unknown');
});

test('the wider networks of an IPv6 address; an IPv4 address has none', () => {
  expect(widerNetworksOf('2001:db8:1:abcd::9')).toEqual([
    { bits: 56, network: '2001:db8:1:ab00::/56' },
    { bits: 48, network: '2001:db8:1::/48' },
  ]);
  expect(widerNetworksOf('::1')).toEqual([
    { bits: 56, network: '0:0:0:0::/56' },
    { bits: 48, network: '0:0:0::/48' },
  ]);
  expect(widerNetworksOf('203.0.113.7')).toEqual([]);
  expect(widerNetworksOf('Unknown')).toEqual([]);
});
