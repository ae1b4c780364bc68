// What of an address may be counted: nothing in it says who somebody is. Small, and without zod,
// because it stands in every page.
import { routeOf } from './known-routes.ts';

/** A page view without anything personal: a pattern of ours, and a query of allowed words. */
export type StrippedView = { path: string; query: string };

/** Whatever was sent becomes a view that may be kept. Gives the same again for what it gave. */
export const stripView = (path: string, query: string): StrippedView => ({
  path: routeOf(path),
  query: stripQuery(query),
});

const tabs = ['projects', 'directors', 'analytics'];

// In this order, whatever the address has.
const allowed: Record<string, (value: string) => boolean> = {
  tab: (value) => tabs.includes(value),
  utm_source: isCampaignWord,
  utm_medium: isCampaignWord,
  utm_campaign: isCampaignWord,
};

/** `query` with or without its question mark. Gives `name=value` pairs, or nothing. */
function stripQuery(query: string): string {
  const given = new URLSearchParams(query);
  const kept = Object.entries(allowed).flatMap(([name, isAllowed]) => {
    const value = given.get(name);
    return value !== null && isAllowed(value) ? [`${name}=${value}`] : [];
  });
  return [...(given.has('begin') ? ['begin'] : []), ...kept].join('&');
}

const longestValue = 32;
const mostDigits = 4;

// Words as people name campaigns: a code, an address or a telephone number looks otherwise.
function isCampaignWord(value: string): boolean {
  return (
    value.length <= longestValue &&
    /^[a-z0-9]{1,16}(?:[-_.][a-z0-9]{1,16})*$/.test(value) &&
    /[a-z]/.test(value) &&
    value.replace(/\D/g, '').length <= mostDigits
  );
}
