// The AV script as a table: its head is repeated on each page, no row is cut between two.
import {
  BorderStyle,
  type FileChild,
  HeadingLevel,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { AvScript, ScriptRow } from '#domain/script/av-script.ts';
import type { CreativePackage } from '../../documents/creative-package.ts';
import { ofCut } from '../../documents/each-cut.ts';
import { cueLabel, rowTiming } from '../../documents/script-words.ts';
import { bullet, heading, paragraph } from './paragraphs.ts';

/** In twentieths of a point; they fill the page between its margins. */
const widths = [2000, 3580, 3780] as const;

export function scriptParts(creative: CreativePackage): FileChild[] {
  const { script } = creative;
  if (script === null) return [];
  const head = heading(ofCut('Script', creative), HeadingLevel.HEADING_1);
  if (typeof script === 'string') {
    return [head, ...script.split(/\r?\n\s*\r?\n/).map((text) => paragraph(text.trim()))];
  }
  return [
    head,
    ...(script.title ? [heading(script.title, HeadingLevel.HEADING_2)] : []),
    ...script.facts.map(({ label, text }) => paragraph(text, { label })),
    tableOf(script),
    ...(script.notes.length > 0 ? [heading('Notes', HeadingLevel.HEADING_2)] : []),
    ...script.notes.map(bullet),
  ];
}

const line = { style: BorderStyle.SINGLE, size: 4, color: 'B4AB9A' };

const tableOf = ({ rows }: AvScript): Table =>
  new Table({
    width: { size: 9360, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    borders: {
      top: line,
      bottom: line,
      left: line,
      right: line,
      insideHorizontal: line,
      insideVertical: line,
    },
    rows: [headRow(), ...rows.map(scriptRow)],
  });

const margins = { top: 80, bottom: 80, left: 110, right: 110 };
const cell = (at: number, children: FileChild[], fill?: string): TableCell =>
  new TableCell({
    width: { size: widths[at] ?? 0, type: WidthType.DXA },
    margins,
    ...(fill ? { shading: { fill } } : {}),
    children: (children.length > 0 ? children : [paragraph('')]) as never,
  });
const small = (text: string, label?: string) =>
  paragraph(text, { style: 'Cell', ...(label ? { label } : {}) });

const headRow = () =>
  new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: ['Time', 'Video', 'Audio'].map((text, at) =>
      cell(at, [paragraph(text, { style: 'Head' })], 'E6DFD0'),
    ),
  });

const scriptRow = (row: ScriptRow, at: number): TableRow =>
  new TableRow({
    cantSplit: true,
    children: [
      cell(0, [small(`${at + 1}. ${row.beat}`), small(rowTiming(row))]),
      cell(1, [small(row.video)]),
      cell(
        2,
        row.cues.map((cue) => small(cue.text, cueLabel(cue))),
      ),
    ],
  });
