// Which tests of the server run on PostgreSQL, too: those of what its connections, locks, notices, ends
// and plans decide. All others run on the embedded database alone, which is PostgreSQL within the
// process: docs/decisions/0067-one-database-is-enough.md.
import { globSync, readFileSync } from 'node:fs';

/** Folders in which every file that opens a database runs on both. */
const onBoth = ['server/db/', 'server/jobs/', 'server/directors/search/'];
/** What a file elsewhere says on a line of its own, with why. */
const saysBoth = /^\/\/ On both databases: \w/m;
/** Run on nothing else. */
const faults = 'tests/faults/postgres/*.test.ts';
/** Servers that are killed run on both by `npm run faults`: docs/decisions/0071-kills-on-both-by-themselves.md. */
const killed = 'tests/faults/killed/*.test.ts';

// By what a file imports; that each of them has asked PostgreSQL something, asks-postgres.ts sees to.
const opensOne =
  /from '[^']*(?:tests\/database\/open-test-[\w-]+|builders\/(?:payments\/)?open-[\w-]+|sign-up-admin|\/make-database)\.ts'/;

/** The files of tests that run on PostgreSQL; with `all`, as for `npm test -- --both`, each that opens a database. */
export function testsOnPostgres(all = process.env.TEST_BOTH === '1'): string[] {
  const chosen = globSync('server/**/*.test.ts').filter((file) => {
    const text = readFileSync(file, 'utf8');
    if (saysBoth.test(text)) return true;
    return opensOne.test(text) && (all || onBoth.some((folder) => file.startsWith(folder)));
  });
  const kills = all || process.env.FAULT_ROUNDS ? globSync(killed) : [];
  return [...chosen, ...globSync(faults), ...kills];
}

/** The files of tests that run on the embedded database. */
export const testsOnEmbedded = (): string[] =>
  globSync('{server,tests}/**/*.test.ts').filter(
    (file) => !file.startsWith('tests/faults/postgres/'),
  );
