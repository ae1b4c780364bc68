import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFeed } from '../../gateways/directors-feed/parse-feed.ts';
import { readDirectorRow, rowColumns } from './director-row.ts';

const document = readFileSync('docs/directors-feed.md', 'utf8');

test.each(['json', 'csv'])('DIR-09 the %s example of the document is taken whole', async (kind) => {
  const example = new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``).exec(document)?.[1] ?? '';
  const rows = await parseFeed(Buffer.from(example));
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(readDirectorRow(row)).toHaveProperty('director');
});

test('DIR-09 the document explains every column', () => {
  for (const column of rowColumns) expect(document).toMatch(new RegExp(`^\\|.*\`${column}\``, 'm'));
});
