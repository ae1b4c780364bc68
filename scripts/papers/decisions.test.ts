import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const records = readdirSync(folder)
  .filter((name) => name !== 'README.md')
  .sort();

test('decisions are numbered without a gap, dated, and say whether they hold', () => {
  records.forEach((name, index) => {
    expect(Number(name.slice(0, 4)), name).toBe(index + 1);
    const [title, , status] = read(name).split('\n');
    expect(title).toMatch(new RegExp(`^# ${index + 1}\\. \\S`));
    expect(status, name).toMatch(/^Decided \d{4}-\d\d-\d\d\. Status: (in force|replaced by)/);
  });
});

test('the index lists each decision once, by number, date and title', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const wanted = records.map((name, index) => {
    const [title = '', , status = ''] = read(name).split('\n');
    const words = title.replace(/^# \d+\. /, '');
    return `| ${index + 1} | ${status.slice(8, 18)} | [${words}](${name}) |`;
  });
  expect(rows.map((row) => row.slice(0, row.lastIndexOf(' | ') + 2))).toEqual(wanted);
});

test('what decisions and pages link to among the decisions is there', () => {
  for (const name of [...records, 'README.md']) {
    for (const [, linked] of read(name).matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)) {
      expect(records, name).toContain(linked);
    }
  }
});
