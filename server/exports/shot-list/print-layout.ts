// How the sheets of a workbook leave a printer: as wide as so many pages, what names rows and columns on each.
import type writeXlsxFile from 'write-excel-file/node';
import {
  findElement,
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility';

export type PrintedSheet = {
  name: string;
  rows: number;
  columns: number;
  /** All columns are set on so many pages side by side. */
  pagesWide: number;
  /** So many columns from the left stand on every page, as the first row does. */
  namingColumns: number;
};

type Options = NonNullable<Parameters<typeof writeXlsxFile>[1]>;
type Feature = NonNullable<Options['features']>[number];

/** What the writer of workbooks knows no option for. */
export const printLayout = (sheets: readonly PrintedSheet[]): Feature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transformElementAttributes: (tag, attributes, _index, _options, { sheetIndex }) => {
          const fit = { fitToWidth: sheets[sheetIndex]?.pagesWide ?? 1, fitToHeight: 0 };
          if (tag === 'pageMargins') return { ...attributes, ...margins };
          return tag === 'pageSetup' ? { ...attributes, ...fit } : attributes;
        },
        transform: (xml) => inPlace(xml, 'worksheet', fitted),
      },
      'xl/workbook.xml': {
        transform: (xml) =>
          inPlace(xml, 'workbook', `<definedNames>${sheets.map(names).join('')}</definedNames>`),
      },
    },
  },
});

const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.5 }; // in inches
const fitted = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

// The writer leaves some elements empty, and others out.
function inPlace(xml: string, parent: 'worksheet' | 'workbook', markup: string): string {
  const [, tag = ''] = markup.match(/^<(\w+)/) ?? [];
  const empty = findElement(xml, tag);
  if (empty) return replaceElement(xml, empty, markup);
  const file = parent === 'worksheet' ? 'xl/worksheets/sheet{id}.xml' : 'xl/workbook.xml';
  const order = getOrderOfSiblings(file, parent) ?? [];
  return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, parent);
}

function names({ name, rows, columns, namingColumns }: PrintedSheet, at: number): string {
  const sheet = `'${name.replaceAll("'", "''")}'!`;
  const last = fixed(getCellAddress(rows - 1, columns - 1));
  const named = (column: number) => `${sheet}$A:${fixed(getCellAddress(0, column)).slice(0, -2)},`;
  const titles = `${namingColumns > 0 ? named(namingColumns - 1) : ''}${sheet}$1:$1`;
  return [
    ['Print_Area', `${sheet}$A$1:${last}`],
    ['Print_Titles', titles],
  ]
    .map(
      ([what, where = '']) =>
        `<definedName name="_xlnm.${what}" localSheetId="${at}">${sanitizeTextContent(where)}</definedName>`,
    )
    .join('');
}

/** `$C$4` of `C4`. */
const fixed = (address: string): string => address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
