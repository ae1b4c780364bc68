// What a mail brought, as the content that files are made of.
import { eq } from 'drizzle-orm';
import type { SendConceptRequest } from '#domain/functions/send-concept.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { projectOfPackage } from '#domain/projects/from-package.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import type { Queries } from '../../db/database.ts';
import { mails, profiles, projects } from '../../db/schema.ts';
import { findSubmission } from '../../production/find-submission.ts';

export type Mailed = {
  content: DraftContent;
  /** The member who had it sent; null for a guest. */
  senderId: string | null;
  owner?: { full_name: string; company_name: string };
};

/** The package as it was sent, or the project as it stands now; null when it is gone. */
export async function findMailed(queries: Queries, mailId: string): Promise<Mailed | null> {
  const [mail] = await queries.select().from(mails).where(eq(mails.id, mailId));
  if (!mail) return null;
  if (mail.project_id !== null) return findProject(queries, mail.project_id);
  const submission = await findSubmission(queries, mail.submission_id);
  if (!submission) return null;
  // Kept as the function's schema gave it back.
  const sent = submission.package as unknown as SendConceptRequest;
  return { content: projectOfPackage(sent), senderId: submission.user_id };
}

async function findProject(queries: Queries, id: string): Promise<Mailed | null> {
  const [found] = await queries
    .select({ project: projects, owner: profiles })
    .from(projects)
    .innerJoin(profiles, eq(profiles.id, projects.user_id))
    .where(eq(projects.id, id));
  if (!found) return null;
  const { project, owner } = found;
  const shots = shotPlan.safeParse(project.shots).data ?? null;
  return { content: { ...project, shots }, senderId: owner.id, owner };
}
