// The shot list as a workbook: the shots, the script in its rows, the cast.
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { calledIn, furtherIds } from '#domain/cast/cast-sheet.ts';
import { refName } from '#domain/storyboard/ref-names.ts';
import type { CastMember } from '#domain/storyboard/shot-plan.ts';
import { labels } from '#domain/wizard/options.ts';
import { cueLabel, lettering, rowTiming, soundOf } from '../../documents/script-words.ts';
import { eachCutOf } from '../each-cut-of.ts';
import type { FileMaterial } from '../material.ts';
import { printLayout } from './print-layout.ts';
import { type Cell, listOfCut, type ShotList } from './shot-list.ts';

/** Text stays text, whatever it begins with: no cell is a formula. */
export async function writeExcel(material: FileMaterial): Promise<Uint8Array> {
  const sheets = [
    ...eachCutOf(material).flatMap((cut) => [
      sheet(sheetName('Shots', cut), listOfCut(cut), acrossPages),
      sheet(sheetName('Script', cut), scriptTable(cut)),
    ]),
    sheet('Cast', castTable(material)),
  ].filter(({ data }) => data.length > 1);
  return writeXlsxFile(sheets, {
    fontFamily: 'Arial',
    fontSize: 10,
    features: [printLayout(sheets.map(({ printed }) => printed))],
  }).toBuffer();
}

// All of a plan on one page's width nobody could read: row, cut and beat stand on both pages.
const acrossPages = { pagesWide: 2, namingColumns: 3 };
const onOnePage = { pagesWide: 1, namingColumns: 0 };

// Excel takes no colon in a name.
const sheetName = (what: string, { creative: { cuts, cutName } }: FileMaterial): string =>
  cuts.length > 0 ? `${what} ${cutName.replace(':', '×')}` : what;

const head = {
  fontWeight: 'bold',
  backgroundColor: '#1d1812',
  textColor: '#f5f0e6',
  alignVertical: 'center',
  wrap: true,
  height: 30,
} as const;
const body = { wrap: true, alignVertical: 'top' } as const;

function sheet(name: string, { columns, rows }: ShotList, pages = onOnePage) {
  const data: SheetData = [
    columns.map(({ heading }) => ({ value: heading, type: String, ...head })),
    ...rows.map((row) => {
      const height = rowHeight(row, columns);
      return row.map((value) => cell(value, height));
    }),
  ];
  return {
    data,
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    printed: { name, rows: data.length, columns: columns.length, ...pages },
    orientation: 'landscape' as const,
  };
}

// Without anything in it, a cell still says how high its row is.
function cell(value: Cell, height: number) {
  const look = { ...body, height };
  if (value === null || value === '') return { value: '', type: String, ...look };
  return typeof value === 'number'
    ? { value, type: Number, align: 'left' as const, ...look }
    : { value, type: String, ...look };
}

/** In points. More than this no spreadsheet shows. */
const highest = 400;
const linePoints = 13.5;

// Not every program grows a row to the text that is broken in it.
function rowHeight(row: readonly Cell[], columns: ShotList['columns']): number {
  const linesOf = (value: Cell, width: number) =>
    String(value ?? '')
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 1.1) / width)), 0);
  const lines = row.map((value, at) => linesOf(value, columns[at]?.width ?? 10));
  return Math.min(highest, Math.max(...lines) * linePoints + 4);
}

function scriptTable({ creative: { script } }: FileMaterial): ShotList {
  const rows = script !== null && typeof script === 'object' ? script.rows : [];
  return {
    columns: [
      { heading: 'Row', width: 6 },
      { heading: 'Beat', width: 17 },
      { heading: 'Time', width: 12 },
      { heading: 'Video', width: 52 },
      { heading: 'Audio', width: 52 },
      { heading: 'Super', width: 28 },
    ],
    rows: rows.map((row, at) => [
      at + 1,
      row.beat,
      rowTiming(row),
      row.video,
      soundOf(row)
        .map((cue) => `${cueLabel(cue)}: ${cue.text}`)
        .join('\n'),
      lettering(row)
        .map(({ text }) => text)
        .join('\n'),
    ]),
  };
}

const castTable = ({ content: { shots, form_data } }: FileMaterial): ShotList => ({
  columns: [
    { heading: 'Name', width: 26 },
    { heading: 'Gender', width: 14 },
    { heading: 'Wears', width: 60 },
  ],
  rows: [
    ...plannedCast(shots?.cast ?? []).map(({ name, id, gender, wears }, at) => [
      name || form_data.characterName || id,
      gender ? labels.gender[gender] : '',
      clothesWords((at === 0 && form_data.cast?.lead.wears) || wears),
    ]),
    ...(form_data.cast?.others ?? []).map((person) => [
      person.role.trim() && person.name.trim()
        ? `${calledIn(person)} (${person.role.trim()})`
        : calledIn(person),
      person.gender ? labels.gender[person.gender] : '',
      clothesWords(person.wears),
    ]),
  ],
});

// Those of the sheet have rows of their own.
const plannedCast = (cast: readonly CastMember[]): CastMember[] =>
  cast.filter(({ id }) => !furtherIds.some((one) => one === id));

const clothesWords = (wears: readonly string[]): string =>
  wears.map((ref) => refName('clothes', ref)).join(', ');
