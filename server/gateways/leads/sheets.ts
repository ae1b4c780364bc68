// The list of leads as a Google Sheet that is shared with a service account.
import type { sheets_v4 } from '@googleapis/sheets';
import { type Lead, type Leads, LeadsError } from './port.ts';
import { headerRow, rowOf } from './row.ts';
import type { ServiceAccount } from './service-account.ts';
import { leadsErrorOf } from './sheets-failure.ts';

export type SheetsOptions = {
  /** The id in the sheet's address. */
  id: string;
  account: ServiceAccount;
  /** Another server in the place of Google's, for tests. */
  url?: string | undefined;
  timeoutMs?: number;
};
type Api = sheets_v4.Sheets;
type SheetProperties = sheets_v4.Schema$SheetProperties;
type Change = sheets_v4.Schema$Request;

const scope = 'https://www.googleapis.com/auth/spreadsheets';
const tokenUrl = 'https://oauth2.googleapis.com/token';
const cellMost = 50_000; // https://support.google.com/drive/answer/37603

/** Keeps the leads in the first sheet of a document. Nothing is asked before the first lead. */
export function openSheetsLeads(options: SheetsOptions): Leads {
  const { id: spreadsheetId, account } = options;
  let opened: Promise<Api> | undefined;
  const withApi = async (act: (api: Api) => Promise<void>) => {
    opened ??= openApi(options);
    try {
      await act(await opened);
    } catch (error) {
      throw leadsErrorOf(error, account.email);
    }
  };
  return {
    append: (lead) =>
      withApi(async (api) => {
        const ids = await readIds(api, spreadsheetId);
        if (!ids.includes(lead.id)) await appendRow(api, spreadsheetId, lead, ids.length === 0);
      }),
    remove: (leaving) =>
      withApi(async (api) => {
        const ids = await readIds(api, spreadsheetId);
        const rows = leaving.map((id) => ids.indexOf(id)).filter((row) => row >= 0);
        if (rows.length > 0) await deleteRows(api, spreadsheetId, rows);
      }),
  };
}

// Loaded with the first lead: a start does not wait for it.
async function openApi({ account, url, timeoutMs = 30_000 }: SheetsOptions): Promise<Api> {
  const [{ sheets }, { JWT }] = await Promise.all([
    import('@googleapis/sheets'),
    import('google-auth-library'),
  ]);
  const auth = new JWT({
    ...account,
    scopes: [scope],
    transporterOptions: { timeout: timeoutMs },
  });
  auth.transporter.interceptors.request.add({
    // The library has the token's address, and that it is asked for three times, written into it.
    async resolved(request) {
      if (url && request.url.href === tokenUrl) request.url = new URL(`${url}/token`);
      delete request.retryConfig;
      return Object.assign(request, { retry: false });
    },
  });
  const rootUrl = url === undefined ? {} : { rootUrl: `${url}/` };
  return sheets({ version: 'v4', auth, retry: false, timeout: timeoutMs, ...rootUrl });
}

/** The first column, from the first row. */
async function readIds(api: Api, spreadsheetId: string): Promise<string[]> {
  const { data } = await api.spreadsheets.values.get({
    spreadsheetId,
    range: 'A:A',
    majorDimension: 'COLUMNS',
  });
  requireSheets(data.range);
  return (data.values?.[0] ?? []).map(String);
}

/** Throws unless Google named what was asked for: 200 is also what a network says that wants a password. */
function requireSheets(named: unknown): void {
  if (typeof named === 'string' || Array.isArray(named)) return;
  throw new LeadsError('temporary', 'What answered was not Google Sheets.');
}

async function appendRow(
  api: Api,
  spreadsheetId: string,
  lead: Lead,
  isFirst: boolean,
): Promise<void> {
  if (isFirst) await makeWide(api, spreadsheetId, headerRow.length);
  const row = rowOf(lead).map(fitCell);
  const { data } = await api.spreadsheets.values.append({
    spreadsheetId,
    range: 'A:A',
    valueInputOption: 'RAW', // nothing is a formula, a number or a date
    insertDataOption: 'INSERT_ROWS',
    requestBody: { values: isFirst ? [[...headerRow], row] : [row] },
  });
  requireSheets(data.updates?.updatedRange);
}

const fitCell = (text: string): string =>
  text.length > cellMost ? `${text.slice(0, cellMost - 2)} …` : text;

async function firstSheet(api: Api, spreadsheetId: string): Promise<SheetProperties> {
  const { data } = await api.spreadsheets.get({
    spreadsheetId,
    fields: 'sheets.properties(sheetId,hidden,gridProperties.columnCount)',
  });
  requireSheets(data.sheets);
  return data.sheets?.find(({ properties }) => !properties?.hidden)?.properties ?? {};
}

/** A new sheet has 26 columns, and takes no wider row. */
async function makeWide(api: Api, spreadsheetId: string, columns: number): Promise<void> {
  const { sheetId, gridProperties } = await firstSheet(api, spreadsheetId);
  const length = columns - (gridProperties?.columnCount ?? columns);
  if (length <= 0) return;
  const more = { sheetId: sheetId ?? 0, dimension: 'COLUMNS', length };
  await change(api, spreadsheetId, [{ appendDimension: more }]);
}

async function deleteRows(api: Api, spreadsheetId: string, rows: readonly number[]): Promise<void> {
  const { sheetId } = await firstSheet(api, spreadsheetId);
  // From the last: a row that goes moves those behind it.
  const requests = rows
    .toSorted((a, b) => b - a)
    .map((row) => ({
      deleteDimension: {
        range: { sheetId: sheetId ?? 0, dimension: 'ROWS', startIndex: row, endIndex: row + 1 },
      },
    }));
  await change(api, spreadsheetId, requests);
}

async function change(api: Api, spreadsheetId: string, requests: Change[]): Promise<void> {
  const asked = { spreadsheetId, requestBody: { requests } };
  requireSheets((await api.spreadsheets.batchUpdate(asked)).data.spreadsheetId);
}
