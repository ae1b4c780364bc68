import { globSync, readFileSync } from 'node:fs';
import { findCycle } from './find-cycle.ts';
import { readImports } from './read-imports.ts';
import { type Import, violation } from './rules.ts';

/** Checks every source file below `root`; returns one sentence for each broken rule. */
export function checkBoundaries(root: string): string[] {
  const files = globSync('{domain,app,server,scripts}/**/*.{ts,tsx}', { cwd: root });
  const imports = files.flatMap((file) => readImports(root, file));
  const routeModules = readRouteModules(root);
  const broken = imports
    .filter(({ isType }) => !isType)
    .flatMap((one) => {
      const reason = violation(one, routeModules);
      return reason ? [`${one.from} imports ${one.to}: ${reason}.`] : [];
    });
  const cycle = findCycle(imports.filter(countsForCycles));
  return cycle ? [...broken, `These files import each other: ${cycle.join(' → ')}.`] : broken;
}

// What the engine's parts know of each other's types is tied in circles still.
const countsForCycles = ({ isType, from }: Import): boolean =>
  !isType || !from.startsWith('server/generation/');

function readRouteModules(root: string): Set<string> {
  const table = readFileSync(`${root}/app/routes.ts`, 'utf8');
  const files = [...table.matchAll(/'([\w/-]+\.tsx?)'/g)].map(([, file]) => `app/${file}`);
  return new Set([...files, 'app/root.tsx']);
}

if (import.meta.main) {
  const broken = checkBoundaries(process.cwd());
  for (const sentence of broken) console.error(sentence);
  console.log(
    broken.length === 0 ? 'Boundaries hold.' : `${broken.length} imports break a boundary.`,
  );
  process.exitCode = broken.length === 0 ? 0 : 1;
}
