import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import type { Import } from './rules.ts';

/** Every import of a source file, `import()` and `export … from` included; type-only imports left out. */
export function readImports(root: string, file: string): Import[] {
  const code = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, code);
  const specifiers = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest && !entry.isType ? [entry.moduleRequest.value] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(
      ({ moduleRequest }) =>
        /^['"]([^'"]+)['"]$/.exec(code.slice(moduleRequest.start, moduleRequest.end))?.[1] ?? [],
    ),
  ];
  return [...new Set(specifiers)].flatMap((specifier) => target(root, file, specifier));
}

function target(root: string, from: string, specifier: string): Import[] {
  const [path = ''] = specifier.split('?');
  if (path.startsWith('#')) return [{ from, to: path.slice(1), package: false }];
  if (path.startsWith('.')) {
    const full = resolve(root, dirname(from), path);
    const found = [full, `${full}.ts`, `${full}.tsx`].find((candidate) => existsSync(candidate));
    return found ? [{ from, to: relative(root, found), package: false }] : [];
  }
  const name = path.startsWith('@')
    ? path.split('/').slice(0, 2).join('/')
    : (path.split('/')[0] ?? path);
  return [{ from, to: path.startsWith('node:') ? path : name, package: true }];
}
