/**
 * How long an answer asks to wait, in milliseconds; undefined where it does not say. Google says it in
 * the body, as `"retryDelay": "34.07s"`.
 */
export function readRetryAfter(
  headers: Record<string, string | undefined>,
  now: Date,
  body = '',
): number | undefined {
  return readHeaders(headers, now) ?? read(/"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1], 1000);
}

function readHeaders(headers: Record<string, string | undefined>, now: Date): number | undefined {
  // OpenAI's own, more exact.
  const exact = read(headers['retry-after-ms'], 1);
  if (exact !== undefined) return exact;
  const given = headers['retry-after']?.trim();
  const seconds = read(given, 1000);
  if (seconds !== undefined || !given) return seconds;
  const at = Date.parse(given);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}

const read = (value: string | undefined, unitMs: number): number | undefined =>
  value && /^\s*\d+(\.\d+)?\s*$/.test(value) ? Number(value) * unitMs : undefined;
