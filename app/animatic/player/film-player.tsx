import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { Film } from '#domain/animatic/film.ts';
import type { FilmStock, Plate } from '#domain/animatic/painting/paint-film.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { makePlates } from '../painting/make-plates.ts';
import { usePictures } from '../painting/use-pictures.ts';
import { useSound } from '../sound/use-sound.ts';
import { FilmControls } from './film-controls.tsx';
import { Captions, FilmScreen } from './film-screen.tsx';
import { FilmNow, FilmStripSlider } from './film-strip-slider.tsx';
import type { Playback } from './playback.ts';
import { useKeys } from './use-keys.ts';
import { usePlayback, usePlayed } from './use-playback.ts';
import { useStill } from './use-still.ts';
import { useVoice } from './use-voice.ts';
import './film-player.css';

export type FilmPlayerProps = {
  film: Film;
  frames: readonly StoryboardFrame[];
  /** Who is seen, where it was said: the voice is chosen by it. */
  gender?: string | undefined;
  /** The house has a model that speaks. */
  hasSpeaker?: boolean;
  /** Plays once as soon as its pictures are there, without sound; never for who wants no motion. */
  startsItself?: boolean;
  /** What stands below the player and follows where the film is. */
  end?: (playback: Playback) => ReactNode;
};

/** The board as a film: picture, captions, and what any player has. */
export function FilmPlayer(props: FilmPlayerProps) {
  const { film, frames, gender, hasSpeaker = false, startsItself = false, end } = props;
  const playback = usePlayback(film.seconds);
  const stage = useRef<HTMLElement>(null);
  const { stock, isReady } = useStock(film, frames);
  const isStill = useStill();
  const [hasCaptions, setCaptions] = useState(true);
  const voice = useVoice(film, playback, { gender, hasSpeaker });
  const sound = useSound(film, playback);
  useFirstShowing(playback, startsItself && isReady && !isStill);
  const screen = useFullScreen(stage);
  const captions = useCallback(() => setCaptions((was) => !was), []);
  const keys = {
    captions,
    screen,
    voice: () => (voice.why === undefined ? voice.toggle() : undefined),
    sound: () => (sound.why === undefined ? sound.toggle() : undefined),
  };
  useKeys(stage, playback, film.seconds, keys);
  const isSilent = film.lines.length === 0;
  return (
    <>
      <section
        ref={stage}
        className={`film film-${film.format.replace(':', '-')}`}
        aria-label="Film of the storyboard"
        tabIndex={-1}
      >
        <div className="film-picture">
          <FilmScreen
            stock={stock}
            playback={playback}
            isStill={isStill}
            alts={frames.map(({ imageAlt, description }) => imageAlt || description)}
          />
          <PictureButton
            playback={playback}
            length={film.seconds}
            onPress={() => stage.current?.focus()}
          />
          {hasCaptions && !isSilent ? <Captions film={film} playback={playback} /> : null}
        </div>
        <div className="film-foot">
          <FilmStripSlider film={film} playback={playback} />
          <FilmControls
            playback={playback}
            length={film.seconds}
            isSilent={isSilent}
            hasCaptions={hasCaptions}
            onCaptions={captions}
            voice={voice}
            sound={sound}
            onFullScreen={document.fullscreenEnabled ? screen : undefined}
          />
          <p className={voice.note ? 'film-note' : 'sr-only'} role="status">
            {voice.note}
          </p>
          <FilmNow film={film} playback={playback} />
        </div>
      </section>
      {end?.(playback)}
    </>
  );
}

// What is painted: the pictures, and the lettering once the typefaces are there.
function useStock(film: Film, frames: readonly StoryboardFrame[]) {
  const { pictures, isReady } = usePictures(frames);
  const [plates, setPlates] = useState<readonly Plate<CanvasImageSource>[]>([]);
  useEffect(() => {
    let isGone = false;
    void makePlates(film).then((made) => {
      if (!isGone) setPlates(made);
    });
    return () => {
      isGone = true;
    };
  }, [film]);
  const stock = useMemo(
    (): FilmStock<CanvasImageSource> => ({
      film,
      pictures,
      plates,
      plateWidth: pixelsOf(film.format).width,
    }),
    [film, pictures, plates],
  );
  return { stock, isReady };
}

// A press on the picture is one on Play; by keyboard there is Play itself.
type PictureButtonProps = { playback: Playback; length: number; onPress: () => void };

function PictureButton({ playback, length, onPress }: PictureButtonProps) {
  const playing = usePlayed(playback, (state) => state.playing);
  // Paused somewhere in between it is the picture that somebody wants to see.
  const isMarked = usePlayed(
    playback,
    (state) => !state.playing && (state.seconds === 0 || state.seconds >= length),
  );
  return (
    <button
      type="button"
      className="film-start"
      tabIndex={-1}
      aria-label={playing ? 'Pause the film' : 'Play the film'}
      onClick={() => {
        onPress();
        playback.toggle();
      }}
    >
      {isMarked ? (
        <span className="film-start-mark">
          <Icon name="play" />
        </span>
      ) : null}
    </button>
  );
}

function useFirstShowing(playback: Playback, isTime: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isTime || isDone.current) return;
    isDone.current = true;
    playback.play();
  }, [isTime, playback]);
}

function useFullScreen(stage: React.RefObject<HTMLElement | null>): () => void {
  return useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // A browser that refuses leaves the film as it is.
    else stage.current?.requestFullscreen?.().catch(() => {});
  }, [stage]);
}
