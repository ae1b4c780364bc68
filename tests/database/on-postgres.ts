// Which tests of the server run on PostgreSQL, too: those that open a database, unless they say that
// what they ask it is asked by others already.
import { globSync, readFileSync } from 'node:fs';

const opensOne =
  /tests\/(?:database|builders\/(?:payments\/)?open)|\/make-empty-database|\/place|\/killed-while|sign-up-admin/;
const saysEnough = '// One database is enough:';

/** The files of tests, from the project's root. */
export function testsOnPostgres(): string[] {
  const files = globSync(['server/**/*.test.ts', 'tests/faults/{killed,postgres}/*.test.ts']);
  return files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return opensOne.test(text) && !text.includes(saysEnough);
  });
}
