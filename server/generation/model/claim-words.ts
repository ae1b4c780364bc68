// Words by which an advertisement claims something, in the languages the house writes.

import type { Language } from '../language/detect-language.ts';

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

/**
 * What a number in words comes to. Small ones count things in a picture; those from ten on are
 * figures. Empty for a language whose numbers are not known.
 */
export function numberWords(language: Language): ReadonlyMap<string, number> {
  if (language === 'other') return new Map();
  const counted = small[language].split(' ').map((word, at): [string, number] => [word, at + 1]);
  const large = figures[language].split(' ');
  return new Map([
    ...counted,
    ...large.map((word, at): [string, number] => [word, values[at] ?? 10]),
  ]);
}

// One pattern for each claim: the client has made it when the same pattern is found in their words.
const toProve = [
  'award[ -]winning|awarded|(?:won|wins|winner of) (?:an?|the|several|many) [^.]{0,30}(?:awards?|prizes?)|preisgekrönt\\p{L}*|mehrfach ausgezeichnet\\p{L}*|premiad[oa]s?|galardonad[oa]s?|primée?s?|récompensée?s?',
  '# ?1|no\\. ?1|number[ -]one|nummer (?:1|eins)|número uno|numéro un',
  'best[ -]?sell(?:er|ing)|meistverkauft\\p{L}*|bestseller|(?:más|la más|el más) vendid[oa]|(?:le|la) plus vendue?',
  "market[ -]leader|marktführer\\p{L}*|líder del mercado|leader du marché|world[’']s (?:best|leading|first|finest)|weltbeste\\p{L}*",
  'top[ -]rated|five[ -]stars?|fünf sterne|cinco estrellas|cinq étoiles|testsieger\\p{L}*',
  'trusted by|loved by (?:thousands|millions|families|people|customers|everyone)',
  '(?:clinically|scientifically|medically|dermatologically|lab)[ -](?:proven|tested|shown)|klinisch|wissenschaftlich|cliniquement|scientifiquement|clínicamente|científicamente',
  'certified|certificate|zertifiziert\\p{L}*|certifiée?s?|certificad[oa]s?',
  '(?:fda|tüv|usda)\\b|(?:doctors?|dentists?|experts?|vets?) (?:recommend|approve|agree)\\p{L}*|recommended by|approved by|endorsed by|ärztlich|recomendad[oa]s? por|recommandée?s? par',
  'guarantee[sd]?|warranty|garantie\\p{L}*|garantiert\\p{L}*|garantía|garantizad[oa]s?|garantie?s?|garantis',
  'cures?|heals?|miracle|lose weight|heilt|cura(?:n)? (?:el|la)|guérit',
];
const figuresAndOffers = [
  'percent|per cent|prozent|por ciento|pour cent',
  'dollars?|bucks|usd',
  'euros?',
  'free (?:shipping|delivery|trial|gift|sample|consultation|quote|returns?|parking|refills?)|gratis|kostenlos\\p{L}*|gratuite?s?|gratuit[oa]s?|envío gratuito|livraison offerte',
  'discounts?|coupons?|vouchers?|half[ -]price|\\boff your (?:first|next)|rabatt\\p{L}*|descuentos?|remises?|a mitad de precio|moitié prix',
  'money[ -]back|refunds?|geld[ -]zurück\\p{L}*|reembolso|satisfait ou remboursé|remboursée?s?',
  'limited[ -]time|while (?:stocks?|supplies) lasts?|today only|nur heute|solo hoy|tiempo limitado|offre limitée',
];
const asWords = (each: string) => new RegExp(`(?<![\\p{L}\\d])(?:${each})(?![\\p{L}])`, 'iu');

/** Claims that need proof, whoever makes them. */
export const claimsToProve: readonly RegExp[] = toProve.map(asWords);

export const claims: readonly RegExp[] = [
  ...claimsToProve,
  ...figuresAndOffers.map(asWords),
  // Somebody quoted by name: `“Best bread ever.” — Maria K.`
  /[”"»“]\s*[—–-]\s*\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)?/u,
  /(?<![\p{L}\d.])@[a-z\d_.]{3,}/iu,
];
