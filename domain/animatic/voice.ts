// Which of a browser's voices speaks a film.
import type { Film } from './film.ts';

/** A voice as browsers list it: `en-GB`, `Google UK English Female`. */
export type ListedVoice = { name: string; lang: string; default: boolean; localService: boolean };

const scripts: readonly [script: RegExp, language: string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Cyrillic}/u, 'ru'],
];
const smallWords = {
  en: 'the a an and of to with for in on is are her his she he you your it that at from this not',
  de: 'der die das ein eine und mit für im in den dem von zu auf ist sie er nicht du dein wir es',
  es: 'el la los las un una y de del con para en que su por se al lo es tu no más como',
  fr: 'le la les un une et de du des dans avec pour sur que il elle au en est vous ne pas votre',
  it: 'il lo la gli le un una e di del con per in che suo è non più come sono tuo',
  pt: 'o a os as um uma e de do da com para em que seu por se ao não é mais como',
  nl: 'de het een en van met voor in op is zijn haar hij zij je niet dat er wij',
} as const;

/** The language that the spoken lines are in, as browsers name it: `en`; English where nothing tells. */
export function languageOfFilm({ lines }: Pick<Film, 'lines'>): string {
  const text = lines.map((line) => line.text).join(' ');
  const written = scripts.find(([script]) => script.test(text));
  if (written) return written[1];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  let best = { language: 'en', count: 0 };
  for (const [language, small] of Object.entries(smallWords)) {
    const known = new Set(small.split(' '));
    const count = words.filter((word) => known.has(word)).length;
    if (count > best.count) best = { language, count };
  }
  return best.language;
}

const described = {
  female:
    /\b(?:female|woman|samantha|victoria|karen|moira|zira|hazel|anna|amelie|monica|aria|jenny)\b/iu,
  male: /\b(?:male|man|daniel|alex|fred|david|mark|george|thomas|jorge|markus|guy|ryan)\b/iu,
} as const;

/**
 * The voice to speak with, or undefined where none speaks the language: then the film is silent, as another
 * language's voice is not understood. Browsers say a voice's gender in its name, if at all.
 */
export function chooseVoice<Voice extends ListedVoice>(
  voices: readonly Voice[],
  language: string,
  gender?: string,
): Voice | undefined {
  const wanted = gender === 'male' || gender === 'female' ? described[gender] : undefined;
  const rank = ({ name, default: isUsual, localService }: Voice) =>
    (wanted?.test(name) ? 4 : 0) + (localService ? 2 : 0) + (isUsual ? 1 : 0);
  return voices
    .filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language)
    .toSorted((a, b) => rank(b) - rank(a))[0];
}
