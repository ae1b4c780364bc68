// Signed as Standard Webhooks says (https://www.standardwebhooks.com), so that receivers need no code of ours.
import { createHmac } from 'node:crypto';

const mark = 'whsec_';
type Endpoint = { id: string; secret_version: number };

/** The secret of an address: it follows from the installation's own, and is kept nowhere. */
export const secretOf = (secret: string, { id, secret_version }: Endpoint): string =>
  mark + createHmac('sha256', secret).update(`webhook:${id}:${secret_version}`).digest('base64');

type Message = { id: string; body: string; at: Date };

/** The headers that prove who sent it and when. */
export function signedHeaders(secret: string, { id, body, at }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(mark.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'ad-builder',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}
