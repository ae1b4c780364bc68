// What went wrong at Google, in words that say what to do. Nothing of the answer itself is kept.
import { LeadsError } from './port.ts';

type Refusal = {
  code?: string | number;
  response?: { status?: number; headers?: Headers; data?: unknown; config?: { url?: unknown } };
};

/** `email`: the service account's. */
export function leadsErrorOf(error: unknown, email: string): LeadsError {
  if (error instanceof LeadsError) return error;
  const { response, code } = error as Refusal;
  const status = response?.status;
  if (status === undefined) {
    const what = code ? ` (${code})` : '';
    return new LeadsError('temporary', `Google Sheets could not be reached${what}.`, {
      cause: error,
    });
  }
  const data = JSON.stringify(response?.data ?? '');
  if (status === 429 || status >= 500) {
    return new LeadsError('temporary', `Google Sheets answered ${status}.`, {
      retryAfterSeconds: retryAfter(response?.headers),
      cause: error,
    });
  }
  return new LeadsError('permanent', adviceFor(status, data, email), { cause: error });
}

function adviceFor(status: number, data: string, email: string): string {
  if (/invalid_grant|invalid_client/.test(data) || status === 401) {
    return `Google does not accept the key of ${email}: make a new one for GOOGLE_SERVICE_ACCOUNT, and check this machine's clock.`;
  }
  if (data.includes('SERVICE_DISABLED')) {
    return `The Google Sheets API is off for the project of ${email}: enable it in the Google Cloud console.`;
  }
  if (status === 403) {
    return `The sheet is not shared with the service account, or is protected: share it with ${email} as an editor.`;
  }
  if (status === 404) return 'There is no sheet of the id in GOOGLE_SHEET_ID: check it.';
  return `Google Sheets refused the row (${status}): check that GOOGLE_SHEET_ID names a Google Sheet that is not full.`;
}

/** In seconds; a date is read against this machine's clock. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const given = headers?.get('retry-after');
  if (!given) return undefined;
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
