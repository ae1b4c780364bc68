import { Button } from '#app/ui/button.tsx';
import { PaperBoard } from '#app/ui/paper-sheet.tsx';
import { StoryboardFrames } from '#app/ui/storyboard-frames.tsx';
import { parseAvScript } from '#domain/script/av-script.ts';
import { currentScript, shownBoard } from '#domain/wizard/draft.ts';
import { primaryFormatOf } from './answers-so-far.ts';
import { lengthFact } from './script-sheet.tsx';
import type { Wizard } from './use-wizard.ts';

/** The four frames of the take in use: being drawn, drawn, or still to be drawn. */
export function StoryboardSheet({ wizard }: { wizard: Wizard }) {
  const { draft, dispatch, writer } = wizard;
  const board = shownBoard(draft);
  const drawing = draft.drawing !== null;
  const current = board?.take === draft.take;
  const format = primaryFormatOf(draft);
  const held = draft.scriptEdit !== null;
  return (
    <PaperBoard
      label="Storyboard"
      busy={drawing}
      facts={[
        { label: 'Product', text: draft.answers.productName },
        { label: 'Format', text: format },
        { label: 'Frames', text: '4' },
        ...lengthFact(parseAvScript(currentScript(draft))),
      ]}
    >
      <h2 className="sr-only">Storyboard</h2>
      {drawing || board ? (
        <StoryboardFrames
          frames={board?.frames ?? []}
          format={format}
          loading={drawing}
          loadingLabel={`Drawing four frames from take ${draft.take + 1}`}
        />
      ) : (
        <p className="muted">No frames yet. They are drawn from the script on the left.</p>
      )}
      {board && !current && !drawing ? (
        <p className="board-note">
          These frames show take {board.take + 1}. Generate the storyboard to have take{' '}
          {draft.take + 1} drawn.
        </p>
      ) : null}
      <div className="paper-actions">
        {drawing || !current ? (
          <Button
            compact
            unavailable={held}
            onClick={() => dispatch({ type: 'storyboard-bypassed' })}
          >
            Bypass Storyboard
          </Button>
        ) : null}
        {drawing ? null : (
          <Button
            compact
            variant={current ? 'secondary' : 'ink'}
            unavailable={held || draft.writing !== null}
            onClick={() => void writer.drawStoryboard()}
          >
            Generate Storyboard
          </Button>
        )}
      </div>
    </PaperBoard>
  );
}
