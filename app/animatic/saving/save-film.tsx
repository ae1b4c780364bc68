import { useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import type { FilmCodec } from '#domain/animatic/film-file.ts';
import { plainFileName } from '#domain/exports/file-name.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { saveFile } from '../../downloads/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type FilmTerms, megabytes, TermsWords, useTerms } from './film-terms.tsx';
import { type FilmFile, useFilmFile } from './use-film-file.ts';
import './save-film.css';

type SaveFilmProps = { film: Film; frames: readonly StoryboardFrame[]; name: string };

/** Opens what makes a file of the film. What is being made goes on when it is closed. */
export function SaveFilm(props: SaveFilmProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button compact aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="download" /> Save the film
      </Button>
      <FilmDialog {...props} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

type FilmDialogProps = SaveFilmProps & { open: boolean; onClose: () => void };

function FilmDialog({ film, frames, name, open, onClose }: FilmDialogProps) {
  const terms = useTerms(film, open);
  const [isSilenced, silence] = useState(false);
  const { file, make, stop } = useFilmFile(film, frames);
  const isMaking = file?.kind === 'making';
  const start = ({ hasSlate, sound }: FilmTerms, codec: FilmCodec) =>
    make({ codec, hasSlate, hasSound: sound === 'heard' && !isSilenced }, (blob) =>
      saveFile({ blob, name: `${plainFileName(name)}.${codec.container}` }),
    );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save the film"
      actions={
        isMaking ? (
          <Button onClick={stop}>Cancel</Button>
        ) : (
          <Button
            variant="primary"
            unavailable={!terms?.codec}
            onClick={() => {
              if (terms?.codec) start(terms, terms.codec);
            }}
          >
            {file?.kind === 'made' ? 'Make it again' : 'Make the film'}
          </Button>
        )
      }
    >
      {terms ? <TermsWords film={film} terms={terms} /> : <p className="muted">Looking…</p>}
      {terms?.codec && terms.sound === 'heard' ? (
        <Checkbox
          label="With music and sounds"
          className="save-film-sound"
          checked={!isSilenced}
          disabled={isMaking}
          onChange={({ target }) => silence(!target.checked)}
        />
      ) : null}
      <FileState file={file} />
    </Dialog>
  );
}

function FileState({ file }: { file: FilmFile | null }) {
  const percent = file?.kind === 'making' ? Math.round(file.share * 100) : 0;
  return (
    <>
      {file?.kind === 'making' ? (
        <div className="save-film-making">
          <progress
            className="download-progress"
            aria-label="Making the film"
            value={percent}
            max={100}
          />
          <span className="film-counter">{percent} %</span>
        </div>
      ) : null}
      {file?.kind === 'failed' ? (
        <FieldError id="save-film-failed">
          The film could not be made here. Press again, or try another browser.
        </FieldError>
      ) : null}
      <p role="status" className={file?.kind === 'made' ? 'save-film-made' : 'sr-only'}>
        {file?.kind === 'making' ? 'Making the film.' : ''}
        {file?.kind === 'made'
          ? `Made in ${Math.ceil(file.seconds)} s and saved: ${megabytes(file.blob.size)}.`
          : ''}
      </p>
    </>
  );
}
