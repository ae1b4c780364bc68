import { useEffect, useRef } from 'react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { framesPerBoard } from '#domain/storyboard/frame.ts';

/** The way to another frame: to the one before or to the one after. */
export type Way = -1 | 1;

type DeskHeadProps = {
  frame: number;
  /** A choice is being drawn, which is waited for. */
  isBusy: boolean;
  /** The way the desk came here from another frame: its button keeps the focus. */
  from: Way | null;
  onStep: (way: Way) => void;
  onClose: () => void;
};

export const titleOf = (frame: number) => `Direct frame ${frame}`;

/** Which frame is on the desk, and the ways to those beside it. */
export function DeskHead({ frame, isBusy, from, onStep, onClose }: DeskHeadProps) {
  const step = { frame, isBusy, from, onStep };
  return (
    <header className="desk-head">
      <h2 className="heading-2">{titleOf(frame)}</h2>
      <div className="desk-steps">
        <Step {...step} way={-1} />
        <Step {...step} way={1} />
        <IconButton icon="close" label="Close the desk" onClick={onClose} />
      </div>
    </header>
  );
}

function Step({ frame, isBusy, from, onStep, way }: Omit<DeskHeadProps, 'onClose'> & { way: Way }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (from === way) button.current?.focus();
  }, [from, way]);
  const to = frame + way;
  const isThere = to >= 1 && to <= framesPerBoard;
  return (
    <IconButton
      ref={button}
      icon={way === -1 ? 'frameBack' : 'frameOn'}
      label={
        isThere ? `${titleOf(to)} instead` : `There is no frame ${way === -1 ? 'before' : 'after'}`
      }
      aria-disabled={!isThere || isBusy}
      onClick={() => isThere && !isBusy && onStep(way)}
    />
  );
}
