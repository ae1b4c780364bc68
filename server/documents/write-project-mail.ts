// The mail that brings a member their own project.
import { eq } from 'drizzle-orm';
import { profiles, projects } from '../db/schema.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mail/queue-mail.ts';
import type { Services } from '../services.ts';
import { layOutPackage } from './lay-out-package.ts';
import { packageOfProject } from './package-of-project.ts';

/** Lays out a project as it stands now; null when it is gone. */
export async function writeProjectMail(
  services: Services,
  mail: MailRow,
): Promise<MailMessage | null> {
  if (mail.project_id === null) return null;
  const [found] = await services.db
    .select({ project: projects, owner: profiles })
    .from(projects)
    .innerJoin(profiles, eq(profiles.id, projects.user_id))
    .where(eq(projects.id, mail.project_id));
  if (!found) return null;
  return layOutPackage(services, {
    mail,
    subject: 'Your project from AD BUILDER',
    content: packageOfProject(found.project, found.owner),
    createdAt: mail.created_at,
    senderId: found.owner.id,
    directorId: found.project.form_data.selectedDirector ?? '',
    // Only its owner is mailed a project; signed out, they are asked to sign in and led on to it.
    openPath: `/projects/${found.project.id}`,
  });
}
