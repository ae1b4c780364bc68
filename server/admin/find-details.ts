// Everything the house may see of one project or submission.
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { answerFacts, readAnswers } from '#domain/admin/answer-facts.ts';
import { nothingKnown } from '#domain/admin/pipeline.ts';
import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { type ProjectKind, projectKinds } from '#domain/admin/project-kinds.ts';
import type { SendConceptRequest } from '#domain/functions/send-concept.ts';
import { chosenConcept } from '#domain/wizard/draft/draft.ts';
import { restoreDraft } from '#domain/wizard/draft/saved-state.ts';
import { AppError } from '../app-error.ts';
import type { Queries } from '../db/database.ts';
import {
  productionRequests,
  profiles,
  projectPackages,
  projects,
  submissionLogs,
} from '../db/schema.ts';
import { findChosenDirector } from '../directors/chosen-director.ts';
import { askedAnswers } from '../production/asked-answers.ts';
import { presentRow } from './list-project-rows.ts';
import { paymentsAndMails } from './payments-and-mails.ts';
import { readLeadFacts } from './pipeline/lead-facts.ts';
import { notesOf } from './pipeline/notes.ts';
import { projectColumns } from './read-projects.ts';
import { submissionColumns } from './read-submissions.ts';

/** Throws 'not-found' for what is no kind, no id, or the id of nothing. */
export async function findDetails(
  queries: Queries,
  viewer: Viewer,
  kind: string,
  id: string,
): Promise<AdminProjectDetails> {
  const asked = z.object({ kind: z.enum(projectKinds), id: z.uuid() }).safeParse({ kind, id });
  const details = asked.success ? await ways[asked.data.kind](queries, id) : null;
  if (!asked.success || !details) throw new AppError('not-found', 'There is nothing of this id.');
  const lead = await leadOf(queries, asked.data);
  const facts = await readLeadFacts(queries, [lead]);
  return {
    ...details,
    lead: facts.get(`${lead.kind}:${lead.id}`) ?? nothingKnown,
    notes: await notesOf(queries, viewer, asked.data),
  };
}

type Lead = { kind: ProjectKind; id: string };

// A package that belongs to a project is one lead with it: what is paid for the one is paid for the other.
async function leadOf(queries: Queries, asked: Lead): Promise<Lead> {
  const project = asked.kind === 'submission' ? await projectOfPackage(queries, asked.id) : null;
  return project ? { kind: 'project', id: project.id } : asked;
}

async function projectOfPackage(queries: Queries, submissionId: string) {
  const [project] = await queries
    .select({ id: projects.id, status: projects.status })
    .from(projectPackages)
    .innerJoin(projects, eq(projects.id, projectPackages.project_id))
    .where(eq(projectPackages.submission_id, submissionId));
  return project ?? null;
}

// In the words of the wizard that saved it; a project made otherwise has none.
const conceptOf = ({ wizard_state }: typeof projects.$inferSelect): string =>
  (wizard_state && chosenConcept(restoreDraft(wizard_state))?.title) ?? '';

type Details = Omit<AdminProjectDetails, 'lead' | 'notes'>;

const ways: Record<ProjectKind, (queries: Queries, id: string) => Promise<Details | null>> = {
  project: ofProject,
  submission: ofSubmission,
};

async function ofProject(queries: Queries, id: string): Promise<Details | null> {
  const [found] = await queries
    .select({ row: projectColumns, project: projects, member: profiles })
    .from(projects)
    .leftJoin(profiles, eq(profiles.id, projects.user_id))
    .where(eq(projects.id, id));
  if (!found) return null;
  const { row, project, member } = found;
  const answers = project.form_data;
  const director = await findChosenDirector(queries, answers.selectedDirector ?? '');
  return {
    ...presentRow(row),
    contact: {
      name: member?.full_name || answers.name || '',
      email: member?.email ?? '',
      company: member?.company_name || answers.companyName || '',
      phone: member?.phone || answers.phone || '',
      isMember: true,
    },
    facts: answerFacts(answers, conceptOf(project)),
    creative_brief: project.creative_brief,
    script: project.script,
    storyboard_frames: project.storyboard_frames,
    director: director && { id: director.id, name: director.name },
    ...(await paymentsAndMails(queries, { projectId: id })),
  };
}

async function ofSubmission(queries: Queries, id: string): Promise<Details | null> {
  const [found] = await queries
    .select({
      row: submissionColumns(queries),
      submission: submissionLogs,
      asked: productionRequests,
    })
    .from(submissionLogs)
    .leftJoin(profiles, eq(profiles.id, submissionLogs.user_id))
    .leftJoin(productionRequests, eq(productionRequests.submission_id, submissionLogs.id))
    .where(eq(submissionLogs.id, id));
  if (!found) return null;
  const { row, submission, asked } = found;
  const sent = submission.package as Partial<SendConceptRequest>;
  const project = await projectOfPackage(queries, id);
  return {
    ...presentRow(project ? { ...row, status: project.status } : row),
    contact: {
      name: sent.name || row.full_name || '',
      email: submission.email,
      company: sent.companyName ?? '',
      phone: sent.phone ?? '',
      isMember: submission.user_id !== null,
    },
    facts: answerFacts(
      { ...readAnswers(submission.package), ...(asked ? askedAnswers(asked) : {}) },
      sent.selectedConcept?.title,
    ),
    creative_brief: submission.creative_brief,
    script: sent.script ?? '',
    storyboard_frames: sent.storyboardFrames ?? [],
    director: await directorOf(queries, asked, sent.selectedDirector ?? ''),
    ...(await paymentsAndMails(
      queries,
      project ? { projectId: project.id } : { submissionId: id },
    )),
  };
}

type Asked = typeof productionRequests.$inferSelect;

async function directorOf(queries: Queries, asked: Asked | null, chosenId: string) {
  if (asked) return { id: asked.director_id, name: asked.director_name };
  const director = await findChosenDirector(queries, chosenId);
  return director && { id: director.id, name: director.name };
}
