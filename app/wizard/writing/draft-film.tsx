import { useRef } from 'react';
import { FilmPanel, useFilm } from '#app/animatic/film-panel.tsx';
import { SaveFilm } from '#app/animatic/saving/save-film.tsx';
import {
  chosenConcept,
  currentScript,
  currentShots,
  type Draft,
  shownBoard,
} from '#domain/wizard/draft/draft.ts';
import { primaryFormatOf } from '../answers-so-far.ts';
import type { Wizard } from '../use-wizard.ts';

/** The film of the take in use: it plays once by itself when its script has been typed and its frames drawn. */
export function DraftFilm({ wizard: { draft } }: { wizard: Wizard }) {
  const frames = shownBoard(draft)?.frames ?? none;
  const film = useFilm({
    title: chosenConcept(draft)?.title ?? draft.answers.productName,
    script: currentScript(draft),
    frames,
    shots: currentShots(draft) ?? null,
    format: primaryFormatOf(draft),
  });
  // Who comes back to a film that was there before starts it as they like.
  const wasAwaited = useRef(isAwaited(draft));
  if (!film) return null;
  return (
    <FilmPanel
      film={film}
      frames={frames}
      gender={draft.answers.gender}
      startsItself={wasAwaited.current && !isAwaited(draft)}
    >
      <SaveFilm
        key={film.format}
        film={film}
        frames={frames}
        gender={draft.answers.gender}
        name={film.title}
      />
    </FilmPanel>
  );
}

const none: never[] = [];
const isAwaited = ({ typedOut, drawing, writing }: Draft) =>
  !typedOut || drawing !== null || writing !== null;
