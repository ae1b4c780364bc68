import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import type { PictureKind, PictureView, ShownPictures } from '#domain/pictures/picture.ts';
import type { Wizard } from '../use-wizard.ts';
import { FileButton } from './file-button.tsx';
import { MendDialog } from './mend-dialog.tsx';
import { pictureAddress } from './picture-address.ts';
import { ShownPicture } from './shown-picture.tsx';
import { useFacts } from './use-facts.ts';

type PictureTileProps = {
  wizard: Wizard;
  picture: ShownPictures['product'][number];
  kind: PictureKind;
  /** 'picture 2', 'the logo': which one a button is about. */
  name: string;
  /** What it shows. */
  of: string;
  /** It was removed: the focus has to go somewhere. */
  onGone: () => void;
};

/** A kept picture as it will be drawn, the original one press away. */
export function PictureTile({ wizard, picture, kind, name, of, onGone }: PictureTileProps) {
  const { uploads } = wizard;
  const facts = useFacts(uploads, picture.id, picture.mark);
  const [isOriginal, setIsOriginal] = useState(false);
  const [isMending, setIsMending] = useState(false);
  const view: PictureView = isOriginal ? 'source' : 'drawn';
  const remove = () => {
    onGone();
    uploads.remove(picture.id);
  };
  if (facts === 'gone') {
    return (
      <li className="picture-tile picture-under-way">
        <p>This picture is no longer kept. Remove it, or send it again.</p>
        <div className="picture-actions">
          <Button compact onClick={remove}>
            Remove<span className="sr-only"> {name}</span>
          </Button>
        </div>
      </li>
    );
  }
  const what = kind === 'logo' ? `The logo of ${of}` : of;
  return (
    <li className="picture-tile">
      <ShownPicture
        src={pictureAddress(picture, view)}
        alt={isOriginal ? `${what}, as you sent it` : `${what}, as it will be drawn`}
        caption={isOriginal ? 'As you sent it' : 'This is how it will be drawn'}
        isOriginal={isOriginal}
      />
      {facts?.ground === 'busy' && facts.cut.strokes.length === 0 && !facts.cut.whole ? (
        <p className="picture-note">
          The ground is busy, so the cut-out is a guess. Three strokes put it right: Mend.
        </p>
      ) : null}
      <div className="picture-actions">
        <Button compact aria-pressed={isOriginal} onClick={() => setIsOriginal(!isOriginal)}>
          Original<span className="sr-only"> of {name}</span>
        </Button>
        <Button compact unavailable={facts === null} onClick={() => setIsMending(true)}>
          Mend<span className="sr-only"> the cut-out of {name}</span>
        </Button>
        <FileButton onFiles={(files) => uploads.add(files.slice(0, 1), kind, picture.id)}>
          Replace<span className="sr-only"> {name}</span>
        </FileButton>
        <Button compact onClick={remove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {facts ? (
        <MendDialog
          open={isMending}
          onClose={() => setIsMending(false)}
          facts={facts}
          onCut={uploads.recut}
        />
      ) : null}
    </li>
  );
}
