import { useEffect, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { chosenFrames } from '#domain/storyboard/choose-frames.ts';
import { framesPerBoard } from '#domain/storyboard/frame.ts';
import { personName, refName } from '#domain/storyboard/ref-names.ts';
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { compositionWords, sizeWords } from '#domain/storyboard/shot-words.ts';
import './desk.css';

type FramesProps = {
  open: boolean;
  plan: ShotPlan;
  hero: string;
  onClose: () => void;
  onChoose: (shots: number[]) => void;
};

/** Which four of the film's shots the board shows. */
export function FramesDialog({ open, plan, hero, onClose, onChoose }: FramesProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // It begins with those the board shows now, each time it is opened.
  useEffect(() => {
    if (open) setChosen(chosenFrames(plan));
  }, [open, plan]);
  const toggle = (at: number) =>
    setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at]);
  const isWhole = chosen.length === framesPerBoard;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Choose the four shots"
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" unavailable={!isWhole} onClick={() => onChoose([...chosen])}>
            Draw these four
          </Button>
        </>
      }
    >
      <p className="muted" role="status">
        {chosen.length} of {framesPerBoard} chosen. Their order follows the film.
      </p>
      <div className="desk-shots">
        {plan.shots.map((shot, at) => (
          <Checkbox
            // biome-ignore lint/suspicious/noArrayIndexKey: shots stay where they are
            key={at}
            label={`Row ${shot.row}, shot ${shot.cut}`}
            hint={hintOf(shot, plan, hero)}
            checked={chosen.includes(at)}
            onChange={() => toggle(at)}
          />
        ))}
      </div>
    </Dialog>
  );
}

function hintOf(shot: Shot, { cast }: ShotPlan, hero: string): string {
  const { place, people, props, seconds } = shot;
  const words = [
    sizeWords[shot.size],
    compositionWords[shot.composition].toLowerCase(),
    ...people.map(({ who }) => personName(who, cast, hero)),
    ...props.map(({ id }) => refName('thing', id)),
    ...(place === 'none:plain' ? [] : [refName('place', place)]),
  ];
  return `${words.join(', ')}; ${Math.round(seconds * 10) / 10} s`;
}
