// What is heard of a film besides voices: of its SFX and MUSIC rows only what the house surely knows.
import type { Film, FilmSound } from '../film.ts';
import { type Bed, bedWords, type Effect, effectWords, refusal, silence } from './sound-words.ts';

type Span = { begin: number; end: number };
export type SoundPlan = {
  /** Of the whole film, in seconds. */
  seconds: number;
  music: readonly (Span & { bed: Bed })[];
  effects: readonly (Span & { effect: Effect })[];
  /** When somebody speaks: music steps back. */
  spoken: readonly Span[];
};

/** What a film makes heard; what its script names otherwise, or does not name, is silence. */
export function soundPlanOf({
  seconds,
  sounds,
  lines,
}: Pick<Film, 'seconds' | 'sounds' | 'lines'>): SoundPlan {
  const isRefused = sounds.some(({ text }) => refusal.test(text));
  return {
    seconds,
    music: isRefused ? [] : musicOf(sounds, seconds),
    effects: sounds.flatMap((sound) => {
      const effect = sound.kind === 'SFX' && knownIn(sound.text, effectWords);
      return effect ? [{ begin: sound.begin, end: sound.end, effect }] : [];
    }),
    spoken: lines.map(({ begin, end }) => ({ begin, end })),
  };
}

/** Whether anything of it is heard. */
export const isHeard = ({ music, effects }: SoundPlan): boolean =>
  music.length + effects.length > 0;

// Music goes on until another row names its own, or none.
function musicOf(sounds: readonly FilmSound[], seconds: number): SoundPlan['music'] {
  const named = sounds.filter(({ kind }) => kind === 'MUSIC');
  return named.flatMap(({ begin, text }, at) => {
    const bed = knownIn(text, bedWords);
    const end = named[at + 1]?.begin ?? seconds;
    return bed && end > begin ? [{ bed, begin, end }] : [];
  });
}

// Only the beginning counts, up to what comes `then`: a second thing there would be a guess.
function knownIn<Known>(
  text: string,
  words: readonly (readonly [Known, RegExp])[],
): Known | undefined {
  if (silence.test(text)) return undefined;
  const [first = ''] = text.split(/[,;:.]|(?<!\p{L})(?:then|dann|luego|puis)(?!\p{L})/iu);
  const found = words.filter(([, pattern]) => pattern.test(first));
  return found.length === 1 ? found[0]?.[0] : undefined;
}
