import { useEffect, useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import { bytesOf, type FilmCodec, slateSeconds } from '#domain/animatic/film-file.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';
import { listFormats } from '#domain/contract/file-routes.ts';
import { plainFileName } from '#domain/exports/file-name.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { call } from '../../calls/call.ts';
import { saveFile } from '../../downloads/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { findCodec } from './find-codec.ts';
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
  const { file, make, stop } = useFilmFile(film, frames);
  const isMaking = file?.kind === 'making';
  const start = ({ codec, hasSlate }: Terms & { codec: FilmCodec }) =>
    make(codec, hasSlate, (blob) =>
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
              if (terms?.codec) start({ ...terms, codec: terms.codec });
            }}
          >
            {file?.kind === 'made' ? 'Make it again' : 'Make the film'}
          </Button>
        )
      }
    >
      {terms ? <TermsWords film={film} terms={terms} /> : <p className="muted">Looking…</p>}
      <FileState file={file} />
    </Dialog>
  );
}

type Terms = { codec: FilmCodec | null; hasSlate: boolean };

// What this browser can make, and whether the slate goes with it, which the server says. Until it has said
// so the film has one.
function useTerms(film: Film, isOpen: boolean): Terms | null {
  const [terms, setTerms] = useState<Terms | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    void Promise.all([findCodec(film), call(listFormats, {}, { signal: left.signal })]).then(
      ([codec, listed]) => {
        if (left.signal.aborted) return;
        setTerms({ codec, hasSlate: listed.ok ? listed.answer.film.slate : true });
      },
    );
    return () => left.abort();
  }, [film, isOpen]);
  return terms;
}

function TermsWords({ film, terms: { codec, hasSlate } }: { film: Film; terms: Terms }) {
  if (!codec) {
    return (
      <p className="muted">
        This browser cannot make a film: it has no video encoder, or the page is not on a secure
        address. Current versions of Chrome, Edge, Firefox and Safari can.
      </p>
    );
  }
  const { width, height } = pixelsOf(film.format);
  const seconds = film.seconds + (hasSlate ? slateSeconds : 0);
  return (
    <div className="save-film-words">
      <dl className="save-film-facts">
        <Fact label="File" text={codec.label} />
        <Fact label="Picture" text={`${width} × ${height}`} />
        <Fact label="Length" text={`${Number(seconds.toFixed(1))} s`} />
        <Fact label="Size" text={`up to ${megabytes(bytesOf(film, hasSlate))}`} />
      </dl>
      <p className="muted">
        It is made on this computer, without sound, what is spoken as captions in the picture.
        {codec.container === 'webm' ? ' This browser encodes no MP4, so it is a WebM.' : ''}
      </p>
      {hasSlate ? (
        <p className="muted">
          It ends on a small “made with AD BUILDER” slate. With the starter package it has none.{' '}
          <a className="text-link" href="/account#payments" target="_blank" rel="noreferrer">
            See the starter package<span className="sr-only"> in a new tab</span>
          </a>
        </p>
      ) : null}
    </div>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
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

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
