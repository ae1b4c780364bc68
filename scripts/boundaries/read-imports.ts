import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import type { Import } from './rules.ts';

/** Every import of a source file, `import()` and `export … from` included. */
export function readImports(root: string, file: string): Import[] {
  const code = readFileSync(join(root, file), 'utf8');
  const { module } = parseSync(file, code);
  const found = [
    ...module.staticImports.map(({ entries, moduleRequest: { value } }) => ({
      name: value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const name = /^['"]([^'"]+)['"]$/.exec(code.slice(start, end))?.[1];
      return name ? [{ name, isType: false }] : [];
    }),
  ];
  const values = new Set(found.filter(({ isType }) => !isType).map(({ name }) => name));
  return [...new Set(found.map(({ name }) => name))].flatMap((name) =>
    target(root, file, name).map((one) => ({ ...one, isType: !values.has(name) })),
  );
}

function target(root: string, from: string, specifier: string): Omit<Import, 'isType'>[] {
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
