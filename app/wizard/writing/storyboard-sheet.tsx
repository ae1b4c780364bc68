import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useStreamed } from '#app/calls/stream-buffer.ts';
import { StageLine } from '#app/stage-line.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { GuidedFrames } from '#app/ui/cuts/guided-frames.tsx';
import { PaperBoard } from '#app/ui/paper/paper-sheet.tsx';
import { StoryboardFrames } from '#app/ui/paper/storyboard-frames.tsx';
import { parseAvScript } from '#domain/script/av-script.ts';
import { directedFrames } from '#domain/storyboard/direct-shot.ts';
import {
  canDirect,
  choosableShots,
  deskNotes,
  outdatedDirections,
  undrawnChoices,
} from '#domain/wizard/draft/directing.ts';
import { currentScript, currentShots, type Draft, shownBoard } from '#domain/wizard/draft/draft.ts';
import { lockedFrames } from '#domain/wizard/kept-in-step/locks.ts';
import { primaryFormatOf } from '../answers-so-far.ts';
import { useCastSheet } from '../cast/use-cast-sheet.tsx';
import type { Desk } from '../desk/desk.tsx';
import type { FramesDialog } from '../desk/frames-dialog.tsx';
import { loadDesk, loadFramesDialog, useLate } from '../desk/use-late.ts';
import { LockButton } from '../kept-in-step/lock-button.tsx';
import { isRefreshShown, RefreshDifference } from '../kept-in-step/refresh-difference.tsx';
import { StaleLettersNote, StaleTimeNote } from '../kept-in-step/stale-letters-note.tsx';
import { StaleNote } from '../kept-in-step/stale-note.tsx';
import { list } from '../kept-in-step/stale-words.ts';
import type { Wizard } from '../use-wizard.ts';
import { lengthFact } from './script-sheet.tsx';
import { SourceNotice } from './source-notice.tsx';

/** The four frames of the take in use: being drawn, drawn, or still to be drawn. */
export function StoryboardSheet({ wizard }: { wizard: Wizard }) {
  const { draft } = wizard;
  const board = shownBoard(draft);
  const drawing = draft.drawing !== null;
  const format = primaryFormatOf(draft);
  const desk = useLate<ComponentProps<typeof Desk>, number>(loadDesk, wizard.show);
  const framing = useLate<ComponentProps<typeof FramesDialog>, true>(loadFramesDialog, wizard.show);
  const cast = useCastSheet(wizard);
  const shots = currentShots(draft);
  return (
    <>
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
        <StaleNote wizard={wizard} of="board" />
        {isRefreshShown(wizard, 'board') ? (
          <RefreshDifference wizard={wizard} of="board" />
        ) : drawing && !draft.drawing?.frames ? (
          <FramesSoFar wizard={wizard} />
        ) : board ? (
          <GuidedFrames
            frames={board.frames}
            format={format}
            platform={draft.answers.platform[0]}
            onDirect={canDirect(draft) ? (frame) => void desk.open(frame) : undefined}
            directed={board.take === draft.take && shots ? directedFrames(shots) : []}
            locked={lockedFrames(draft).map(({ frame }) => frame)}
            frameEnd={(frame) => (
              <>
                <StaleLettersNote wizard={wizard} frame={frame} />
                <StaleTimeNote wizard={wizard} frame={frame} />
                <LockButton wizard={wizard} lock={{ of: 'frame', frame }} name={`frame ${frame}`} />
              </>
            )}
          />
        ) : (
          <p className="muted">No frames yet. They are drawn from the script on the left.</p>
        )}
        <div className="board-foot">
          <BoardWords wizard={wizard} />
          <Actions
            wizard={wizard}
            isCurrent={board?.take === draft.take}
            castButton={cast.button}
            onChooseShots={() => void framing.open(true)}
          />
        </div>
      </PaperBoard>
      {cast.sheet}
      {desk.Part ? (
        <desk.Part
          wizard={wizard}
          frame={desk.of}
          onFrame={(frame) => void desk.open(frame)}
          onClose={desk.close}
        />
      ) : null}
      {framing.Part && shots ? (
        <framing.Part
          open={framing.of !== null}
          plan={shots}
          hero={draft.answers.characterName}
          onClose={framing.close}
          onChoose={(chosen) => {
            framing.close();
            wizard.dispatch({ type: 'frames-chosen', shots: chosen });
            void wizard.writer.drawStoryboard();
          }}
        />
      ) : null}
    </>
  );
}

