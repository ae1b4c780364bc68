import { type ReactNode, useMemo, useState } from 'react';
import type { WholeProject } from '#domain/projects/project.ts';
import { type ProjectCut, projectCuts } from '#domain/projects/project-cuts.ts';
import { formatOf, primaryPlatformOf } from '#domain/projects/project-format.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import { CutTabs, cutTabId } from '../../ui/cuts/cut-tabs.tsx';
import type { FrameFormat } from '../../ui/paper/storyboard-frames.tsx';

/** What of a project is shown: its primary cut, or another one. */
export type ShownCut = {
  script: string;
  frames: StoryboardFrame[];
  shots: ShotPlan | null;
  format: FrameFormat;
  platform: Platform | undefined;
};
type ProjectCutsProps = { project: WholeProject; children: (cut: ShownCut) => ReactNode };

/** The project as it is seen in one of its cuts. */
export const ledByCut = (project: WholeProject, { script, frames, shots, platform }: ShownCut) => ({
  ...project,
  ...{ script, shots, storyboard_frames: frames },
  form_data: { ...project.form_data, ...(platform ? { platform: [platform] } : {}) },
});

const panelId = 'project-cut';

/** The cuts of a project as tabs over one of its documents; a project with one platform has none. */
export function ProjectCuts({ project, children }: ProjectCutsProps) {
  const cuts = useMemo(() => projectCuts(project), [project]);
  const [chosen, choose] = useState<Platform | null>(null);
  const shown = cuts.find(({ platform }) => platform === chosen) ?? cuts[0];
  if (!shown) {
    return children({
      script: project.script,
      frames: project.storyboard_frames,
      shots: project.shots,
      format: formatOf(project),
      platform: primaryPlatformOf(project),
    });
  }
  const { made, platform, aspect } = shown;
  return (
    <>
      <CutTabs
        cuts={cuts}
        current={platform}
        panelId={panelId}
        noteOf={(cut) => noteOf(cut as ProjectCut)}
        onChoose={choose}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={cutTabId(panelId, platform)}
        className="project-cut"
      >
        {made ? (
          children({ ...made, format: aspect, platform })
        ) : (
          <div className="paper document-empty">
            <h2 className="heading-3">The {labels.platform[platform]} cut is not made yet</h2>
            <p className="muted">Continue in the wizard: it is made at step 8.</p>
          </div>
        )}
      </div>
    </>
  );
}

function noteOf({ isPrimary, made }: ProjectCut): string {
  if (isPrimary) return 'primary';
  if (!made) return 'not made yet';
  return made.standing ? 'differs' : '';
}
