// What the product is made of that is others', from the lock file: name, version and licence.

/** A package that is installed where the product runs. */
export type Part = { name: string; version: string; licence: string };
type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  link?: boolean;
};
export type LockFile = { packages: Record<string, Locked> };

/** Asks nothing of who passes the product on but to keep the notice, or the file that came with it. */
const free = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  'BSD',
  // Asked of changes to its own files alone, of which there are none here.
  'MPL-2.0',
  // Its library is loaded as it is, and can be exchanged.
  'LGPL-3.0-or-later',
]);

/** What the lock file does not say, and the package's own LICENSE does. */
const saidInText: Record<string, string> = { 'png-js': 'MIT' };

/** The packages of a production install, by name; several versions of one stand each for itself. */
export function listLicences({ packages }: LockFile): Part[] {
  const parts = Object.entries(packages).flatMap(([path, locked]): Part[] => {
    const { version, license, dev, devOptional, link } = locked;
    if (path === '' || dev || devOptional || link || version === undefined) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ name, version, licence: license ?? saidInText[name] ?? '' }];
  });
  const known = new Map(parts.map((part) => [`${part.name}@${part.version}`, part]));
  return [...known.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}

/** Whether what is said of a licence, an expression of SPDX, leaves a choice that is free. */
export const isFree = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => free.has(one.trim())));
