import { expect, test } from 'vitest';
import { isRun } from './is-run.ts';

const reached = new Set([
  'node_modules/pdfkit/js/pdfkit.js',
  'node_modules/react/cjs/react.development.js',
  'node_modules/marked/docs/main.js',
  'node_modules/@electric-sql/pglite/dist/contrib/pg_trgm.js',
]);

test.each([
  ['code that imports lead to', 'node_modules/pdfkit/js/pdfkit.js', true],
  ['code nothing leads to', 'node_modules/pdfkit/js/pdfkit.standalone.js', false],
  ['data, which is found by names put together', 'node_modules/pdfkit/js/data/Courier.afm', true],
  ['a binary', 'node_modules/@img/sharp-linux-x64/lib/sharp-linux-x64.node', true],
  ['what a package says of itself', 'node_modules/react/package.json', true],
  ['its licence', 'node_modules/react/LICENSE', true],
  ['a map', 'node_modules/pdfkit/js/pdfkit.js.map', false],
  ['types', 'node_modules/zod/index.d.cts', false],
  ['a folder that is called docs, and is code', 'node_modules/marked/docs/main.js', true],
  ['what Node reads the names of exports in', 'node_modules/react/cjs/react.development.js', true],
  [
    'a font in every weight',
    'node_modules/@fontsource-variable/x/files/x-a-wght-normal.woff2',
    true,
  ],
  ['in italics', 'node_modules/@fontsource-variable/x/files/x-a-wght-italic.woff2', false],
  ['in every width', 'node_modules/@fontsource-variable/x/files/x-a-wdth-normal.woff2', false],
  ['which letters it has', 'node_modules/@fontsource-variable/x/unicode.json', true],
  ['the database’s extension', 'node_modules/@electric-sql/pglite/dist/pg_trgm.tar.gz', true],
  ['another one', 'node_modules/@electric-sql/pglite/dist/pgcrypto.tar.gz', false],
])('FN-08 of packages the image has what runs: %s', (_what, file, is) => {
  expect(isRun(file, (one) => reached.has(one))).toBe(is);
});
