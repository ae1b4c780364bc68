import { randomUUID } from 'node:crypto';
import type { Queries } from '#server/db/database.ts';
import { passkeys } from '#server/db/schema.ts';

/** A passkey that no device has; gives its id. */
export async function insertPasskey(db: Queries, user_id: string): Promise<string> {
  const id = randomUUID();
  await db.insert(passkeys).values({
    id,
    user_id,
    name: 'Chrome on macOS',
    public_key: 'pQECAyYgASFYIA',
    credential_id: id,
    counter: 0,
    device_type: 'multiDevice',
    backed_up: true,
    created_at: new Date(),
  });
  return id;
}
