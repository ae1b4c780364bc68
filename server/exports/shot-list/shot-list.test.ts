import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { worldProject } from '../testing/scripts-of-the-world.ts';
import { materialOf } from '../testing/some-material.ts';
import { writeCsv } from './write-csv.ts';

async function rowsOf(content: DraftContent): Promise<Record<string, string>[]> {
  return parse(Buffer.from(writeCsv(await materialOf(content))), { bom: true, columns: true });
}

test('FILE-05 the shot list says everything of the plan, cut by cut', async () => {
  const content = worldProject('english');
  const [first, ...others] = content.shots?.shots ?? [];
  if (!first || !content.shots) throw new Error('The sample has a plan.');
  const cuts = [
    { ...first, seconds: 1.5, frame: undefined },
    {
      ...first,
      cut: 2,
      seconds: 2.5,
      size: 'wide' as const,
      directed: { written: first, video: '' },
    },
  ];
  const rows = await rowsOf({
    ...content,
    shots: { ...content.shots, shots: [...cuts, ...others] },
  });
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatchObject({
    Row: '1',
    Cut: '1',
    Beat: 'HOOK',
    'Start (s)': '0',
    'End (s)': '1.5',
    Seconds: '1.5',
    Frame: '',
    Size: 'Close-up',
    Move: 'Push in',
    Place: '“harbour”',
    People: 'ADA (to camera), stand, happy, holds the product',
    Things: '“bin”, worn, on the floor',
    Product: 'As the hero, “broom”, “Hobday” on it',
    Lettering: 'Title: HALF A BROOM',
    'Directed by hand': 'No',
    Super: 'HALF A BROOM',
  });
  // What is heard once stands once.
  expect(rows[1]).toMatchObject({
    'Start (s)': '1.5',
    'End (s)': '4',
    Size: 'Wide',
    'Directed by hand': 'Yes',
    Super: '',
  });
  expect(rows[3]?.Spoken).toBe(
    'VO: You threw away the good half.\nADA (to camera): You threw away the good half.',
  );
});

test('FILE-05 the cuts of a row begin and end within it, and the next row begins where they end', async () => {
  const content = worldProject('english');
  const [first, ...others] = content.shots?.shots ?? [];
  if (!first || !content.shots) throw new Error('The sample has a plan.');
  const cuts = [1, 2, 3].map((cut) => ({ ...first, cut, seconds: 3.2, frame: undefined }));
  const shots = { ...content.shots, shots: [...cuts, ...others] };
  const rows = await rowsOf({ ...content, shots });
  const [bare] = await rowsOf({ ...content, shots: null });
  expect(rows[0]?.['Start (s)']).toBe(bare?.['Start (s)']);
  expect(rows[2]?.['End (s)']).toBe(bare?.['End (s)']);
  for (const [at, row] of rows.entries())
    if (at > 0) expect(row['Start (s)']).toBe(rows[at - 1]?.['End (s)']);
});

test('FILE-05 without a plan the rows of the script are the list', async () => {
  const rows = await rowsOf({ ...worldProject('arabic'), shots: null });
  expect(rows.map(({ Row, Beat, Size }) => [Row, Beat, Size])).toEqual([
    ['1', 'HOOK', ''],
    ['2', 'PROBLEM', ''],
    ['3', 'PROOF', ''],
    ['4', 'OFFER', ''],
  ]);
});

test('FILE-05 no cell of the CSV is taken for a formula', async () => {
  const content = worldProject('english');
  const rows = await rowsOf({
    ...content,
    script: '1. HOOK | 0-4 s\nVIDEO: =HYPERLINK("https://evil.example")\nSUPER: @SUM(1)',
  });
  expect(rows[0]?.Video).toBe('\'=HYPERLINK("https://evil.example")');
  expect(rows[0]?.Super).toBe("'@SUM(1)");
});
