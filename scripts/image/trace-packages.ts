// Which packages running the product can reach. Follows every import and require that can be read,
// rather one too many than one too few, and keeps each package that is reached as a whole.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const code = new Set(['.js', '.cjs', '.mjs', '.ts']);
const named =
  /(?:\bfrom|\bimport|\bexport)\s*["']([^"'\n]+)["']|\b(import|require(?:\$\d+)?|require\.resolve|resolve)\(\s*["'`]([^"'`\n$]+)["'`]/g;

export type Reached = {
  /** Folders of packages, as `node_modules/pg`. */
  packages: Set<string>;
  /** Every file on the way, with its whole path. */
  files: ReadonlySet<string>;
};

/** What can be reached from `entries`, which are named from the root. */
export function tracePackages(root: string, entries: readonly string[]): Reached {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting = entries.map((entry) => join(root, entry));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const home = packageOf(root, file);
    if (home && !packages.has(home)) {
      packages.add(home);
      waiting.push(...besides(root, home));
    }
    if (code.has(extname(file))) waiting.push(...importsOf(file));
  }
  return { packages, files: seen };
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(named)].flatMap(([, still, by = 'import', called = '']) =>
    locate(still ?? called, file, by),
  );
}

// Packages have a file for imports and another for require: what is called `resolve` may be of either kind, and where
// one kind finds nothing the other is asked.
function locate(name: string, from: string, by: string): string[] {
  if (name.startsWith('node:')) return [];
  const imported = () =>
    fileOf(() => fileURLToPath(import.meta.resolve(name, pathToFileURL(from).href)));
  const required = () => fileOf(() => createRequire(from).resolve(name));
  if (by === 'resolve') return [...imported(), ...required()];
  const [first, second] = by === 'import' ? [imported, required] : [required, imported];
  const found = first();
  return found.length > 0 ? found : second();
}

function fileOf(find: () => string): string[] {
  try {
    const found = find();
    return existsSync(found) && statSync(found).isFile() ? [found] : [];
  } catch {
    return []; // a word of Node's own, or something that is optional and not here
  }
}

function packageOf(root: string, file: string): string | undefined {
  const inside = file.startsWith(join(root, 'node_modules')) ? file.slice(root.length) : '';
  return /^\/?(.*\/?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(inside)?.[1];
}

// Binaries for this system are named by nobody in plain words.
function besides(root: string, home: string): string[] {
  const file = join(root, home, 'package.json');
  const { optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    optionalDependencies?: Record<string, string>;
  };
  const places = [
    join(root, home, 'node_modules'),
    resolve(dirname(join(root, home))),
    join(root, 'node_modules'),
  ];
  return Object.keys(optionalDependencies)
    .flatMap((name) => places.map((place) => join(place, name, 'package.json')))
    .filter((one) => existsSync(one));
}
