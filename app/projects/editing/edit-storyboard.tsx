import { useEffect, useRef } from 'react';
import type { Project } from '#domain/projects/project.ts';
import { formatOf } from '#domain/projects/project-format.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { useStreamed } from '../../calls/stream-buffer.ts';
import { StageLine } from '../../stage-line.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { PaperBoard } from '../../ui/paper/paper-sheet.tsx';
import { StoryboardFrames } from '../../ui/paper/storyboard-frames.tsx';
import type { Drawing } from './use-storyboard-drawing.ts';

type EditStoryboardProps = { project: Project; frames: StoryboardFrame[]; drawing: Drawing };

/** The frames as they stand in the form, and the way to have new ones drawn. */
export function EditStoryboard({ project, frames, drawing }: EditStoryboardProps) {
  const { isUnderWay, remark } = drawing;
  return (
    <>
      {isUnderWay ? (
        <PaperBoard label="Frames" busy>
          <FramesSoFar project={project} drawing={drawing} />
          <StageLine work="board" buffer={drawing.drawn} />
        </PaperBoard>
      ) : frames.length > 0 ? (
        <PaperBoard label="Frames">
          <StoryboardFrames frames={frames} format={formatOf(project)} />
        </PaperBoard>
      ) : (
        <p className="muted">No storyboard frames generated yet</p>
      )}
      {remark ? <p className="muted">{remark}</p> : null}
      <Actions drawing={drawing} label={frames.length > 0 ? 'Regenerate' : 'Generate'} />
    </>
  );
}

function FramesSoFar({ project, drawing }: Pick<EditStoryboardProps, 'project' | 'drawing'>) {
  const { frames } = useStreamed(drawing.drawn);
  return (
    <StoryboardFrames
      frames={frames}
      format={formatOf(project)}
      loading
      loadingLabel="Drawing four frames from the script"
    />
  );
}

function Actions({ drawing, label }: { drawing: Drawing; label: string }) {
  const { isUnderWay, draw, stop } = drawing;
  const begin = useRef<HTMLButtonElement>(null);
  const stopped = useRef(false);
  // Stop is gone once it is pressed: the focus goes on to the button beside it.
  useEffect(() => {
    if (!isUnderWay && stopped.current) begin.current?.focus();
    stopped.current = false;
  }, [isUnderWay]);
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={begin} loading={isUnderWay} onClick={() => void draw()}>
        {isUnderWay ? 'Drawing…' : label}
      </Button>
      {isUnderWay ? (
        <Button
          onClick={() => {
            stopped.current = true;
            stop();
          }}
        >
          Stop drawing
        </Button>
      ) : null}
    </div>
  );
}
