// What of a film this browser can make, and with what it ends.
import { useEffect, useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import type { FilmCodec } from '#domain/animatic/film-file.ts';
import { isHeard, soundPlanOf } from '#domain/animatic/sound/sound-plan.ts';
import { listFormats } from '#domain/contract/file-routes.ts';
import { call } from '../../calls/call.ts';
import { useHasSpeaker } from '../voice/use-has-speaker.ts';
import { type FoundCodecs, findCodecs } from './find-codec.ts';

export type FilmTerms = {
  codecs: FoundCodecs;
  hasSlate: boolean;
  /** Its script names music or sounds that can be made here. */
  hasSounds: boolean;
  /** Somebody speaks in it, and the house has a voice. */
  hasVoice: boolean;
};
/** What of the sound goes into the file. */
export type SoundChoice = { sounds: boolean; voice: boolean };

/**
 * What this browser can make, and whether the slate goes with it, which the server says. Until it has said so
 * the film has one.
 */
export function useTerms(film: Film, isOpen: boolean): FilmTerms | null {
  const [terms, setTerms] = useState<FilmTerms | null>(null);
  const hasSpeaker = useHasSpeaker();
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    void Promise.all([findCodecs(film), call(listFormats, {}, { signal: left.signal })]).then(
      ([codecs, listed]) => {
        if (left.signal.aborted) return;
        setTerms({
          codecs,
          hasSlate: listed.ok ? listed.answer.film.slate : true,
          hasSounds: isHeard(soundPlanOf(film)),
          hasVoice: hasSpeaker && film.lines.length > 0,
        });
      },
    );
    return () => left.abort();
  }, [film, isOpen, hasSpeaker]);
  return terms;
}

/** Whether the browser could write what is heard; what is chosen of it counts only then. */
export const canBeHeard = ({ codecs, hasSounds, hasVoice }: FilmTerms): boolean =>
  codecs.heard !== null && (hasSounds || hasVoice);

/** What the file is made as, and what is in it. */
export function choiceOf(terms: FilmTerms, chosen: SoundChoice) {
  const hasSound = canBeHeard(terms) && terms.hasSounds && chosen.sounds;
  const hasVoice = canBeHeard(terms) && terms.hasVoice && chosen.voice;
  const codec: FilmCodec | null = hasSound || hasVoice ? terms.codecs.heard : terms.codecs.silent;
  return { codec, hasSound, hasVoice, hasSlate: terms.hasSlate };
}
