import type { ReactNode } from 'react';
import { parseAvScript } from '#domain/script/av-script.ts';
import type { CommentPart } from '#domain/sharing/place.ts';
import type { SharedWork } from '#domain/sharing/shared-page.ts';
import { FilmPanel } from '../animatic/film-panel.tsx';
import { ScriptText } from '../ui/paper/av-script.tsx';
import { BriefSections } from '../ui/paper/brief-sections.tsx';
import { PaperBoard, PaperSheet } from '../ui/paper/paper-sheet.tsx';
import { StoryboardFrames } from '../ui/paper/storyboard-frames.tsx';

type SharedDocumentsProps = {
  work: SharedWork;
  /** What else stands with a frame or a row. */
  placeEnd?: (part: CommentPart, number: number) => ReactNode;
};

/** Board, script, concept and brief on paper. */
export function SharedDocuments({ work, placeEnd }: SharedDocumentsProps) {
  const { storyboard_frames: frames, script, creative_brief: brief } = work.shown;
  return (
    <>
      {work.film ? <FilmPanel film={work.film} frames={frames} /> : null}
      {frames.length > 0 ? (
        <section className="shared-section" aria-labelledby="shared-board">
          <h2 id="shared-board" className="heading-2">
            Storyboard
          </h2>
          <PaperBoard label="Storyboard">
            <StoryboardFrames
              frames={frames}
              format={work.format}
              frameEnd={(number) => placeEnd?.('frame', number)}
            />
          </PaperBoard>
        </section>
      ) : null}
      {script.trim() ? (
        <section className="shared-section" aria-labelledby="shared-script">
          <h2 id="shared-script" className="heading-2">
            Script
          </h2>
          <PaperSheet label="Script" full>
            <h3 className="shared-script-title" dir="auto">
              {parseAvScript(script)?.title || work.projectName}
            </h3>
            <ScriptText text={script} rowEnd={(number) => placeEnd?.('row', number)} />
          </PaperSheet>
        </section>
      ) : null}
      <IdeaAndBrief work={work} brief={brief} />
    </>
  );
}

function IdeaAndBrief({ work, brief }: { work: SharedWork; brief: string }) {
  const { concept } = work;
  if (!concept && !brief.trim()) return null;
  return (
    <section className="shared-section" aria-labelledby="shared-brief">
      <h2 id="shared-brief" className="heading-2">
        {concept ? 'Concept and brief' : 'Creative Brief'}
      </h2>
      <div className="shared-papers">
        {concept ? (
          <PaperSheet label="Concept" full>
            <h3 className="doc-title" dir="auto">
              {work.projectName}
            </h3>
            {concept.subtitle ? (
              <p className="shared-idea" dir="auto">
                {concept.subtitle}
              </p>
            ) : null}
            <ul className="shared-features">
              {concept.features.map((feature) => (
                <li key={feature} dir="auto">
                  {feature}
                </li>
              ))}
            </ul>
            {concept.tone ? (
              <p className="muted" dir="auto">
                Tone: {concept.tone}
              </p>
            ) : null}
          </PaperSheet>
        ) : null}
        {brief.trim() ? (
          <PaperSheet label="Creative Brief" full>
            <BriefSections brief={brief} />
          </PaperSheet>
        ) : null}
      </div>
    </section>
  );
}
