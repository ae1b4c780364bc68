// Google's token address and Sheets API on a free loopback port, as well or badly behaved as a test
// asks. It knows what the adapter needs of one document with one sheet, and checks every signature.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';
import { listen } from './listen.ts';

/** What the peer does with the next request. `act-then-cut`: it does it, and the answer is lost. */
export type SheetsMood =
  | 'accept'
  | 'hang'
  | 'act-then-cut'
  | { status: number; retryAfter?: string; reason?: string };

export type SheetsPeer = {
  url: string;
  id: string;
  /** A service account's key, as Google gives it. */
  account: string;
  email: string;
  /** The rows of the sheet. */
  rows: string[][];
  /** A row that is wider than the sheet is refused. */
  columns: number;
  /** How the last row was asked to be understood. */
  inputOption: string | null;
  /** Moods for the next requests, one each; those about tokens have their own. */
  moods: SheetsMood[];
  tokenMoods: SheetsMood[];
  /** Method and path of every request. */
  requests: string[];
  close(): Promise<void>;
};

const email = 'leads@house.iam.gserviceaccount.com';
const scope = 'https://www.googleapis.com/auth/spreadsheets';
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What GOOGLE_SERVICE_ACCOUNT holds for somebody with this key; the peer's own unless told otherwise. */
export const serviceAccount = (key: KeyObject = keys.privateKey): string =>
  JSON.stringify({
    type: 'service_account',
    client_email: email,
    private_key: key.export({ type: 'pkcs8', format: 'pem' }),
  });

export async function startSheetsPeer(): Promise<SheetsPeer> {
  const server = createServer((request, response) => void serve(peer, request, response));
  const { url, close } = await listen(server);
  const peer: SheetsPeer = {
    url,
    id: 'sheet-of-the-house',
    account: serviceAccount(),
    email,
    rows: [],
    columns: 26,
    inputOption: null,
    moods: [],
    tokenMoods: [],
    requests: [],
    close,
  };
  return peer;
}

async function serve(peer: SheetsPeer, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', peer.url);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts).toString();
  peer.requests.push(`${request.method} ${url.pathname}`);
  const isToken = url.pathname === '/token';
  const mood = (isToken ? peer.tokenMoods : peer.moods).shift() ?? 'accept';
  if (mood === 'hang') return;
  const answer =
    typeof mood === 'object'
      ? refusal(mood.status, mood.reason ?? 'As the test asked')
      : isToken
        ? await giveToken(body)
        : answerSheet(peer, request, url, body);
  if (mood === 'act-then-cut') return void request.socket.destroy();
  const retryAfter = typeof mood === 'object' ? mood.retryAfter : undefined;
  response
    .writeHead(answer.status, {
      'content-type': 'application/json',
      ...(retryAfter ? { 'retry-after': retryAfter } : {}),
    })
    .end(JSON.stringify(answer.body));
}

type Answer = { status: number; body: unknown };
const refusal = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: status, message, status: message } },
});

const token = 'ya29.a-token';

async function giveToken(body: string): Promise<Answer> {
  const form = new URLSearchParams(body);
  try {
    const { payload } = await jwtVerify(form.get('assertion') ?? '', keys.publicKey, {
      issuer: email,
      audience: 'https://oauth2.googleapis.com/token',
    });
    if (payload.scope !== scope) throw new Error('another scope');
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') throw new Error();
  } catch {
    const error = { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' };
    return { status: 400, body: error };
  }
  return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } };
}

function answerSheet(peer: SheetsPeer, request: IncomingMessage, url: URL, body: string): Answer {
  if (request.headers.authorization !== `Bearer ${token}`) return refusal(401, 'UNAUTHENTICATED');
  const [, id, act] = /^\/v4\/spreadsheets\/([^/:]+)(.*)$/.exec(url.pathname) ?? [];
  if (id !== peer.id) return refusal(404, 'Requested entity was not found.');
  const ask = `${request.method} ${decodeURIComponent(act ?? '')}`;
  if (ask === 'GET ') {
    const gridProperties = { columnCount: peer.columns };
    const first = { properties: { sheetId: 7, gridProperties } };
    return { status: 200, body: { sheets: [first] } };
  }
  if (ask === 'GET /values/A:A') return { status: 200, body: firstColumn(peer.rows) };
  if (ask === 'POST /values/A:A:append') {
    peer.inputOption = url.searchParams.get('valueInputOption');
    const { values } = JSON.parse(body) as { values: string[][] };
    if (values.some((row) => row.length > peer.columns)) {
      return refusal(400, `Attempting to write beyond the last requested column`);
    }
    peer.rows.push(...values);
    const updates = { updatedRange: 'Sheet1!A1:AA1', updatedRows: values.length };
    return { status: 200, body: { spreadsheetId: id, updates } };
  }
  if (ask === 'POST :batchUpdate') return change(peer, JSON.parse(body));
  return refusal(400, `The peer does not know ${ask}`);
}

// An empty column is answered without values, as Google does.
const firstColumn = (rows: string[][]) => ({
  range: 'Sheet1!A1:A1000',
  majorDimension: 'COLUMNS',
  ...(rows.length > 0 ? { values: [rows.map(([first = '']) => first)] } : {}),
});

type Range = { sheetId: number; dimension: string; startIndex: number; endIndex: number };
type Change = {
  deleteDimension?: { range: Range };
  appendDimension?: { sheetId: number; dimension: string; length: number };
};
function change(peer: SheetsPeer, { requests }: { requests: Change[] }): Answer {
  for (const { deleteDimension, appendDimension } of requests) {
    const asked = deleteDimension?.range ?? appendDimension;
    const dimension = deleteDimension ? 'ROWS' : 'COLUMNS';
    if (asked?.sheetId !== 7 || asked.dimension !== dimension)
      return refusal(400, 'No such thing.');
    if (appendDimension) peer.columns += appendDimension.length;
    const { startIndex = 0, endIndex = 0 } = deleteDimension?.range ?? {};
    peer.rows.splice(startIndex, endIndex - startIndex);
  }
  return { status: 200, body: { spreadsheetId: peer.id, replies: [{}] } };
}
