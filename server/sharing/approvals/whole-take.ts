// A take in all its cuts: as it stands, and as it was approved.
import { cutsOf } from '#domain/cuts/cuts-of.ts';
import { draftOfProject } from '#domain/projects/from-draft.ts';
import type { SharedTake, TakeCut, WholeTake } from '#domain/sharing/compare-takes.ts';
import type { KeptCut } from '#domain/sharing/shared-page.ts';
import type { projectApprovals } from '../../db/schema.ts';
import type { ProjectRow } from '../../projects/find-project.ts';
import { madeCuts } from '../work-of.ts';
import { takeName } from './take-name.ts';

export type ApprovalRow = typeof projectApprovals.$inferSelect;

/** The cuts of a project as an approval keeps them, the primary first; none where no platform is known. */
export function keptCuts(project: ProjectRow): KeptCut[] {
  const made = madeCuts(project).map(({ made: { script, frames }, ...cut }) => ({
    ...cut,
    script,
    frames,
  }));
  if (made.length > 0) return made;
  const { script, storyboard_frames: frames } = project;
  const [primary] = cutsOf(draftOfProject(project).answers, script);
  return primary ? [{ ...primary, script, frames }] : [];
}

/** What stands now. */
export const standingTake = (project: ProjectRow): WholeTake =>
  wholeTake(project, keptCuts(project));

/** What was approved. Approvals of before cuts were kept know the primary one alone, and not which it was. */
export const approvedTake = (row: ApprovalRow): WholeTake => wholeTake(row, row.cuts ?? []);

const wholeTake = (
  { creative_brief, script, storyboard_frames: frames }: SharedTake,
  cuts: readonly TakeCut[],
): WholeTake => ({
  creative_brief,
  cuts: cuts.length > 0 ? cuts : [{ platform: null, aspect: null, script, frames }],
});

/** Whether what was approved is what stands. */
export function isStanding(row: ApprovalRow, standing: WholeTake): boolean {
  const kept = row.cuts ? standing : { ...standing, cuts: standing.cuts.slice(0, 1) };
  return row.take === takeName(kept);
}
