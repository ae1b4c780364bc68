import type { Project } from '#domain/projects/project.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { Button } from '../ui/button.tsx';
import { PaperBoard } from '../ui/paper-sheet.tsx';
import { StoryboardFrames } from '../ui/storyboard-frames.tsx';
import { formatOf } from './project-format.ts';

type EditStoryboardProps = {
  project: Project;
  frames: StoryboardFrame[];
  drawing: boolean;
  onDraw: () => void;
};

/** The frames as they stand in the form, and the way to have new ones drawn. */
export function EditStoryboard({ project, frames, drawing, onDraw }: EditStoryboardProps) {
  const label = frames.length > 0 ? 'Regenerate' : 'Generate';
  return (
    <>
      {frames.length > 0 || drawing ? (
        <PaperBoard label="Frames" busy={drawing}>
          <StoryboardFrames
            frames={frames}
            format={formatOf(project)}
            loading={drawing}
            loadingLabel="Drawing four frames from the script"
          />
        </PaperBoard>
      ) : (
        <p className="muted">No storyboard frames generated yet</p>
      )}
      <Button className="justify-self-start" loading={drawing} onClick={onDraw}>
        {drawing ? 'Drawing…' : label}
      </Button>
    </>
  );
}
