import { useId, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { FieldError } from '#app/ui/controls/field-error.tsx';
import { Option } from '#app/ui/controls/option.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { PictureFacts, PictureStroke } from '#domain/pictures/picture.ts';
import { BrushField } from './brush-field.tsx';
import { pictureAddress } from './picture-address.ts';
import { useRecut } from './use-recut.ts';
import './mending.css';

type MendProps = { facts: PictureFacts; onCut: (facts: PictureFacts) => void };

/** A brush over the picture: what it keeps and what it erases, drawn anew after each stroke. */
export const MendDialog = ({
  open,
  onClose,
  ...props
}: MendProps & { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    title="Mend the cut-out"
    wide
    actions={
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    }
  >
    <Mending {...props} />
  </Dialog>
);

const sizes = { fine: 0.012, middle: 0.03, broad: 0.07 } as const;
type Size = keyof typeof sizes;
const sizeWords: Record<Size, string> = { fine: 'Fine', middle: 'Middle', broad: 'Broad' };
const doesWords: Record<PictureStroke['does'], string> = { erase: 'Erases', keep: 'Keeps' };

function Mending({ facts, onCut }: MendProps) {
  const { cut, isBusy, trouble, stroke, undo, startOver, whole } = useRecut(facts, onCut);
  const [does, setDoes] = useState<PictureStroke['does']>('erase');
  const [size, setSize] = useState<Size>('middle');
  const hintId = useId();
  const count = cut.strokes.length;
  return (
    <div className="mending">
      <Choice
        className="mending-brush"
        legend="The brush"
        words={doesWords}
        value={does}
        onChoose={setDoes}
      />
      <div className="mending-picture">
        <BrushField
          facts={facts}
          does={does}
          size={sizes[size]}
          strokes={cut.strokes}
          describedBy={hintId}
          onStroke={(points) => stroke({ does, size: sizes[size], points })}
        />
        <p id={hintId} className="field-hint">
          Paint over what is wrong; a rough stroke will do. Pale parts are cut away. By keyboard:
          arrows move the brush (with Shift farther), Space puts it down and lifts it.
        </p>
      </div>
      <div className="mending-tools">
        <figure className="picture-shown mending-preview">
          <img
            src={pictureAddress(facts, 'drawn')}
            alt="As it will be drawn"
            width={800}
            height={600}
          />
          <figcaption>
            <span role="status">
              {isBusy ? 'Cutting it out anew…' : 'This is how it will be drawn'}
            </span>
          </figcaption>
        </figure>
        <Choice legend="Its size" words={sizeWords} value={size} onChoose={setSize} />
        <div className="mending-back">
          <Button compact unavailable={count === 0} onClick={undo}>
            Take back
          </Button>
          <Button compact unavailable={count === 0 && !cut.whole} onClick={startOver}>
            Start over
          </Button>
        </div>
        <Checkbox
          label="Use the whole picture"
          checked={cut.whole}
          onChange={({ target }) => whole(target.checked)}
        />
        <FieldError>{trouble ?? undefined}</FieldError>
      </div>
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  className?: string;
  legend: string;
  words: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({
  className,
  legend,
  words,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="field-label">{legend}</legend>
      <div className="options mending-options">
        {(Object.keys(words) as Value[]).map((one) => (
          <Option
            key={one}
            name={name}
            label={words[one]}
            checked={value === one}
            onChange={() => onChoose(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}
