// The dated table of the evaluation's page.
import { readFileSync, writeFileSync } from 'node:fs';
import { shareOf, type TallyRow } from './tally.ts';

const file = 'docs/evaluation.md';
const begins = '<!-- tables -->';
const ends = '<!-- end of tables -->';

/** Writes a table under a heading of its own, `before` or `after`, in place of the one of that name. */
export function acceptTable(name: string, date: Date, rows: readonly TallyRow[]): void {
  const page = readFileSync(file, 'utf8');
  const [from, to] = [page.indexOf(begins), page.indexOf(ends)];
  if (from < 0 || to < 0) throw new Error(`${file} has no place for tables.`);
  const kept = page
    .slice(from + begins.length, to)
    .split(/^(?=### )/m)
    .map((part) => part.trim())
    .filter((part) => part && !part.startsWith(`### ${name},`));
  const tables = [...kept, tableOf(name, date, rows)].join('\n\n');
  writeFileSync(file, `${page.slice(0, from)}${begins}\n${tables}\n${page.slice(to)}`);
}

function tableOf(name: string, date: Date, rows: readonly TallyRow[]): string {
  const day = date.toISOString().slice(0, 10);
  return [
    `### ${name}, ${day}`,
    '',
    '| Figure | Open | Sealed |',
    '| --- | --- | --- |',
    ...rows.map(
      ({ title, open, sealed }) => `| ${title} | ${shareOf(open)} | ${shareOf(sealed)} |`,
    ),
  ].join('\n');
}
