import type { Film } from '#domain/animatic/film.ts';
import { bytesOf, type FilmCodec, slateSeconds } from '#domain/animatic/film-file.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';
import { canBeHeard, choiceOf, type FilmTerms, type SoundChoice } from './use-terms.ts';

type TermsWordsProps = { film: Film; terms: FilmTerms; chosen: SoundChoice };

/** The file that would be made as things are chosen: what it is, how large, what is heard of it. */
export function TermsWords({ film, terms, chosen }: TermsWordsProps) {
  const { codec, hasSlate } = choiceOf(terms, chosen);
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
        It is made on this computer, what is spoken as captions in the picture. {soundWords(terms)}
        {kindWords(codec)}
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

function soundWords(terms: FilmTerms): string {
  if (!terms.hasSounds && !terms.hasVoice)
    return 'It has no sound: its script names none that can be made here.';
  return canBeHeard(terms) ? '' : 'It has no sound: this browser encodes none.';
}

const kindWords = ({ container }: FilmCodec): string =>
  container === 'webm' ? 'This browser encodes no MP4, so it is a WebM.' : '';

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
