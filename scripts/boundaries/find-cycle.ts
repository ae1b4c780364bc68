import type { Import } from './rules.ts';

/** The first import cycle found, as the files on it in order, or null. */
export function findCycle(imports: readonly Import[]): string[] | null {
  const graph = new Map<string, string[]>();
  for (const { from, to, package: isPackage } of imports) {
    if (!isPackage) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  const done = new Set<string>();
  const walk = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return null;
}
