import { useState } from 'react';
import { mostAtOnce } from '#domain/admin/pipeline.ts';
import { keyOf, type ProjectKey } from '../project-address.ts';

/** Which of the listed rows are ticked; what is listed no more is ticked no more. */
export function useSelection<Row extends ProjectKey>(rows: readonly Row[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const all = rows.slice(0, mostAtOnce);
  return {
    selected,
    has: (row: ProjectKey) => keys.has(keyOf(row)),
    isAll: rows.length > 0 && selected.length === all.length,
    toggle(row: ProjectKey) {
      const next = new Set(selected.map(keyOf));
      if (!next.delete(keyOf(row)) && next.size < mostAtOnce) next.add(keyOf(row));
      setKeys(next);
    },
    toggleAll: () => setKeys(new Set(selected.length === all.length ? [] : all.map(keyOf))),
    clear: () => setKeys(new Set()),
  };
}
export type Selection = Omit<ReturnType<typeof useSelection>, 'selected'>;
