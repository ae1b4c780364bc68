// Lists the requirement ids of docs/requirements.md that no test title names.
import { globSync, readFileSync } from 'node:fs';

const ids = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^- ([A-Z]+-\d+)/gm)].map(
  ([, id = '']) => id,
);
const tests = globSync('{domain,app,server,scripts,tests}/**/*.{test,spec}.{ts,tsx}');
// A title is the first argument of test, it or describe, in any quotes; ids may stand as ranges' ends.
const title =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;
const named = new Set(
  tests.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(title)].flatMap(
      ([, , words = '']) => words.match(/\b[A-Z]+-\d{2}\b/g) ?? [],
    ),
  ),
);

const missing = ids.filter((id) => !named.has(id));
const unknown = [...named].filter(
  (id) =>
    !ids.includes(id) &&
    /^(NAV|LAND|CHAT|AUTH|WIZ|GEN|MATCH|PAY|MAIL|PROJ|DIR|ADM|FN|FILE)-/.test(id),
);
console.log(`${ids.length - missing.length} of ${ids.length} requirements are named by a test.`);
if (missing.length > 0) console.log(`No test names: ${missing.join(', ')}`);
if (unknown.length > 0) console.log(`Not in docs/requirements.md: ${unknown.join(', ')}`);
process.exitCode = unknown.length > 0 ? 1 : 0;
