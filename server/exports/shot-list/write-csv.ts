import { stringify } from 'csv-stringify/sync';
import { escapeCsvFormula } from '../../escape-csv-formula.ts';
import type { FileMaterial } from '../material.ts';
import { shotListOf } from './shot-list.ts';

/** RFC 4180 in UTF-8 with its mark; no cell is taken for a formula. */
export function writeCsv(material: FileMaterial): Uint8Array {
  const { columns, rows } = shotListOf(material);
  const table = stringify([columns.map(({ heading }) => heading), ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    cast: { string: escapeCsvFormula },
  });
  return Buffer.from(table, 'utf8');
}
