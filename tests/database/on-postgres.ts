// Which tests of the server run on PostgreSQL, too: those that open a database, unless they say that
// what they ask it is asked by others already.
import { globSync, readFileSync } from 'node:fs';

// By what a file imports; that each of them has asked PostgreSQL something, asks-postgres.ts sees to.
const opensOne =
  /from '[^']*(?:tests\/database\/open-test-[\w-]+|builders\/(?:payments\/)?open-[\w-]+|sign-up-admin|\/make-database|\/place|\/killed-while-charging|\/postgres-server)\.ts'/;
const saysEnough = '// One database is enough:';

/** The files of tests, from the project's root. */
export function testsOnPostgres(): string[] {
  const files = globSync(['server/**/*.test.ts', 'tests/faults/{killed,postgres}/*.test.ts']);
  return files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return opensOne.test(text) && !text.includes(saysEnough);
  });
}
