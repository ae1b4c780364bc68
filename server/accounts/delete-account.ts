// A member deletes their account: everything of theirs goes, at once.
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { mails, profiles, submissionLogs, verifications } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { theirMails, theirSubmissions } from './belongings.ts';

type Parts = Pick<Services, 'db' | 'outbox'>;

/**
 * Deletes the profile and all that goes with it: sessions, ways to sign in, second factor, roles,
 * projects with takes, packages with production requests, mails with their files in the outbox.
 * What lies under the address without an account goes only when the address was proved to be
 * theirs. A wish for no more mail stays, so that it is kept to.
 */
export async function deleteAccount({ db, outbox }: Parts, member: Viewer): Promise<void> {
  const sent = await db.transaction(async (tx) => {
    await tx.delete(verifications).where(namesMember(member));
    const deleted = await tx
      .delete(mails)
      .where(theirMails(tx, member))
      .returning({ messageId: mails.message_id });
    await tx.delete(submissionLogs).where(theirSubmissions(member));
    await tx.delete(profiles).where(eq(profiles.id, member.id));
    return deleted.flatMap(({ messageId }) => messageId ?? []);
  });
  await outbox?.remove(sent);
}

// What a link or code stands for is kept as text: an id alone, or JSON with an id or the address.
const namesMember = ({ id, email }: Viewer): SQL | undefined =>
  or(
    sql`strpos(${verifications.value}, ${id}) > 0`,
    sql`strpos(${verifications.value}, ${JSON.stringify(email)}) > 0`,
  );
