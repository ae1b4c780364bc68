// How far each list was scrolled open, by its place in the tab's history.

import { searchDirectors } from '#domain/contract/director-routes.ts';
import type { PublicDirector } from '#domain/directors/director.ts';
import type { DirectoryPage, DirectoryQuery } from '#domain/directors/directory.ts';
import { directoryPageSize } from '#domain/directors/directory.ts';
import { call } from '../../calls/call.ts';
import { openListeners } from '../../ui/store.ts';
import { parametersOf } from './directory-address.ts';

/** What came after the first page of a list. */
export type Grown = {
  directors: readonly PublicDirector[];
  nextCursor: string | null;
  state: 'idle' | 'loading' | 'failed';
};

const mostPlaces = 20;
const mostAtOnce = 100;
const lists = new Map<string, Grown>();
const { tell, subscribe } = openListeners();

export function grownAt(place: string): Grown | undefined {
  return lists.get(place);
}

export const subscribeToGrown = subscribe;

export function forgetGrown(): void {
  lists.clear();
  tell();
}

type Growing = {
  place: string;
  query: DirectoryQuery;
  first: DirectoryPage;
  /** How many more, at least; as many as there are. */
  by?: number;
};

/** Adds directors to the list at `place`; a list that is growing already is left alone. */
export async function growList({
  place,
  query,
  first,
  by = directoryPageSize,
}: Growing): Promise<'grown' | 'busy' | 'failed'> {
  let list = lists.get(place) ?? { directors: [], nextCursor: first.nextCursor, state: 'idle' };
  if (list.state === 'loading') return 'busy';
  const wanted = list.directors.length + by;
  put(place, { ...list, state: 'loading' });
  while (list.nextCursor && list.directors.length < wanted) {
    const asked = parametersOf(query, list.nextCursor);
    asked.set('limit', String(Math.min(wanted - list.directors.length, mostAtOnce)));
    const result = await call(searchDirectors, { query: asked });
    if (!result.ok) {
      put(place, { ...list, state: 'failed' });
      return 'failed';
    }
    const { directors, nextCursor } = result.answer;
    list = { directors: [...list.directors, ...directors], nextCursor, state: 'idle' };
  }
  put(place, list);
  return 'grown';
}

function put(place: string, list: Grown): void {
  lists.delete(place); // so that the order of the map is the order of use
  lists.set(place, list);
  const [oldest] = lists.keys();
  if (lists.size > mostPlaces && oldest !== undefined) lists.delete(oldest);
  tell();
}
