// The mail that tells an owner that guests said something at a link.
import { and, desc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { mails, projectApprovals, projectComments, projects } from '../db/schema.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mail/queue-mail.ts';
import { stopUrl } from '../mail/suppression-list.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import type { Services } from '../services.ts';
import { shownCut } from '../sharing/work-of.ts';
import { renderNoticeHtml, renderNoticeText } from './mail/render-stoppable-notice.ts';
import { type Feedback, makeFeedbackNotice } from './notices/feedback-notice.ts';

/** Null when nothing of it is there any more. */
export async function writeFeedbackMail(
  { config, db, secret }: Services,
  mail: MailRow,
): Promise<MailMessage | null> {
  if (mail.project_id === null) return null;
  const [project] = await db.select().from(projects).where(eq(projects.id, mail.project_id));
  if (!project) return null;
  const link = stopUrl(config.appUrl, secret, { address: mail.to_address, mailId: mail.id });
  const notice = makeFeedbackNotice(await feedbackFor(db, project, mail), {
    projectName: project.project_name,
    url: `${config.appUrl}/projects/${project.id}/share`,
    stopUrl: link,
  });
  if (!notice) return null;
  return {
    messageId: mail.message_id ?? `<${mail.id}@${config.mailFrom.address.split('@')[1]}>`,
    date: mail.created_at,
    to: { name: '', address: mail.to_address },
    // The same for everybody: nothing that was typed may stand in a header.
    subject: 'News from your guests at AD BUILDER',
    html: await renderNoticeHtml(notice),
    text: renderNoticeText(notice),
    inlineImages: [],
    attachments: [],
    stopUrl: link,
  };
}

// Since the mail before, up to the moment this one was queued: what came later has a mail of its own.
async function feedbackFor(db: Queries, project: ProjectRow, mail: MailRow): Promise<Feedback> {
  const projectId = project.id;
  const [before] = await db
    .select({ at: mails.created_at })
    .from(mails)
    .where(
      and(eq(mails.project_id, projectId), eq(mails.kind, 'feedback'), eq(mails.status, 'sent')),
    )
    .orderBy(desc(mails.created_at))
    .limit(1);
  const since = before?.at ?? new Date(0);
  const { part, number, cut, parent_id, guest_id, project_id, created_at } = projectComments;
  const said = await db
    .select({ part, number, cut, parent_id })
    .from(projectComments)
    .where(
      and(
        eq(project_id, projectId),
        isNotNull(guest_id),
        gt(created_at, since),
        lte(created_at, mail.created_at),
      ),
    );
  const approvals = await db.$count(
    projectApprovals,
    and(
      eq(projectApprovals.project_id, projectId),
      gt(projectApprovals.created_at, since),
      lte(projectApprovals.created_at, mail.created_at),
    ),
  );
  const cutOf = shownCut(project);
  const comments = said
    .filter((one) => one.parent_id === null)
    .map((place) => ({ ...place, cut: cutOf(place) }));
  return { comments, answers: said.length - comments.length, approvals };
}
