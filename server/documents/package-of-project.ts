import { type MadeCut, madeCuts } from '#domain/cuts/made-cuts.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { chosenConcept } from '#domain/wizard/draft/draft.ts';
import { restoreDraft } from '#domain/wizard/draft/saved-state.ts';
import { platforms } from '#domain/wizard/options.ts';
import type { PackageContent } from './creative-package.ts';

/** Who is named where the project names nobody. */
type Owner = { full_name: string; company_name: string };
const nobody: Owner = { full_name: '', company_name: '' };

/** A project, or a draft as one, as the package it is. */
export function packageOfProject(
  project: Omit<DraftContent, 'shots'>,
  owner: Owner = nobody,
): Omit<PackageContent, 'cuts'> & { cuts: MadeCut[] } {
  const { form_data, wizard_state } = project;
  const draft = wizard_state && restoreDraft(wizard_state);
  const concept = draft && chosenConcept(draft);
  const chosen = [form_data.platform ?? []].flat();
  const known = platforms.filter((one) => chosen.includes(one));
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
    platform: chosen,
    instagramPortrait: form_data.instagramPortrait,
    creativeApproach: form_data.creativeApproach,
    ...(form_data.cast && !form_data.voiceOverOnly ? { cast: form_data.cast } : {}),
    pictures: form_data.pictures,
    creativeBrief: project.creative_brief,
    script: project.script,
    storyboardFrames: project.storyboard_frames,
    cuts: draft
      ? madeCuts(
          draft,
          known.toSorted((a, b) => chosen.indexOf(a) - chosen.indexOf(b)),
        )
      : [],
  };
}
