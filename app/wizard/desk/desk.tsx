import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { useModal } from '#app/ui/overlays/use-modal.ts';
import { noneRef } from '#domain/storyboard/shot-plan.ts';
import { currentBoard, deskNotes } from '#domain/wizard/draft/directing.ts';
import { primaryFormatOf } from '../answers-so-far.ts';
import { enterOver } from '../overlay/step-history.ts';
import type { Wizard } from '../use-wizard.ts';
import { useHasPainter } from '../writing/use-has-model.ts';
import { CameraFields, SettingFields } from './camera-fields.tsx';
import { DeskHead, titleOf, type Way } from './desk-head.tsx';
import { DeskPicture } from './desk-picture.tsx';
import { type Desk as DeskState, useDesk } from './directing/use-desk.ts';
import { LetteringFields } from './lettering-fields.tsx';
import { ModelVersions } from './model-versions.tsx';
import { NoteField } from './note-field.tsx';
import { PeopleFields } from './people-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { ThingFields } from './thing-fields.tsx';
import './desk.css';

type OpenedProps = {
  wizard: Wizard;
  /** Null while it is shut. */
  frame: number | null;
  /** Another frame is put on the desk. */
  onFrame: (frame: number) => void;
  onClose: () => void;
};
type DeskProps = Omit<OpenedProps, 'frame' | 'onFrame'> & {
  frame: number;
  from: Way | null;
  onStep: (way: Way) => void;
};

/** One frame of the board, from 1, on the desk: what it shows is chosen beside the picture. */
export function Desk({ wizard, frame, onFrame, onClose }: OpenedProps) {
  const [from, setFrom] = useState<Way | null>(null);
  const close = () => {
    setFrom(null);
    onClose();
  };
  const dialog = useModal(frame !== null, close);
  useEntry(frame !== null, close);
  return (
    <dialog
      ref={dialog}
      className={`desk desk-${primaryFormatOf(wizard.draft).replace(':', '-')}`}
      aria-label={frame === null ? undefined : titleOf(frame)}
    >
      {frame === null ? null : (
        <Directing
          key={frame}
          wizard={wizard}
          frame={frame}
          from={from}
          onStep={(way) => {
            setFrom(way);
            onFrame(frame + way);
            wizard.announce(titleOf(frame + way));
          }}
          onClose={close}
        />
      )}
    </dialog>
  );
}

// Back shuts the desk and nothing else.
function useEntry(isOpen: boolean, close: () => void) {
  const shut = useRef(close);
  shut.current = close;
  useEffect(() => (isOpen ? enterOver(() => shut.current()) : undefined), [isOpen]);
}

type FieldsProps = { desk: DeskState; wizard: Wizard; frame: number };

function Directing({ wizard, frame, from, onStep, onClose }: DeskProps) {
  const desk = useDesk(wizard, frame);
  const hasPainter = useHasPainter();
  const drawn = currentBoard(wizard.draft)[frame - 1];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole desk; each has its button
    <div className="contents" onKeyDown={(event) => undoByKey(event, desk)}>
      <DeskHead
        frame={frame}
        isBusy={desk.state === 'drawing'}
        from={from}
        onStep={onStep}
        onClose={onClose}
      />
      <div className="desk-picture">
        {drawn ? <DeskPicture frame={drawn} desk={desk} /> : null}
        <Tools desk={desk} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="desk-fields" tabIndex={0} aria-label="What the frame shows">
        {hasPainter ? <ModelVersions wizard={wizard} frame={frame} desk={desk} /> : null}
        <Fields desk={desk} wizard={wizard} frame={frame} />
      </section>
      <footer className="desk-foot">
        <p className="muted">Every choice is kept at once. The other frames stay as they are.</p>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </footer>
    </div>
  );
}

function Fields({ desk, wizard, frame }: FieldsProps) {
  const { chosen, choose, cast, elsewhere } = desk;
  if (!chosen) return null;
  const { answers } = wizard.draft;
  const form = desk.form ?? noneRef(answers.productName);
  const typed = deskNotes(wizard.draft).find((one) => one.frame === frame)?.note ?? '';
  return (
    <>
      <NoteField desk={desk} typed={typed} />
      <CameraFields chosen={chosen} choose={choose} cast={cast} form={form} />
      <SettingFields chosen={chosen} choose={choose} elsewhere={elsewhere} />
      <PeopleFields chosen={chosen} choose={choose} cast={cast} hero={answers.characterName} />
      <ThingFields chosen={chosen} choose={choose} />
      <ProductFields chosen={chosen} choose={choose} form={form} />
      <LetteringFields chosen={chosen} choose={choose} />
    </>
  );
}

function Tools({ desk: { undo, redo, back } }: { desk: DeskState }) {
  return (
    <div className="desk-tools">
      <IconButton icon="undo" label="Undo" aria-disabled={!undo} onClick={() => undo?.()} />
      <IconButton icon="redo" label="Redo" aria-disabled={!redo} onClick={() => redo?.()} />
      <Button compact unavailable={!back} onClick={() => back?.()}>
        Back to what was written
      </Button>
    </div>
  );
}

// In a field the keys undo what was typed.
function undoByKey(event: KeyboardEvent, { undo, redo }: DeskState): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if ((event.target as Element).closest('input[type=text]')) return;
  const key = event.key.toLowerCase();
  const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null;
  if (!step) return;
  event.preventDefault();
  step();
}
