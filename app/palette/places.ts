// Where the palette leads without being asked for anything.

/** `words` are looked for as well as the label. */
export type Place = { label: string; to: string; group: string; words?: string };

const ownPlaces: readonly Place[] = [
  { label: 'My Projects', to: '/projects', group: 'Go to', words: 'work saved deleted trash' },
  { label: 'Creative Directors', to: '/creative-directors', group: 'Go to', words: 'directory' },
  {
    label: 'Account',
    to: '/account',
    group: 'Go to',
    words: 'profile password sessions payments receipts',
  },
  { label: 'Start page', to: '/', group: 'Go to', words: 'home landing' },
];

const housePlaces: readonly Place[] = [
  { label: 'Admin: Projects', to: '/admin', group: 'The house', words: 'dashboard pipeline leads' },
  {
    label: 'Admin: Creative Directors',
    to: '/admin?tab=directors',
    group: 'The house',
    words: 'feed',
  },
  {
    label: 'Admin: Analytics',
    to: '/admin?tab=analytics',
    group: 'The house',
    words: 'visits revenue',
  },
  {
    label: 'Admin: Orders',
    to: '/admin/orders',
    group: 'The house',
    words: 'payments refunds money',
  },
  {
    label: 'Admin: Subscriptions',
    to: '/admin/subscriptions',
    group: 'The house',
    words: 'starter',
  },
  {
    label: 'Admin: Users',
    to: '/admin/users',
    group: 'The house',
    words: 'members roles accounts',
  },
  {
    label: 'Admin: Failures',
    to: '/admin/failures',
    group: 'The house',
    words: 'jobs mails retry',
  },
  { label: 'Admin: Webhooks', to: '/admin/webhooks', group: 'The house' },
  { label: 'Admin: Audit log', to: '/admin/audit', group: 'The house', words: 'acts' },
];

/** What a member may go to; an administrator may go to the house too. */
export const placesFor = (isAdmin: boolean): readonly Place[] =>
  isAdmin ? [...ownPlaces, ...housePlaces] : ownPlaces;

/** Those in which every word that was typed begins a word, in their order. */
export function matchingPlaces(places: readonly Place[], typed: string): Place[] {
  const wanted = wordsOf(typed);
  return places.filter(({ label, words = '' }) => {
    const known = wordsOf(`${label} ${words}`);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase('en-US')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
