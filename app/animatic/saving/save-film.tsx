import { useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import { plainFileName } from '#domain/exports/file-name.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { saveFile } from '../../downloads/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { FieldError } from '../../ui/controls/field-error.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { megabytes, TermsWords } from './film-terms.tsx';
import { type FilmFile, useFilmFile } from './use-film-file.ts';
import { canBeHeard, choiceOf, type FilmTerms, type SoundChoice, useTerms } from './use-terms.ts';
import './save-film.css';

type SaveFilmProps = {
  film: Film;
  frames: readonly StoryboardFrame[];
  name: string;
  gender?: string | undefined;
};

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

function FilmDialog({ film, frames, name, gender, open, onClose }: FilmDialogProps) {
  const terms = useTerms(film, open);
  const [chosen, choose] = useState<SoundChoice>({ sounds: true, voice: true });
  const { file, make, stop } = useFilmFile(film, frames, gender);
  const isMaking = file?.kind === 'making';
  const wanted = terms && choiceOf(terms, chosen);
  const start = () => {
    if (!wanted?.codec) return;
    const { codec } = wanted;
    make({ ...wanted, codec }, (blob) =>
      saveFile({ blob, name: `${plainFileName(name)}.${codec.container}` }),
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save the film"
      actions={
        isMaking ? (
          <Button onClick={stop}>Cancel</Button>
        ) : (
          <Button variant="primary" unavailable={!wanted?.codec} onClick={start}>
            {file?.kind === 'made' ? 'Make it again' : 'Make the film'}
          </Button>
        )
      }
    >
      {terms ? (
        <TermsWords film={film} terms={terms} chosen={chosen} />
      ) : (
        <p className="muted">Looking…</p>
      )}
      {terms && canBeHeard(terms) ? (
        <SoundChoices terms={terms} chosen={chosen} isFixed={isMaking} onChoose={choose} />
      ) : null}
      <FileState file={file} />
    </Dialog>
  );
}

type SoundChoicesProps = {
  terms: FilmTerms;
  chosen: SoundChoice;
  isFixed: boolean;
  onChoose: (chosen: SoundChoice) => void;
};

function SoundChoices({ terms, chosen, isFixed, onChoose }: SoundChoicesProps) {
  return (
    <div className="save-film-sound">
      {terms.hasVoice ? (
        <Checkbox
          label="With the voice"
          checked={chosen.voice}
          disabled={isFixed}
          onChange={({ target }) => onChoose({ ...chosen, voice: target.checked })}
        />
      ) : null}
      {terms.hasSounds ? (
        <Checkbox
          label="With music and sounds"
          checked={chosen.sounds}
          disabled={isFixed}
          onChange={({ target }) => onChoose({ ...chosen, sounds: target.checked })}
        />
      ) : null}
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
          ? `Made in ${Math.ceil(file.seconds)} s and saved: ${megabytes(file.blob.size)}.${
              file.voiceless ? ` It has no voice: ${file.voiceless}.` : ''
            }`
          : ''}
      </p>
    </>
  );
}
