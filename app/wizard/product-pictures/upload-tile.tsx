import { useLayoutEffect, useRef } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Upload } from './upload-queue.ts';
import type { Uploads } from './uploads.ts';

type UploadTileProps = {
  upload: Upload;
  uploads: Uploads;
  /** It goes, given up or arrived, and the focus with it: that has to go somewhere. */
  onGone: () => void;
};

/** A picture on its way, or what became of it. */
export function UploadTile({ upload, uploads, onGone }: UploadTileProps) {
  const { id, name, state } = upload;
  const tile = useRef<HTMLLIElement>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  useLayoutEffect(() => {
    const item = tile.current;
    return () => {
      if (item?.contains(document.activeElement)) gone.current();
    };
  }, []);
  return (
    <li ref={tile} className="picture-tile picture-under-way">
      <p className="picture-name">{name}</p>
      {state === 'failed' ? (
        <p className="field-error">
          <Icon name="alert" />
          <span>{upload.message}</span>
        </p>
      ) : (
        <>
          <progress
            className="picture-progress"
            aria-label={`Sending ${name}`}
            max={1}
            {...(state === 'sending' ? { value: upload.share } : {})}
          />
          <p className="muted">
            {state === 'waiting' ? 'Waiting for the one before it…' : null}
            {state === 'sending' ? `Sending… ${Math.round(upload.share * 100)} %` : null}
            {state === 'drawing' ? 'Cutting it out and drawing it…' : null}
          </p>
        </>
      )}
      <div className="picture-actions">
        {state === 'failed' && upload.again ? (
          <Button
            compact
            onClick={({ currentTarget }) => {
              // This button goes; the one beside it stays.
              (currentTarget.nextElementSibling as HTMLElement | null)?.focus();
              uploads.retry(id);
            }}
          >
            Try again<span className="sr-only"> to send {name}</span>
          </Button>
        ) : null}
        <Button
          compact
          variant="ghost"
          onClick={() => {
            // Not every browser has the focus on what was clicked.
            onGone();
            uploads.cancel(id);
          }}
        >
          {state === 'failed' ? 'Dismiss' : 'Cancel'}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
