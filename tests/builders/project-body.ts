// What a page sends to save a project.
import { randomUUID } from 'node:crypto';
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import type { NewProject, WholeProject } from '#domain/projects/project.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import type { askAs } from './sign-up.ts';

/** The frames of a board whose pictures have these names. */
export const framesOf = (...names: string[]) =>
  names.map((name) => ({
    title: name,
    description: 'A loaf.',
    timing: '0–5 s',
    imageUrl: `/api/storage/frames/${name}.jpg`,
    imageAlt: 'A loaf.',
  }));

/** The body that makes a project of a wizard walked to its package. */
export const projectBody = (changes: Partial<NewProject> = {}): NewProject => ({
  draft_key: randomUUID(),
  ...projectOfDraft(draftAt(9)),
  ...changes,
});

type Ask = ReturnType<typeof askAs>;

/** Saves a project and gives it as it was answered. */
export async function saveProject(
  ask: Ask,
  changes: Partial<NewProject> = {},
): Promise<WholeProject> {
  const body = JSON.stringify(projectBody(changes));
  const answer = await ask('/api/projects', { method: 'POST', body });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as WholeProject;
}

/** Changes a project from the state it is given with. */
export const patchProject = (
  ask: Ask,
  { id, updated_at }: Pick<WholeProject, 'id' | 'updated_at'>,
  changes: object,
): Promise<Response> =>
  ask(`/api/projects/${id}`, {
    method: 'PATCH',
    body: JSON.stringify({ updated_at, ...changes }),
  });
