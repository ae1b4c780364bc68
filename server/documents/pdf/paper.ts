// The stationery every page of the PDF is written on: form header, paper, footer. Sizes in points.
import { Page, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { CreativePackage } from '../creative-package.ts';
import { color } from '../paper-colors.ts';
import { is, type Tag, tag } from './press/tag.ts';
import type { Typesetter } from './type/typesetter.ts';
import { Words } from './type/words.ts';

/** What a page is made from. */
export type PageInput = { creative: CreativePackage; type: Typesetter };
/** What the stationery alone is made from. */
type Stationery = { creative: Pick<CreativePackage, 'brand' | 'look'>; type: Typesetter };

/** US Letter, in points. */
export const sheetSize = { short: 612, long: 792, side: 54 } as const;

// Measured from the top, because a foot measured from the bottom loses text that has a line height.
const footerHeight = 44;

export const rule = { thin: 0.75, strong: 1.5 } as const;

const styles = StyleSheet.create({
  page: {
    paddingTop: 36,
    paddingHorizontal: sheetSize.side,
    paddingBottom: 56,
    backgroundColor: color.paper,
    color: color.ink,
    fontSize: 10,
    lineHeight: 1.42,
  },
  form: { flexDirection: 'row', borderWidth: rule.strong, borderColor: color.ink },
  cell: { paddingHorizontal: 7, paddingVertical: 5, borderColor: color.rule, flexGrow: 1 },
  label: { fontSize: 7, lineHeight: 1.3, letterSpacing: 0.4, color: color.ink3 },
  value: { fontSize: 9.5, lineHeight: 1.3, fontWeight: 600 },
  footer: {
    position: 'absolute',
    left: sheetSize.side,
    right: sheetSize.side,
    paddingTop: 6,
    borderTopWidth: rule.thin,
    borderColor: color.rule,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  footerText: { fontSize: 7.5, lineHeight: 1.3, color: color.ink3 },
});

export type Cell = [label: string, value: string];

/** One document of the package, on as many sheets as it needs. */
export function paper(
  { creative, type }: Stationery,
  document: { name: string; cells: Cell[]; landscape?: boolean },
  children: ReactNode,
) {
  return h(
    Page,
    {
      key: document.name,
      size: 'LETTER',
      orientation: document.landscape ? 'landscape' : 'portrait',
      style: [styles.page, { fontFamily: type.families.text }],
      bookmark: document.name,
      ...is('Sect', { title: document.name }),
    },
    formCells({ creative, type }, document.cells, true),
    children,
    footer({ creative, type }, document.landscape ? sheetSize.short : sheetSize.long),
  );
}

/** The ruled form row; empty cells are left out. `fixed` repeats it on every sheet. */
export function formCells({ creative, type }: Stationery, cells: readonly Cell[], fixed = false) {
  const filled = cells.filter(([, value]) => value !== '');
  return h(
    View,
    {
      style: [styles.form, { borderColor: headingColor(creative) }],
      fixed,
      wrap: false,
      ...is('L'),
    },
    filled.map(([label, value], index) =>
      h(
        View,
        {
          key: label,
          style: [styles.cell, { borderLeftWidth: index > 0 ? rule.thin : 0 }, shareOf(value)],
          ...is('LI'),
        },
        h(
          Words,
          { as: tag('Lbl'), style: [styles.label, { fontFamily: type.families.mono }] },
          label,
        ),
        h(Words, { as: tag('LBody'), style: styles.value }, type.set(value)),
      ),
    ),
  );
}

/** How much of the row a value gets: long ones more, so that they break less. */
export const growOf = (value: string): number => Math.min(34, Math.max(9, value.length));
const shareOf = (value: string) => ({ flexBasis: 0, flexGrow: growOf(value) });

/** Product name, address and page number at the foot of every sheet. */
export function footer(
  { creative: { brand }, type }: Stationery,
  sheetHeight: number = sheetSize.long,
) {
  const style = [styles.footerText, { fontFamily: type.families.mono }];
  return h(
    View,
    {
      style: [styles.footer, { top: sheetHeight - footerHeight }],
      fixed: true,
      ...is('Artifact'),
    },
    h(Words, { style }, type.set(`AD BUILDER · ${brand.phone} · ${brand.address}`)),
    h(Words, { style, render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
  );
}

// Letters of other scripts stand taller in their line, and some have marks over marks.
const latin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const stacked =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u;

// A line grows below itself: what stands above its letters wants room of its own.
function titleSpace(text: string, size: number) {
  if (latin.test(text)) return { lineHeight: 0.98 };
  return stacked.test(text) ? { lineHeight: 1.4, marginTop: size * 0.22 } : { lineHeight: 1.25 };
}

/** Of headings and strong rules: the client's own, where the documents carry it. */
export const headingColor = ({ look }: Pick<CreativePackage, 'look'>): string =>
  look?.accent ?? color.ink;

/** Of thin rules below a heading, likewise. */
export const ruleColor = ({ look }: Pick<CreativePackage, 'look'>): string =>
  look?.accent ?? color.rule;

/** The tall title of a document, a heading. */
export function tallTitle({ creative, type }: Stationery, text: string, size: number, as: Tag) {
  return h(
    Words,
    {
      as,
      style: {
        fontFamily: type.families.tall,
        fontWeight: 700,
        fontSize: size,
        ...titleSpace(text, size),
        textTransform: 'uppercase',
        color: headingColor(creative),
      },
    },
    type.set(text),
  );
}
