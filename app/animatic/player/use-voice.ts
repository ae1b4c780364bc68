import { useMemo, useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import { languageOfFilm } from '#domain/animatic/voice.ts';
import { type HouseVoice, useHouseVoice } from '../voice/use-house-voice.ts';
import type { Playback } from './playback.ts';
import { useBrowserVoice } from './use-browser-voice.ts';

export type Voice = {
  isOn: boolean;
  toggle: () => void;
  /** Why there is none to turn on. */
  why: string | undefined;
  /** What is to be said of it while it is on; '' where all is as expected. */
  note: string;
};

/**
 * Who speaks the film once it was asked for: the house's model where it has one, else a voice of the browser,
 * which also speaks where the model fails. That is said.
 */
export function useVoice(
  film: Film,
  playback: Playback,
  { gender, hasSpeaker }: { gender?: string | undefined; hasSpeaker: boolean },
): Voice {
  const [isOn, setOn] = useState(false);
  const code = useMemo(() => languageOfFilm(film), [film]);
  const house = useHouseVoice(film, playback, gender, isOn && hasSpeaker);
  const isBrowsers = !hasSpeaker || house.kind === 'failed';
  const hasBrowsers = useBrowserVoice(film, playback, { code, gender, speaks: isOn && isBrowsers });
  const language = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  return {
    isOn: isOn && (hasSpeaker || hasBrowsers),
    toggle: () => setOn((was) => !was),
    why: hasSpeaker || hasBrowsers ? undefined : `This browser has no voice for ${language}`,
    note: isOn ? noteOf(house, hasBrowsers, language) : '',
  };
}

function noteOf(house: HouseVoice, hasBrowsers: boolean, language: string): string {
  if (house.kind === 'coming') return 'The voice is being made…';
  if (house.kind !== 'failed') return '';
  return `The voice did not come: ${house.why}. ${
    hasBrowsers
      ? 'A voice of this browser speaks instead.'
      : `This browser has none for ${language}.`
  }`;
}
