// `npm run papers`: what goes with a release, into build/papers: a bill of materials (CycloneDX) and the list of
// licences with their texts. Ends with 1 where something may not be passed on.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFree, listLicences } from './papers/list-licences.ts';

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = 'build/papers';
mkdirSync(folder, { recursive: true });

const made = spawnSync(
  'npm',
  [
    'sbom',
    '--omit=dev',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ],
  { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
);
if (made.status !== 0) throw new Error(made.stderr);
const bill = JSON.parse(made.stdout);
// npm calls it by the folder it lies in.
bill.metadata.component.name = name;
writeFileSync(join(folder, `${name}-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);

const parts = listLicences(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const texts = parts.map((part) => {
  const found = globSync(`node_modules/${part.name}/{LICEN[SC]E,COPYING,licen[sc]e}*`)[0];
  const text = found && existsSync(found) ? readFileSync(found, 'utf8').trim() : '';
  return `## ${part.name} ${part.version}\n\n${part.licence}\n\n${text}`.trim();
});
const intro = `# What ${name} ${version} is made of\n\n${parts.length} packages of others, each under its own licence.`;
writeFileSync(
  join(folder, `${name}-${version}-licences.md`),
  `${[intro, ...texts].join('\n\n')}\n`,
);
console.log(
  `${parts.length} packages; ${bill.components.length} components in the bill: ${folder}`,
);

const bound = parts.filter(({ licence }) => !isFree(licence));
for (const part of bound)
  console.error(`${part.name} ${part.version}: '${part.licence}' is not known to be free.`);
process.exitCode = bound.length > 0 ? 1 : 0;
