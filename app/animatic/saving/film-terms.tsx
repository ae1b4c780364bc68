// What of a film this browser can make, and with what it ends.
import { useEffect, useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import { bytesOf, type FilmCodec, slateSeconds } from '#domain/animatic/film-file.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';
import { isHeard, soundPlanOf } from '#domain/animatic/sound/sound-plan.ts';
import { listFormats } from '#domain/contract/file-routes.ts';
import { call } from '../../calls/call.ts';
import { encodesSound, findCodec } from './find-codec.ts';

export type FilmTerms = {
  codec: FilmCodec | null;
  hasSlate: boolean;
  /** `silent`: its script names nothing that can be heard; `unencodable`: this browser cannot write it. */
  sound: 'heard' | 'silent' | 'unencodable';
};

/**
 * What this browser can make, and whether the slate goes with it, which the server says. Until it has said so
 * the film has one.
 */
export function useTerms(film: Film, isOpen: boolean): FilmTerms | null {
  const [terms, setTerms] = useState<FilmTerms | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    void Promise.all([findOwn(film), call(listFormats, {}, { signal: left.signal })]).then(
      ([own, listed]) => {
        if (left.signal.aborted) return;
        setTerms({ ...own, hasSlate: listed.ok ? listed.answer.film.slate : true });
      },
    );
    return () => left.abort();
  }, [film, isOpen]);
  return terms;
}

async function findOwn(film: Film): Promise<Omit<FilmTerms, 'hasSlate'>> {
  const codec = await findCodec(film);
  if (!isHeard(soundPlanOf(film))) return { codec, sound: 'silent' };
  return { codec, sound: codec && (await encodesSound(codec)) ? 'heard' : 'unencodable' };
}

export function TermsWords({ film, terms }: { film: Film; terms: FilmTerms }) {
  const { codec, hasSlate } = terms;
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
        It is made on this computer, what is spoken as captions in the picture.{' '}
        {soundWords(terms, codec)}
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

const soundWords = ({ sound }: FilmTerms, codec: FilmCodec): string =>
  ({
    heard: '',
    silent: 'It has no sound: its script names none that can be made here.',
    unencodable: `It has no sound: this browser encodes no ${codec.sound === 'aac' ? 'AAC' : 'Opus'}.`,
  })[sound];

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** `13.5 MB` */
export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
