import { useState } from 'react';
import { Button } from './controls/button.tsx';
import { ButtonStates } from './gallery/button-states.tsx';
import { ChoiceStates } from './gallery/choice-states.tsx';
import { FieldStates } from './gallery/field-states.tsx';
import { OverlayStates } from './gallery/overlay-states.tsx';
import { sampleBrief, sampleFrames, sampleScript } from './gallery/samples.ts';
import { Section } from './gallery/section.tsx';
import { StageStates } from './gallery/stage-states.tsx';
import { Leader } from './page/leader.tsx';
import { SiteHeader } from './page/site-header.tsx';
import { ScriptText } from './paper/av-script.tsx';
import { BriefSections } from './paper/brief-sections.tsx';
import { PaperBoard, PaperSheet, PaperSkeleton } from './paper/paper-sheet.tsx';
import { type FrameFormat, StoryboardFrames } from './paper/storyboard-frames.tsx';

const facts = [
  { label: 'Product', text: 'Nightjar Cold Brew' },
  { label: 'Format', text: '16:9' },
  { label: 'Take', text: '1' },
  { label: 'Length', text: '30 s' },
];

/** Every primitive in every state, to look at and to run checks on. Development only. */
export default function Gallery() {
  return (
    <>
      <title>Primitives · AD BUILDER</title>
      <SiteHeader />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid max-w-page gap-12 px-gutter pt-24 pb-20"
      >
        <h1 className="heading-1">Primitives</h1>
        <ButtonStates />
        <ChoiceStates />
        <FieldStates />
        <StageStates />
        <OverlayStates />
        <Paper />
        <Boards />
      </main>
    </>
  );
}

function Paper() {
  return (
    <Section title="Paper">
      <div className="grid gap-6 lg:grid-cols-2">
        <PaperSheet label="Creative brief" facts={facts} title="Wake the night shift">
          <BriefSections brief={sampleBrief} />
        </PaperSheet>
        <PaperSheet label="Script" facts={facts} title="Wake the night shift" dense>
          <ScriptText text={sampleScript} />
        </PaperSheet>
        <PaperSheet label="Brief in the making" facts={facts} busy>
          <div className="py-12">
            <Leader label="Writing from concept 1, “Wake the night shift”" />
          </div>
          <PaperSkeleton />
        </PaperSheet>
        <PaperSheet label="Script in a form of its own">
          <ScriptText text={'A man walks in.\nHe says nothing.'} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="ink">Generate again</Button>
            <Button>Keep this one</Button>
            <Button unavailable>Not yet</Button>
          </div>
        </PaperSheet>
      </div>
    </Section>
  );
}

const formats: FrameFormat[] = ['16:9', '9:16', '1:1', '4:5'];

function Boards() {
  const [loading, setLoading] = useState(true);
  return (
    <Section title="Storyboards">
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Show frames' : 'Show waiting'}
      </Button>
      {formats.map((format) => (
        <PaperBoard key={format} label={`Storyboard ${format}`} facts={facts}>
          <StoryboardFrames
            frames={sampleFrames}
            format={format}
            loading={loading && format === '16:9'}
          />
        </PaperBoard>
      ))}
    </Section>
  );
}
