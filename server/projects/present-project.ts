import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Project, Take, WholeProject } from '#domain/projects/project.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import type { projectTakes } from '../db/schema.ts';
import { mayChange } from '../policies.ts';
import type { ProjectRow } from './find-project.ts';

/** What of a project leaves the server. */
export const presentProject = (row: Omit<ProjectRow, 'shots' | 'wizard_state'>): Project => ({
  id: row.id,
  user_id: row.user_id,
  project_name: row.project_name,
  product_name: row.product_name,
  creative_brief: row.creative_brief,
  script: row.script,
  form_data: row.form_data,
  storyboard_frames: row.storyboard_frames,
  status: row.status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

/** The same with the plan of its shots, and the wizard's state, which is for its owner alone. */
export const presentWholeProject = (row: ProjectRow, viewer: Viewer): WholeProject => ({
  ...presentProject(row),
  // A plan of before the schema changed is none: what is seen is then read from the script.
  shots: shotPlan.safeParse(row.shots).data ?? null,
  wizard_state: mayChange(viewer, row) ? row.wizard_state : null,
});

export const presentTake = (
  row: Omit<typeof projectTakes.$inferSelect, 'shots' | 'kept_until'>,
): Take => ({
  id: row.id,
  creative_brief: row.creative_brief,
  script: row.script,
  storyboard_frames: row.storyboard_frames,
  created_at: row.created_at.toISOString(),
});
