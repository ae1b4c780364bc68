// The cuts of a saved project, for its owner: what the wizard keeps of them.
import { type Standing, standingOf } from '../cuts/agree.ts';
import type { PlannedCut } from '../cuts/cuts-of.ts';
import { ledBy } from '../cuts/lead.ts';
import { plannedCuts } from '../cuts/made-cuts.ts';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { currentScript, currentShots, shownBoard } from '../wizard/draft/draft.ts';
import type { Platform } from '../wizard/options.ts';
import { draftOfProject, type ProjectContent } from './from-draft.ts';

/** What a cut says and shows; null while it is not made. */
export type ProjectCut = PlannedCut & {
  made: {
    script: string;
    frames: StoryboardFrame[];
    shots: ShotPlan | null;
    standing: Standing | null;
  } | null;
};

/** The cuts in the order of the platforms, the primary first; none for a project with one platform. */
export function projectCuts(project: ProjectContent): ProjectCut[] {
  if ([project.form_data.platform ?? []].flat().length < 2) return [];
  const draft = draftOfProject(project);
  const planned = plannedCuts(draft, project.script);
  if (planned.length < 2) return [];
  const madeOf = (platform: Platform) => {
    const led = ledBy(draft, platform);
    if (!led) return null;
    const frames = shownBoard(led)?.frames ?? [];
    const shots = currentShots(led) ?? null;
    return { script: currentScript(led), frames, shots, standing: standingOf(draft, platform) };
  };
  const primary = {
    script: project.script,
    frames: project.storyboard_frames,
    shots: project.shots,
    standing: null,
  };
  return planned.map((cut) => ({ ...cut, made: cut.isPrimary ? primary : madeOf(cut.platform) }));
}
