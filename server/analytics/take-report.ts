import { isbot } from 'isbot';
import type { z } from 'zod';
import { stripView } from '#domain/analytics/strip-view.ts';
import type { usageReport } from '#domain/analytics/usage-report.ts';
import type { Services } from '../services.ts';
import type { Visitor } from './usage.ts';

export type Reporter = Visitor & {
  /** The browser asks not to be followed: `DNT: 1` or `Sec-GPC: 1`. */
  asksForPrivacy: boolean;
};
type Parts = Pick<Services, 'config' | 'usage' | 'analytics' | 'now'>;
type Report = z.output<typeof usageReport>;

const mostPerHour = 600;
const mostNetworks = 10_000;
const hour = 3_600_000;

/** Takes the report of a page: counts that of people who let themselves be counted, and drops the rest. */
export function takeReport(
  { config, usage, analytics, now }: Parts,
  report: Report,
  { asksForPrivacy, ...visitor }: Reporter,
): void {
  if (!config.countsVisits || asksForPrivacy) return;
  if (!visitor.userAgent || isbot(visitor.userAgent)) return;
  if (limitOf(usage)(visitor.network, now().getTime())) return;
  if ('step' in report) {
    usage.countStep(report.step, visitor, now());
  } else {
    const view = stripView(report.path, report.query);
    if (isOfTheHouse(view.path)) return;
    usage.countView(view.path, visitor, now());
    analytics.report(view);
  }
}

// One for all that counts into the same figures.
const limits = new WeakMap<Parts['usage'], ReturnType<typeof limitNetworks>>();

function limitOf(usage: Parts['usage']) {
  const limit = limits.get(usage) ?? limitNetworks();
  limits.set(usage, limit);
  return limit;
}

// Who looks after the house is no visitor of it.
const isOfTheHouse = (route: string) => /^\/admin(?:$|[-/])/.test(route);

// Each process counts by itself, in memory: figures are at stake, not safety, and a statement for
// each view would cost more than the view.
function limitNetworks() {
  const used = new Map<string, number>();
  let until = 0;
  return (network: string, at: number): boolean => {
    if (at >= until || used.size > mostNetworks) {
      used.clear();
      until = at + hour;
    }
    const uses = (used.get(network) ?? 0) + 1;
    used.set(network, uses);
    return uses > mostPerHour;
  };
}
