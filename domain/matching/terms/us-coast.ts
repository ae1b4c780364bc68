import type { FindTerm } from './term.ts';

const list = (text: string) => new Set(text.split(' | '));
const codes = list(
  'ca | or | wa | ak | hi | me | nh | ma | ri | ct | ny | nj | de | md | va | nc | sc | ga | fl',
);
// Not Georgia, which is also a country.
const states = list(
  'california | oregon | washington | alaska | hawaii | maine | new hampshire | massachusetts | rhode island | connecticut | new york | new jersey | delaware | maryland | virginia | north carolina | south carolina | florida',
);
const cities = list(
  'los angeles | hollywood | san francisco | san francisco bay area | bay area | san diego | san jose | oakland | sacramento | portland | seattle | anchorage | honolulu | boston | new york city | nyc | brooklyn | manhattan | baltimore | washington dc | washington, dc | washington d.c. | washington, d.c. | atlanta | atlanta, georgia | savannah, georgia | charleston | miami | orlando | jacksonville',
);
const country = /^(?:usa?|u\.s\.(?:a\.)?|united states(?: of america)?)$/;
const zipCode = /\s+\d{5}(?:-\d{4})?$/;

/** +3 for a place in a state at the Pacific or the Atlantic: `Los Angeles, CA`, `Miami`. */
export const usCoast: FindTerm = ({ candidate: { location } }) => {
  const place = location.slice(0, 200).trim();
  return place.split(/[/;|&]/).some(isCoast) ? { points: 3, reason: 'Based on a US coast' } : null;
};

function isCoast(place: string): boolean {
  const parts = place
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().replace(zipCode, ''));
  if (country.test(parts.at(-1) ?? '')) parts.pop();
  const state = parts.at(-1) ?? '';
  if (cities.has(parts.join(', ')) || states.has(state)) return true;
  return parts.length > 1 && codes.has(state);
}
