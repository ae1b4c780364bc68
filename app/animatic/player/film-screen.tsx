import { useEffect, useRef } from 'react';
import { type Caption, captionsOf } from '#domain/animatic/captions.ts';
import { type Film, type FilmShot, onAt, shotAt } from '#domain/animatic/film.ts';
import { type FilmStock, lookAt, paintFilm } from '#domain/animatic/painting/paint-film.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';
import type { Playback } from './playback.ts';
import { usePlayed } from './use-playback.ts';

type FilmScreenProps = {
  stock: FilmStock<CanvasImageSource>;
  playback: Playback;
  isStill: boolean;
  /** What each picture shows, for who does not see it, by its place on the board. */
  alts: readonly string[];
};

/** The picture: painted anew with each frame of the page while the film runs, and when it is wound. */
export function FilmScreen({ stock, playback, isStill, alts }: FilmScreenProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef<{ stock: FilmStock<CanvasImageSource>; shot: FilmShot | undefined }>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d', { alpha: false });
    if (!element || !context) return;
    let painted: { stock: FilmStock<CanvasImageSource>; look: string } | undefined;
    const paint = () => {
      const { seconds, playing } = playback.state;
      const shot = shotAt(stock.film, seconds);
      const { current: before } = shown;
      // Planes that come in the middle of a shot wait for its end: nothing jumps while it is looked at.
      const waits = playing && before?.shot === shot && before?.stock.film === stock.film;
      if (!waits) shown.current = { stock, shot };
      const now = shown.current?.stock ?? stock;
      const look = lookAt(now, seconds);
      // Where the camera stands there is nothing new to paint.
      if (painted?.stock === now && painted.look === look) return;
      paintFilm(context, now, seconds, isStill);
      painted = { stock: now, look };
    };
    const resize = () => {
      const full = pixelsOf(stock.film.format);
      const wide = Math.round(element.clientWidth * Math.min(2, window.devicePixelRatio));
      element.width = Math.max(2, Math.min(full.width, wide));
      element.height = Math.round((element.width * full.height) / full.width);
      painted = undefined;
      paint();
    };
    resize();
    const sizes = new ResizeObserver(resize);
    sizes.observe(element);
    const leave = playback.subscribe(paint);
    return () => {
      sizes.disconnect();
      leave();
    };
  }, [stock, playback, isStill]);
  const frame = usePlayed(playback, ({ seconds }) => shotAt(stock.film, seconds)?.frame ?? 0);
  return (
    <canvas
      ref={canvas}
      className="film-canvas"
      role="img"
      aria-label={alts[frame] || `Frame ${frame + 1}`}
    />
  );
}

/** What is spoken now, to be read. */
export function Captions({ film, playback }: { film: Film; playback: Playback }) {
  const captions = captionsOf(film);
  const at = usePlayed(playback, ({ seconds }) => captions.findIndex((one) => isOn(one, seconds)));
  const caption = captions[at];
  if (!caption) return null;
  return (
    <p className="film-caption" dir="auto">
      {caption.speaker ? <b>{caption.speaker}: </b> : null}
      {caption.text}
    </p>
  );
}

const isOn = (caption: Caption, seconds: number) => onAt([caption], seconds).length > 0;
