// `npm run copy-runtime -- <folder> [user]`: copies what a built product needs to run, and nothing it was
// built or is tested with, and compiles it for the user of that number. The image is made of this; so can a
// machine be that has Node alone.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileServer } from './build/server-process.ts';
import { isRun } from './image/is-run.ts';
import { tracePackages } from './image/trace-packages.ts';

const root = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '');
const [named, user] = process.argv.slice(2);
if (!named || existsSync(named)) {
  console.error('Name a folder that is not there yet: npm run copy-runtime -- /tmp/ad-builder');
  process.exit(1);
}
if (!existsSync(join(root, 'build/server/index.js'))) {
  console.error('The application is not built. Run npm run build first.');
  process.exit(1);
}

const folder = resolve(named);

/** Commands that a container runs. */
const commands = [
  'scripts/serve.ts',
  'scripts/migrate.ts',
  'scripts/build/server-process.ts',
  'scripts/build/compile-server.ts',
];
const isTest =
  /\.test\.ts$|\/testing\/|^server\/generation\/evaluate\/|^server\/dev\.ts$|^server\/gateways\/\w[\w-]*\/contract\.ts$/;
const own = globSync(
  ['server/**/*', 'domain/**/*', 'build/{client,server}/**/*', 'build/blank-database-*'],
  { cwd: root },
)
  .concat(commands, ['package.json', 'LICENSE'])
  .filter((file) => !isTest.test(file) && statSync(join(root, file)).isFile());

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
// Fonts are read as files, by names that are put together.
const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
/** Libraries offer themselves to it, and nothing here takes up the offer. */
const forBuilding = new Set(['vite', 'prettier']);
const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
};
const isNeeded = (home: string) =>
  !locked[home]?.dev &&
  !locked[home]?.devOptional &&
  !forBuilding.has(home.replace('node_modules/', ''));
const reached = tracePackages(root, [
  ...own.filter((file) => /\.[cm]?[jt]s$/.test(file)),
  ...fonts.map((name) => `node_modules/${name}/package.json`),
]);
const packages = [...reached.packages].filter(isNeeded);
const files = packages.flatMap((home) =>
  globSync(`${home}/**/*`, { cwd: root }).filter((file) => {
    return (
      isRun(file, (one) => reached.files.has(join(root, one))) &&
      !file.slice(home.length).includes('/node_modules/') &&
      statSync(join(root, file)).isFile()
    );
  }),
);
let bytes = 0;
for (const file of [...own, ...files]) {
  const to = join(folder, file);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, file), to);
  bytes += statSync(to).size;
}
compileServer(folder, user === undefined ? undefined : Number(user));
console.log(
  `${own.length} files of the product and ${packages.length} packages: ${(bytes / 1_048_576).toFixed(0)} MB in ${folder}`,
);
