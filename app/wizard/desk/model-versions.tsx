import { useId, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { currentBoard, versionsOf } from '#domain/wizard/draft/directing.ts';
import type { Wizard } from '../use-wizard.ts';
import type { Desk } from './directing/use-desk.ts';
import { useRedrawing } from './use-redrawing.ts';

type VersionsProps = { wizard: Wizard; frame: number; desk: Desk };

/** Where a model draws: once more from the plan, with a note, and which of the last versions the board shows. */
export function ModelVersions({ wizard, frame, desk }: VersionsProps) {
  const { draft } = wizard;
  const [note, setNote] = useState('');
  const { isRunning, problem, redraw, stop, pick } = useRedrawing(wizard, frame);
  const group = useId();
  const versions = versionsOf(draft, frame);
  const shown = currentBoard(draft)[frame - 1]?.imageUrl;
  const { chosen } = desk;
  const isFree = chosen !== null && desk.state === 'drawn' && !isRunning;
  return (
    <section className="desk-part" aria-label="Drawn by the model">
      <h3>Drawn by the model</h3>
      <Field
        label="A note for this picture"
        placeholder="warmer, and she looks out of the window"
        value={note}
        maxLength={600}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="desk-tools">
        <Button
          compact
          unavailable={!isFree}
          onClick={() => {
            if (chosen && isFree) void redraw(chosen, note);
          }}
        >
          Redraw this frame
        </Button>
        {isRunning ? (
          <Button compact onClick={stop}>
            Stop
          </Button>
        ) : null}
      </div>
      <p role="status" className="muted">
        {isRunning ? 'The model draws it from its plan…' : problem}
      </p>
      {versions.length > 1 ? (
        <fieldset className="desk-versions">
          <legend className="field-label">The last {versions.length} versions</legend>
          <div>
            {versions.map((one, at) => (
              <label key={one.imageUrl ?? at}>
                <input
                  type="radio"
                  name={group}
                  className="choice-input"
                  checked={one.imageUrl === shown}
                  disabled={isRunning}
                  onChange={() => pick(one)}
                />
                <img src={one.imageUrl} alt="" />
                <span>Version {at + 1}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </section>
  );
}
