import type { Context } from 'hono';
import { AppError } from '../../app-error.ts';

// More than the largest project has; to look at each and say what is wrong with it takes its time.
const mostValues = 40_000;

/**
 * The JSON body of a request. Throws 415 for another type, 400 for what is not JSON and 413 for more
 * values than anything has.
 */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new AppError('unsupported-type', 'Send JSON, with Content-Type: application/json.');
  }
  const body = await c.req.text();
  if (holdsTooMuch(body)) {
    const most = mostValues.toLocaleString('en-US');
    throw new AppError('too-large', `A request may hold ${most} values at most.`);
  }
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new AppError('bad-request', 'The body is not JSON.', { cause });
  }
}

// Counted before it is parsed, which for a hundred thousand names takes far longer than this.
function holdsTooMuch(json: string): boolean {
  const [quote, backslash] = [34, 92];
  let values = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const unit = json.charCodeAt(at);
    if (unit === quote) isInText = !isInText;
    else if (isInText) at += unit === backslash ? 1 : 0;
    else if (startsValue(unit)) values += 1;
    if (values > mostValues) return true;
  }
  return false;
}

// A comma, or the opening of a list or an object.
const startsValue = (unit: number): boolean => unit === 44 || unit === 91 || unit === 123;
