// What search engines are told of directors. Invented people are never given out as real ones.
import type { PublicDirector } from '#domain/directors/director.ts';
import { directoryPath } from '../directory/directory-address.ts';

const context = 'https://schema.org';

export const profilePath = (id: string) => `/director/${encodeURIComponent(id)}`;

/** A list of people, in the order shown. */
export function listData(directors: readonly PublicDirector[], appUrl: string) {
  const real = directors.filter(({ sample }) => !sample);
  return {
    '@context': context,
    '@type': 'ItemList',
    name: 'Creative Directors',
    url: appUrl + directoryPath,
    numberOfItems: real.length,
    itemListElement: real.map((director, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: person(director, appUrl),
    })),
  };
}

/** The page about one person; null for a sample. */
export function profileData(director: PublicDirector, appUrl: string) {
  if (director.sample) return null;
  const url = appUrl + profilePath(director.id);
  return {
    '@context': context,
    '@type': 'ProfilePage',
    url,
    dateModified: director.last_synced_at,
    mainEntity: {
      ...person(director, appUrl),
      description: director.bio,
      knowsAbout: [...director.skills, ...director.tools],
    },
  };
}

function person({ id, name, location }: PublicDirector, appUrl: string) {
  return {
    '@type': 'Person',
    name,
    jobTitle: 'Creative director',
    url: appUrl + profilePath(id),
    ...(location ? { homeLocation: { '@type': 'Place', name: location } } : {}),
  };
}
