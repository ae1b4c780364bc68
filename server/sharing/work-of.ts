import type { Film } from '#domain/animatic/film.ts';
import { makeFilm } from '#domain/animatic/make-film.ts';
import { projectCuts } from '#domain/projects/project-cuts.ts';
import { formatOf, primaryPlatformOf } from '#domain/projects/project-format.ts';
import { projectWords } from '#domain/projects/project-words.ts';
import type { SharedTake } from '#domain/sharing/compare-takes.ts';
import type { Place, SpokenOf } from '#domain/sharing/place.ts';
import type { KeptCut, SharedCut, SharedWork } from '#domain/sharing/shared-page.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { chosenConcept } from '#domain/wizard/draft/draft.ts';
import { restoreDraft } from '#domain/wizard/draft/saved-state.ts';
import type { Platform } from '#domain/wizard/options.ts';
import type { ProjectRow } from '../projects/find-project.ts';

/** What of a project, or of an approval, is read and seen of the primary cut. */
export const takeOf = ({ creative_brief, script, storyboard_frames }: SharedTake): SharedTake => ({
  creative_brief,
  script,
  storyboard_frames,
});

/** What of a project is shown to whoever it is shared with: the work, and none of the answers behind it. */
export const workOf = (
  project: ProjectRow,
  owner: { full_name: string; company_name: string },
): SharedWork => ({
  projectName: project.project_name,
  productName: project.product_name,
  sharedBy: [owner.full_name, owner.company_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', '),
  platforms: projectWords(project.form_data).platforms,
  format: formatOf(project),
  concept: conceptOf(project),
  shown: takeOf(project),
  film: filmOf(project, takeOf(project)),
  cuts: cutsOf(project),
});

const cutsOf = (project: ProjectRow): SharedCut[] =>
  madeCuts(project).map(({ made: { script, frames, shots }, ...cut }) =>
    filmed(project, { ...cut, script, frames }, shots),
  );

/** Cuts of an older take with their films; each moves as the plan of its platform says now. */
export function filmedCuts(project: ProjectRow, kept: readonly KeptCut[]): SharedCut[] {
  const made = madeCuts(project);
  return kept.map((cut) => {
    const now = made.find(({ platform }) => platform === cut.platform);
    return filmed(project, cut, now?.made.shots ?? null);
  });
}

const filmed = (project: ProjectRow, cut: KeptCut, shots: ShotPlan | null): SharedCut => ({
  ...cut,
  film: makeFilm({
    ...{ title: project.project_name, script: cut.script, frames: cut.frames, shots },
    format: cut.aspect,
  }),
});

/** Those that there is something of: what is not made yet is nobody's business. None for a film with one. */
export function madeCuts(project: ProjectRow) {
  const cuts = projectCuts(project).flatMap(({ made, ...cut }) => (made ? [{ ...cut, made }] : []));
  return cuts.length > 1 ? cuts : [];
}

/** What of a project can be spoken of. */
export const spokenOf = (project: ProjectRow): SpokenOf => ({
  shown: takeOf(project),
  film: filmOf(project, takeOf(project)),
  cuts: cutsOf(project),
});

/** Which cut a comment is said to be about, by the one that was kept with it. */
export function shownCut(project: ProjectRow): (place: Place) => Platform | null {
  const [primary, second] = madeCuts(project);
  return ({ part, cut }) => {
    if (part === 'whole') return null;
    if (second) return cut ?? primary?.platform ?? null;
    return cut === primaryPlatformOf(project) ? null : cut;
  };
}

/** The film of what is shown. Rows of an older take that are in the plan no more have no moves of it. */
export const filmOf = (
  project: ProjectRow,
  shown: SharedTake,
  format = formatOf(project),
): Film | null =>
  makeFilm({
    title: project.project_name,
    script: shown.script,
    frames: shown.storyboard_frames,
    shots: project.shots,
    format,
  });

function conceptOf({ wizard_state }: ProjectRow): SharedWork['concept'] {
  const chosen = wizard_state && chosenConcept(restoreDraft(wizard_state));
  if (!chosen) return null;
  const { subtitle, features, tone } = chosen;
  return subtitle || features.length > 0 || tone ? { subtitle, features, tone } : null;
}
