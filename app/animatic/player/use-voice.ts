import { useEffect, useMemo, useRef, useState } from 'react';
import { type Film, type FilmLine, onAt } from '#domain/animatic/film.ts';
import { chooseVoice, languageOfFilm } from '#domain/animatic/voice.ts';
import { countSpokenWords } from '#domain/script/speech.ts';
import type { Playback } from './playback.ts';

/** Words a second that browsers' voices speak at their usual rate. */
const usualWords = 2.6;
const slowest = 0.8;
const fastest = 1.7;

export type Voice = {
  /** Whether this browser has a voice for the language at all. */
  isThere: boolean;
  isOn: boolean;
  toggle: () => void;
  /** As in `German`. */
  language: string;
};

/**
 * Speaks each sentence when its time comes, by a voice of the browser, once it was asked for: it is off
 * until somebody turns it on. Where the film is paused or wound, what is being said breaks off.
 */
export function useVoice(film: Film, playback: Playback, gender?: string): Voice {
  const [isOn, setOn] = useState(false);
  const voices = useVoices();
  const language = useMemo(() => languageOfFilm(film), [film]);
  const voice = useMemo(() => chooseVoice(voices, language, gender), [voices, language, gender]);
  const spoken = useRef<FilmLine | undefined>(undefined);
  useEffect(() => {
    if (!isOn || !voice) return;
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
  }, [isOn, voice, playback, film]);
  return {
    isThere: voice !== undefined,
    isOn: isOn && voice !== undefined,
    toggle: () => setOn((was) => !was),
    language: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
  };
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
