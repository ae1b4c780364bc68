import type { LimitRule } from '../limits.ts';
import { widerNetworksOf } from '../start/network-address.ts';

// Somebody who holds a wide network is one client, who shares it with a few others at most.
const share = { 56: 1.5, 48: 2 };

export type From = { network: string; ipAddress: string };

/** A limit for each network, and somewhat more for all networks of a wider one together. */
export function networkRules(
  { network, ipAddress }: From,
  rule: Omit<LimitRule, 'subject'>,
): LimitRule[] {
  const wider = widerNetworksOf(ipAddress).map(({ bits, network: subject }) => ({
    ...rule,
    name: `${rule.name}-${bits}`,
    subject,
    count: Math.ceil(rule.count * share[bits]),
  }));
  return [{ ...rule, subject: network }, ...wider];
}
