import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../app-error.ts';
import type { Transaction } from '../db/database.ts';
import { mails } from '../db/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { isStopped } from '../mail/suppression-list.ts';
import { packagesTo } from '../production/submissions.ts';
import type { Services } from '../services.ts';
import { lockOwnProject, type ProjectRow } from './find-project.ts';

const repeatSeconds = 60;

/**
 * Queues the viewer's own project as a mail to their own address. Asked again within a minute for
 * a project that has not changed, it is the mail already queued. Throws 'not-found',
 * 'too-many-requests', and 'invalid-input' for an address that wants no mail.
 */
export async function mailProject(services: Services, viewer: Viewer, id: string): Promise<void> {
  const now = services.now();
  await services.db.transaction(async (tx) => {
    const row = await lockOwnProject(tx, viewer, id);
    if (await isMailed(tx, row, now)) return;
    // Said only to whom the address was proved to belong; to others it is answered as sent.
    if (viewer.email_verified && (await isStopped(tx, viewer.email))) throw wantsNoMail();
    await services.limits.take([packagesTo(viewer.email)], now, tx);
    const about = { userId: viewer.id, projectId: row.id };
    await queueMail(services, tx, { kind: 'project', to: viewer.email, now, ...about });
  });
}

async function isMailed(tx: Transaction, row: ProjectRow, now: Date): Promise<boolean> {
  const recent = now.getTime() - repeatSeconds * 1000;
  const since = new Date(Math.max(recent, row.updated_at.getTime()));
  const found = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.project_id, row.id),
        eq(mails.kind, 'project'),
        gte(mails.created_at, since),
        inArray(mails.status, ['queued', 'sent', 'stopped']),
      ),
    )
    .limit(1);
  return found.length > 0;
}

const wantsNoMail = () =>
  new AppError('invalid-input', 'Your address is on our list of those that want no mail.', {
    fields: [
      {
        path: 'email',
        message: 'You asked us to send no more mail. The link in our last mail lifts that.',
      },
    ],
  });
