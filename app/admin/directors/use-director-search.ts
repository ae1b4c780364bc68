import type { DirectorSort } from '#domain/admin/directors.ts';
import { useTableSearch } from '../use-table-search.ts';
import { type Asked, addressOf, nothingAsked, readAsked, refusalOf } from './director-address.ts';

const address = {
  read: readAsked,
  write(asked: Asked) {
    const parameters = addressOf(asked);
    parameters.set('tab', 'directors');
    return parameters;
  },
  refusalOf,
  anew: { page: 0 },
};

export function useDirectorSearch() {
  const { clearTo, ...search } = useTableSearch(address);
  const { asked, choose } = search;
  /** First ascending, then the other way around each time. */
  const sort = (by: DirectorSort) =>
    choose({ sort: by, order: asked.sort === by && asked.order === 'asc' ? 'desc' : 'asc' });
  const clear = () => clearTo({ ...nothingAsked, sort: asked.sort, order: asked.order });
  return { ...search, sort, clear };
}
