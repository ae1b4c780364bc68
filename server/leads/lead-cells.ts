import type { WriteToSheetsRequest } from '#domain/functions/write-to-sheets.ts';
import { type LeadCells, leadColumns } from '../gateways/leads/port.ts';

const { ipAddress: _, timestamp: __, ...toldColumns } = leadColumns;
type Told = Record<keyof typeof toldColumns, string>;
type ToldColumn = keyof Told & keyof WriteToSheetsRequest;

/** What the caller told, as text by column. */
export function toldCells(request: WriteToSheetsRequest): Told {
  const cells = Object.keys(toldColumns).map((column) => [
    column,
    cellOf(request[column as ToldColumn]),
  ]);
  return Object.fromEntries(cells) as Told;
}

function cellOf(value: string | boolean | readonly string[] | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return [value ?? ''].flat().join(', ');
}

/** The whole row: address and time are the server's own look at connection and clock. */
export const leadCells = (told: Told, ipAddress: string, now: Date): LeadCells => ({
  ...told,
  ipAddress,
  timestamp: now.toISOString(),
});
