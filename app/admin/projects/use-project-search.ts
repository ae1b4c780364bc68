import { useTableSearch } from '../use-table-search.ts';
import { nothingAsked, parametersOf, readAsked, refusalOf } from './project-address.ts';

const address = { read: readAsked, write: parametersOf, refusalOf };

export function useProjectSearch() {
  const { clearTo, ...search } = useTableSearch(address);
  return { ...search, clear: () => clearTo(nothingAsked) };
}
