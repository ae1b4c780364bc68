import { useId, useRef, useSyncExternalStore } from 'react';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { type PictureKind, pictureLimits } from '#domain/pictures/picture.ts';
import { roomFor, withPlates } from '#domain/pictures/place-picture.ts';
import type { Wizard } from '../use-wizard.ts';
import { FileButton } from './file-button.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadTile } from './upload-tile.tsx';
import { useDrop, useFocusAfter, usePaste } from './use-section.ts';
import './product-pictures.css';

const { megabytes, megapixels } = pictureLimits;

/** Step 3: up to three pictures of the product and a logo, each shown as it will be drawn. */
export function ProductPictures({ wizard }: { wizard: Wizard }) {
  const { draft, uploads } = wizard;
  const { pictures, productName } = draft.answers;
  const running = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
  const [titleId, hintId] = [useId(), useId()];
  const region = useRef<HTMLElement>(null);
  const drop = useDrop((files) => uploads.add(files, 'product'));
  usePaste((files) => uploads.add(files, 'product'));
  const focusOn = useFocusAfter(region);
  const under = (kind: PictureKind) =>
    running.filter((one) => one.kind === kind && !one.instead && one.state !== 'failed').length;
  const shown = [
    ...(pictures?.product ?? []).map((picture) => ({ picture, kind: 'product' as const })),
    ...(pictures?.logo ? [{ picture: pictures.logo, kind: 'logo' as const }] : []),
  ];
  return (
    <section
      ref={region}
      className={drop.isOver ? 'product-pictures is-over' : 'product-pictures'}
      aria-labelledby={titleId}
      aria-describedby={hintId}
      {...drop.handlers}
    >
      <h2 className="field-label" id={titleId}>
        Pictures of the product <small>Optional</small>
      </h2>
      <p className="field-hint" id={hintId}>
        Up to three, and your logo: the storyboard then shows what you sell, drawn in its own hand.
        PNG, JPEG, WebP or SVG, {megabytes} MB and {megapixels} megapixels at most. Only you can see
        them.
      </p>
      {shown.length + running.length > 0 ? (
        <ul className="picture-tiles">
          {shown.map(({ picture, kind }, at) => (
            <PictureTile
              key={picture.id}
              wizard={wizard}
              picture={picture}
              name={kind === 'logo' ? 'the logo' : `picture ${at + 1}`}
              kind={kind}
              of={productName.trim() || 'the product'}
              onGone={focusOn}
            />
          ))}
          {running.map((upload) => (
            <UploadTile key={upload.id} upload={upload} uploads={uploads} onGone={focusOn} />
          ))}
        </ul>
      ) : null}
      <Ways
        add={uploads.add}
        takesPictures={roomFor(pictures, 'product') > under('product')}
        takesLogo={roomFor(pictures, 'logo') > under('logo')}
        hasPictures={shown.some(({ kind }) => kind === 'product')}
      />
      {pictures?.logo ? (
        <Checkbox
          label="Letter the film on the logo’s colour"
          hint="Plates take the strongest colour of your logo, with letters that can be read on it."
          checked={pictures.plates === 'logo'}
          onChange={({ currentTarget }) =>
            wizard.dispatch({
              type: 'answered',
              answers: { pictures: withPlates(pictures, currentTarget.checked) },
            })
          }
        />
      ) : null}
    </section>
  );
}

type WaysProps = {
  add: Wizard['uploads']['add'];
  takesPictures: boolean;
  takesLogo: boolean;
  hasPictures: boolean;
};

const Ways = ({ add, takesPictures, takesLogo, hasPictures }: WaysProps) => (
  <div className="picture-ways">
    {takesPictures ? (
      <>
        <FileButton multiple onFiles={(files) => add(files, 'product')}>
          {hasPictures ? 'Add a picture' : 'Choose pictures'}
        </FileButton>
        <FileButton className="from-camera" capture onFiles={(files) => add(files, 'product')}>
          Take a photo
        </FileButton>
      </>
    ) : null}
    {takesLogo ? (
      <FileButton onFiles={(files) => add(files, 'logo')}>Add the logo</FileButton>
    ) : null}
    {takesPictures ? <span className="field-hint by-mouse">or drop or paste them here</span> : null}
  </div>
);
