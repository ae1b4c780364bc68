// Whether `build/` was made from the sources as they are now.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['app', 'domain', 'public'];
const files = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/build/chunk-files.ts',
  'scripts/build/inline-script.ts',
  'scripts/build/keep-server-out.ts',
  'scripts/build/sample-package.ts',
  'scripts/build/sample/client.ts',
  'scripts/build/sample/make-sample.ts',
  'scripts/build/subset-fonts.ts',
];
const marker = (root: string) => join(root, 'build', 'sources.sha256');

export const isBuilt = (root: string): boolean =>
  existsSync(marker(root)) && readFileSync(marker(root), 'utf8') === hashSources(root);

export const markBuilt = (root: string): void => writeFileSync(marker(root), hashSources(root));

export const unmarkBuilt = (root: string): void => rmSync(marker(root), { force: true });

function hashSources(root: string): string {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const all = [...inFolders, ...files.map((file) => join(root, file)).filter(existsSync)].sort();
  const hash = createHash('sha256');
  for (const file of all) hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
