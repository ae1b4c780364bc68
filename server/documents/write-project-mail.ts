// The mail that brings a member their own project.
import { eq } from 'drizzle-orm';
import { chosenConcept } from '#domain/wizard/draft/draft.ts';
import { restoreDraft } from '#domain/wizard/draft/saved-state.ts';
import { profiles, projects } from '../db/schema.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mail/mails.ts';
import type { Services } from '../services.ts';
import type { PackageContent } from './creative-package.ts';
import { layOutPackage } from './lay-out-package.ts';

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
    content: contentOf(found),
    createdAt: mail.created_at,
    senderId: found.owner.id,
    directorId: found.project.form_data.selectedDirector ?? '',
    // Only its owner is mailed a project; signed out, they are asked to sign in and led on to it.
    openPath: `/projects/${found.project.id}`,
  });
}

type Found = { project: typeof projects.$inferSelect; owner: typeof profiles.$inferSelect };

function contentOf({ project, owner }: Found): PackageContent {
  const { form_data, wizard_state } = project;
  const concept = wizard_state && chosenConcept(restoreDraft(wizard_state));
  return {
    name: form_data.name || owner.full_name,
    companyName: form_data.companyName || owner.company_name,
    productName: project.product_name,
    // The owner's name for it says more than the concept's first title.
    selectedConcept: {
      subtitle: '',
      features: [],
      tone: '',
      ...concept,
      title: project.project_name,
    },
    platform: [form_data.platform ?? []].flat(),
    creativeApproach: form_data.creativeApproach,
    creativeBrief: project.creative_brief,
    script: project.script,
    storyboardFrames: project.storyboard_frames,
  };
}
