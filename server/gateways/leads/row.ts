import { escapeCsvFormula } from '../../escape-csv-formula.ts';
import { type Lead, type LeadColumn, leadColumns } from './port.ts';

const columns = Object.keys(leadColumns) as LeadColumn[];

export const headerRow: readonly string[] = ['Lead', ...Object.values(leadColumns)];

/** A lead's cells in the order of the header, none of which a spreadsheet takes for a formula. */
export const rowOf = ({ id, cells }: Lead): string[] => [
  id,
  ...columns.map((column) => escapeCsvFormula(cells[column] ?? '')),
];
