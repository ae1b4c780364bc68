// Brief, script and storyboard on paper, of a project or of one of its takes.

import { parseAvScript } from '#domain/script/av-script.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { Platform } from '#domain/wizard/options.ts';
import { Button } from '../ui/controls/button.tsx';
import { GuidedFrames } from '../ui/cuts/guided-frames.tsx';
import { Icon } from '../ui/icon.tsx';
import { ScriptText } from '../ui/paper/av-script.tsx';
import { BriefSections } from '../ui/paper/brief-sections.tsx';
import { PaperBoard, PaperSheet } from '../ui/paper/paper-sheet.tsx';
import type { FrameFormat } from '../ui/paper/storyboard-frames.tsx';

export function BriefDocument({ brief }: { brief: string }) {
  if (brief.trim() === '') {
    return (
      <NothingYet
        title="No Creative Brief Yet"
        text="Generate a creative brief to see formatted content here"
      />
    );
  }
  return (
    <PaperSheet label="Creative Brief" full>
      <h2 className="document-heading">Creative Brief</h2>
      <BriefSections brief={brief} />
    </PaperSheet>
  );
}

type ScriptDocumentProps = { script: string; onCopy?: () => void };

export function ScriptDocument({ script, onCopy }: ScriptDocumentProps) {
  if (script.trim() === '') return <NothingYet title="No script generated yet" />;
  const title = parseAvScript(script)?.title;
  return (
    <PaperSheet label="Script" full>
      <div className="document-head">
        <h2 className="document-heading" dir="auto">
          {title || 'Script'}
        </h2>
        {onCopy ? (
          <Button compact onClick={onCopy}>
            <Icon name="copy" /> Copy Script
          </Button>
        ) : null}
      </div>
      <ScriptText text={script} />
    </PaperSheet>
  );
}

type StoryboardDocumentProps = {
  frames: StoryboardFrame[];
  format: FrameFormat;
  /** Whose safe zone can be shown. */
  platform?: Platform | undefined;
};

export function StoryboardDocument({ frames, format, platform }: StoryboardDocumentProps) {
  if (frames.length === 0) return <NothingYet title="No storyboard frames generated yet" />;
  return (
    <PaperBoard label="Storyboard">
      <h2 className="sr-only">Storyboard</h2>
      <GuidedFrames frames={frames} format={format} platform={platform} />
    </PaperBoard>
  );
}

function NothingYet({ title, text }: { title: string; text?: string }) {
  return (
    <div className="paper document-empty">
      <h2 className="heading-3">{title}</h2>
      {text ? <p className="muted">{text}</p> : null}
    </div>
  );
}
