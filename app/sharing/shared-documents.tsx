import { type ReactNode, useId } from 'react';
import { parseAvScript } from '#domain/script/av-script.ts';
import type { Place } from '#domain/sharing/place.ts';
import type { SharedCut, SharedWork } from '#domain/sharing/shared-page.ts';
import { ScriptText } from '../ui/paper/av-script.tsx';
import { BriefSections } from '../ui/paper/brief-sections.tsx';
import { PaperBoard, PaperSheet } from '../ui/paper/paper-sheet.tsx';
import { StoryboardFrames } from '../ui/paper/storyboard-frames.tsx';
import { SharedCuts } from './shared-cuts.tsx';
import { type FilmEndOf, SharedFilm } from './shared-film.tsx';

type SharedDocumentsProps = {
  work: SharedWork;
  /** What else stands with a frame or a row. */
  placeEnd?: (place: Place) => ReactNode;
  /** What else stands with the film of a cut: below its player, and where there is none. */
  filmEnd?: FilmEndOf;
  filmSaid?: (cut: Place['cut']) => ReactNode;
};

/** Film, board and script of each cut, concept and brief on paper. */
export function SharedDocuments({ work, placeEnd, filmEnd, filmSaid }: SharedDocumentsProps) {
  const { storyboard_frames: frames, script, creative_brief: brief } = work.shown;
  return (
    <>
      {work.cuts.length > 1 ? (
        <SharedCuts
          cuts={work.cuts}
          filmEnd={filmEnd}
          papersOf={(cut, name) => (
            <>
              {filmSaid?.(cut.platform)}
              <CutPapers
                work={work}
                cut={{ ...cut, format: cut.aspect }}
                name={name}
                placeEnd={placeEnd}
              />
            </>
          )}
        />
      ) : (
        <>
          {work.film ? (
            <SharedFilm film={work.film} frames={frames} cut={null} end={filmEnd} />
          ) : null}
          {filmSaid?.(null)}
          <CutPapers
            work={work}
            cut={{ frames, script, format: work.format, platform: null }}
            placeEnd={placeEnd}
          />
        </>
      )}
      <IdeaAndBrief work={work} brief={brief} />
    </>
  );
}

type CutPapersProps = {
  work: SharedWork;
  cut: Pick<SharedCut, 'frames' | 'script'> & {
    format: SharedWork['format'];
    platform: Place['cut'];
  };
  /** Which cut it is, where there are several. */
  name?: string;
  placeEnd?: SharedDocumentsProps['placeEnd'];
};

function CutPapers({ work, cut, name = '', placeEnd }: CutPapersProps) {
  const { frames, script, format, platform } = cut;
  const id = useId();
  return (
    <>
      {frames.length > 0 ? (
        <section className="shared-section" aria-labelledby={`${id}board`}>
          <h2 id={`${id}board`} className="heading-2">
            Storyboard
            {name ? <span className="heading-facts"> {name}</span> : null}
          </h2>
          <PaperBoard label="Storyboard">
            <StoryboardFrames
              frames={frames}
              format={format}
              frameEnd={(number) => placeEnd?.({ part: 'frame', number, cut: platform })}
            />
          </PaperBoard>
        </section>
      ) : null}
      {script.trim() ? (
        <section className="shared-section" aria-labelledby={`${id}script`}>
          <h2 id={`${id}script`} className="heading-2">
            Script
            {name ? <span className="heading-facts"> {name}</span> : null}
          </h2>
          <PaperSheet label="Script" full>
            <h3 className="shared-script-title" dir="auto">
              {parseAvScript(script)?.title || work.projectName}
            </h3>
            <ScriptText
              text={script}
              rowEnd={(number) => placeEnd?.({ part: 'row', number, cut: platform })}
            />
          </PaperSheet>
        </section>
      ) : null}
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
