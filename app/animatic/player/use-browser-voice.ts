import { useEffect, useMemo, useRef, useState } from 'react';
import { type Film, type FilmLine, onAt } from '#domain/animatic/film.ts';
import { chooseVoice } from '#domain/animatic/voice.ts';
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Playback } from './playback.ts';

/** Words a second that browsers' voices speak at their usual rate. */
const usualWords = 2.6;
const slowest = 0.8;
const fastest = 1.7;

type Asked = {
  /** The language, as browsers name it. */
  code: string;
  gender?: string | undefined;
  speaks: boolean;
};

/**
 * Speaks each sentence when its time comes, by a voice of the browser, while it is asked to. Where the film is
 * paused or wound, what is being said breaks off. Gives whether there is a voice for the language at all.
 */
export function useBrowserVoice(
  film: Film,
  playback: Playback,
  { code, gender, speaks }: Asked,
): boolean {
  const voices = useVoices();
  const voice = useMemo(() => chooseVoice(voices, code, gender), [voices, code, gender]);
  const spoken = useRef<FilmLine | undefined>(undefined);
  useEffect(() => {
    if (!speaks || !voice) return;
    const leave = playback.subscribe(({ seconds, playing, speed }, jumped) => {
      if (jumped || (!playing && seconds < film.seconds)) {
        speechSynthesis.cancel();
        spoken.current = undefined;
      }
      const line = playing ? onAt(film.lines, seconds)[0] : undefined;
      if (!line || line === spoken.current) return;
      // Wound into the middle of a sentence, the next is the first to be spoken.
      const isLate = spoken.current === undefined && seconds - line.begin > 0.5;
      spoken.current = line;
      if (!isLate) speechSynthesis.speak(utteranceOf(line, voice, speed));
    });
    return () => {
      leave();
      speechSynthesis.cancel();
      spoken.current = undefined;
    };
  }, [speaks, voice, playback, film]);
  return voice !== undefined;
}

function utteranceOf(line: FilmLine, voice: SpeechSynthesisVoice, speed: number) {
  const utterance = new SpeechSynthesisUtterance(line.text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  const seconds = Math.max(0.3, line.end - line.begin);
  const needed = countSpokenWords(line.text) / seconds / usualWords;
  utterance.rate = speed * Math.min(fastest, Math.max(slowest, needed));
  return utterance;
}

const none: readonly SpeechSynthesisVoice[] = [];

// Browsers tell of their voices a moment after they are asked.
function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(none);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const read = () => setVoices(speechSynthesis.getVoices());
    read();
    speechSynthesis.addEventListener?.('voiceschanged', read);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', read);
  }, []);
  return voices;
}
