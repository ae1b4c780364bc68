// Numbers in words, in the languages the house writes.

import type { Language } from '../../language/detect-language.ts';

type Named = 'en' | 'es' | 'fr' | 'de';
const values = [
  10, 11, 12, 15, 20, 24, 30, 40, 50, 60, 70, 80, 90, 100, 100, 1e3, 1e3, 1e6, 1e6, 1e9,
];
const figures: Record<Named, string> = {
  en: 'ten eleven twelve fifteen twenty twenty-four thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion',
  es: 'diez once doce quince veinte veinticuatro treinta cuarenta cincuenta sesenta setenta ochenta noventa cien cientos mil miles millón millones millardo',
  fr: 'dix onze douze quinze vingt vingt-quatre trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent centaines mille milliers million millions milliard',
  de: 'zehn elf zwölf fünfzehn zwanzig vierundzwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert hunderte tausend tausende million millionen milliarde',
};
const small: Record<Named, string> = {
  en: 'one two three four five six seven eight nine',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve',
  fr: 'un deux trois quatre cinq six sept huit neuf',
  de: 'eins zwei drei vier fünf sechs sieben acht neun',
};

const hundreds =
  'doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'.split(' ');

/**
 * What a number in words comes to. Small ones count things in a picture; those from ten on are
 * figures. Empty for a language whose numbers are not known.
 */
export function numberWords(language: Language): ReadonlyMap<string, number> {
  if (language === 'other') return new Map();
  const counted = small[language].split(' ').map((word, at): [string, number] => [word, at + 1]);
  const large = figures[language].split(' ');
  const more = language === 'es' ? hundreds : [];
  return new Map([
    ...more.flatMap((word, at) =>
      [`${word}os`, `${word}as`].map((each): [string, number] => [each, (at + 2) * 100]),
    ),
    ...counted,
    ...large.map((word, at): [string, number] => [word, values[at] ?? 10]),
  ]);
}