// Beside the buttons, where what comes and goes moves nothing.
function BoardWords({ wizard }: { wizard: Wizard }) {
  const { draft } = wizard;
  const board = shownBoard(draft);
  if (draft.drawing) return <StageLine work="board" buffer={wizard.drawn} />;
  if (!board || board.take === draft.take)
    return (
      <>
        <SourceNotice wizard={wizard} of={board?.frames} />
        <UndrawnNote draft={draft} />
      </>
    );
  return (
    <p className="board-note">
      These frames show take {board.take + 1}. Generate the storyboard to have take {draft.take + 1}{' '}
      drawn, and its frames to direct.
    </p>
  );
}

function UndrawnNote({ draft }: { draft: Draft }) {
  const frames = undrawnChoices(draft).map(({ frame }) => `frame ${frame}`);
  const noted = deskNotes(draft)
    .filter(({ note }) => note.trim())
    .map(({ frame }) => `frame ${frame}`);
  if (frames.length + noted.length === 0 || draft.directing) return null;
  return (
    <>
      {frames.length > 0 ? (
        <p className="board-note">
          What you chose last for {list(frames)} is kept, and not drawn yet. Direct it to have it
          drawn.
        </p>
      ) : null}
      {noted.length > 0 ? (
        <p className="board-note">
          What you typed for {list(noted)} is kept, and not carried out yet.
        </p>
      ) : null}
    </>
  );
}

function FramesSoFar({ wizard: { draft, drawn } }: { wizard: Wizard }) {
  const { frames } = useStreamed(drawn);
  return (
    <StoryboardFrames
      frames={frames}
      format={primaryFormatOf(draft)}
      loading
      loadingLabel={`Drawing four frames from take ${draft.take + 1}`}
    />
  );
}

type ActionsProps = {
  wizard: Wizard;
  isCurrent: boolean;
  castButton: (unavailable: boolean) => ReactNode;
  onChooseShots: () => void;
};

function Actions({ wizard, isCurrent, castButton, onChooseShots }: ActionsProps) {
  const { draft, dispatch, writer, ask } = wizard;
  const drawing = draft.drawing !== null;
  const held = draft.scriptEdit !== null;
  const again = useRef<HTMLButtonElement>(null);
  const stopped = useRef(false);
  // Stop is gone once it is pressed: the focus goes on to what takes its place.
  useEffect(() => {
    if (!drawing && stopped.current) again.current?.focus();
    stopped.current = false;
  }, [drawing]);
  const stop = () => {
    stopped.current = true;
    dispatch({ type: 'drawing-stopped' });
    wizard.announce(
      shownBoard(draft)
        ? 'Stopped. The frames from before are still there.'
        : 'Stopped. No frames were kept.',
    );
  };
  return (
    <div className="paper-actions">
      {draft.answers.voiceOverOnly ? null : castButton(drawing || held || !isCurrent)}
      {choosableShots(draft) ? (
        <Button compact unavailable={!canDirect(draft)} onClick={onChooseShots}>
          Choose the four shots
        </Button>
      ) : null}
      {wizard.cut === null && (drawing || !isCurrent) ? (
        <Button
          compact
          unavailable={held}
          onClick={() => dispatch({ type: 'storyboard-bypassed' })}
        >
          Bypass Storyboard
        </Button>
      ) : null}
      {drawing ? (
        <Button key="stop" compact onClick={stop}>
          Stop drawing
        </Button>
      ) : (
        <Button
          key="draw"
          ref={again}
          compact
          variant={isCurrent ? 'secondary' : 'ink'}
          unavailable={held || draft.writing !== null || draft.refresh?.of === 'board'}
          onClick={() => {
            const outdated = outdatedDirections(draft);
            if (outdated) ask({ kind: 'directed-frames', ...outdated });
            else void writer.drawStoryboard();
          }}
        >
          Generate Storyboard
        </Button>
      )}
    </div>
  );
}
