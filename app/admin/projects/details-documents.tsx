import type { AdminProjectDetails } from '#domain/admin/project-details.ts';
import { cutFor } from '#domain/script/cuts.ts';
import { labels, platforms } from '#domain/wizard/options.ts';
import { questions } from '#domain/wizard/questions.ts';
import { ScriptText } from '../../ui/paper/av-script.tsx';
import { BriefSections } from '../../ui/paper/brief-sections.tsx';
import { PaperBoard, PaperSheet } from '../../ui/paper/paper-sheet.tsx';
import { type FrameFormat, StoryboardFrames } from '../../ui/paper/storyboard-frames.tsx';

/** Brief, script and frames on paper; what was not written is not there. */
export function DetailsDocuments({ details }: { details: AdminProjectDetails }) {
  const { creative_brief, script, storyboard_frames } = details;
  return (
    <>
      {creative_brief.trim() ? (
        <PaperSheet label="Creative Brief" title="Creative Brief" full>
          <BriefSections brief={creative_brief} />
        </PaperSheet>
      ) : null}
      {script.trim() ? (
        <PaperSheet label="Script" title="Script" full>
          <ScriptText text={script} />
        </PaperSheet>
      ) : null}
      {storyboard_frames.length > 0 ? (
        <PaperBoard label="Storyboard">
          <StoryboardFrames frames={storyboard_frames} format={formatOf(details)} />
        </PaperBoard>
      ) : null}
    </>
  );
}

// The frames have the format of the first platform that was chosen, wide where none is known.
function formatOf({ facts }: AdminProjectDetails): FrameFormat {
  const first = facts
    .find(({ label }) => /platform/i.test(label))
    ?.value.split(',')[0]
    ?.trim();
  const platform = platforms.find((one) => labels.platform[one] === first);
  const { label } = questions.instagramPortrait;
  const instagramPortrait = facts.some((fact) => fact.label === label);
  return cutFor(platform ?? 'youtube', { instagramPortrait }).aspect;
}
