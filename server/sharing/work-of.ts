import type { Film } from '#domain/animatic/film.ts';
import { makeFilm } from '#domain/animatic/make-film.ts';
import { projectCuts } from '#domain/projects/project-cuts.ts';
import { formatOf, primaryPlatformOf } from '#domain/projects/project-format.ts';
import { projectWords } from '#domain/projects/project-words.ts';
import type { SharedTake } from '#domain/sharing/compare-takes.ts';
import type { Place, SpokenOf } from '#domain/sharing/place.ts';
import type { SharedCut, SharedWork } from '#domain/sharing/shared-page.ts';
import { chosenConcept } from '#domain/wizard/draft/draft.ts';
import { restoreDraft } from '#domain/wizard/draft/saved-state.ts';
import type { Platform } from '#domain/wizard/options.ts';
import type { ProjectRow } from '../projects/find-project.ts';
import { takeOf } from './take-name.ts';

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
  madeCuts(project).map(({ made: { script, frames, shots }, ...cut }) => {
    const film = makeFilm({
      ...{ title: project.project_name, script, frames, shots },
      format: cut.aspect,
    });
    return { ...cut, script, frames, film };
  });

/** Those that there is something of: what is not made yet is nobody's business. */
function madeCuts(project: ProjectRow) {
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
export const filmOf = (project: ProjectRow, shown: SharedTake): Film | null =>
  makeFilm({
    title: project.project_name,
    script: shown.script,
    frames: shown.storyboard_frames,
    shots: project.shots,
    format: formatOf(project),
  });

function conceptOf({ wizard_state }: ProjectRow): SharedWork['concept'] {
  const chosen = wizard_state && chosenConcept(restoreDraft(wizard_state));
  if (!chosen) return null;
  const { subtitle, features, tone } = chosen;
  return subtitle || features.length > 0 || tone ? { subtitle, features, tone } : null;
}
