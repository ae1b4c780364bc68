import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { preparedOnce } from '../../db/prepared-statement.ts';
import { accounts, profiles } from '../../db/schema.ts';
import type { Member } from '../mailed-links/mailed-tokens.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

/**
 * Whom an address and a password belong to, or null. One query and one hash, whether there is such
 * an address, such an account without a password, or another password.
 */
export async function findByPassword(
  db: Database,
  email: string,
  password: string,
): Promise<Member | null> {
  const { rows } = await db.execute(
    preparedOnce(sql`
    select row_to_json(p)::text as member, a.password as hash
    from ${profiles} p
    left join ${accounts} a on a.user_id = p.id and a.provider_id = 'credential'
    where p.email = ${email.toLowerCase()}`),
  );
  const [found] = rows as Found[];
  if (found?.hash) {
    return (await verifyPassword({ hash: found.hash, password })) ? readMember(found.member) : null;
  }
  await hashPassword(password);
  return null;
}

/** The member is one JSON: the embedded database takes half as long for that as for all columns. */
type Found = { member: string; hash: string | null };

/** A row as JSON has it: its times are texts. */
function readMember(json: string): Member {
  const row: Member = JSON.parse(json);
  return { ...row, created_at: new Date(row.created_at), updated_at: new Date(row.updated_at) };
}
