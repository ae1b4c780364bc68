// Words by which an advertisement claims something, in the languages the house writes.

/** Numbers in words. Small ones count things in a picture; from ten on they are figures. */
export const numberWords = new Map<string, number>(
  Object.entries({
    1: 'one uno una un une eins ein eine',
    2: 'two dos deux zwei',
    3: 'three tres trois drei',
    4: 'four cuatro quatre vier',
    5: 'five cinco cinq fünf',
    6: 'six seis sechs',
    7: 'seven siete sept sieben',
    8: 'eight ocho huit acht',
    9: 'nine nueve neuf neun',
    10: 'ten diez dix zehn',
    11: 'eleven once onze elf',
    12: 'twelve doce douze zwölf',
    15: 'fifteen quince quinze fünfzehn',
    20: 'twenty veinte vingt zwanzig',
    24: 'vierundzwanzig veinticuatro',
    30: 'thirty treinta trente dreißig',
    40: 'forty cuarenta quarante vierzig',
    50: 'fifty cincuenta cinquante fünfzig',
    60: 'sixty sesenta soixante sechzig',
    70: 'seventy setenta siebzig',
    80: 'eighty ochenta achtzig',
    90: 'ninety noventa neunzig',
    100: 'hundred hundreds cien cientos hundert hunderte',
    1000: 'thousand thousands mil miles mille milliers tausend tausende',
    1000000: 'million millions millón millones millionen',
    1000000000: 'billion billions milliarde milliarden milliard milliards',
  }).flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [word, +value])),
);

// One pattern for each claim: the client has made it when the same pattern is found in their words.
const patterns = [
  'percent|per cent|prozent|por ciento|pour cent',
  'dollars?|bucks|usd',
  'euros?',
  'award[ -]winning|awarded|(?:won|wins|winner of) (?:an?|the|several|many) [^.]{0,30}(?:awards?|prizes?)|preisgekrönt\\p{L}*|mehrfach ausgezeichnet\\p{L}*|premiad[oa]s?|galardonad[oa]s?|primée?s?|récompensée?s?',
  '# ?1|no\\. ?1|number[ -]one|nummer (?:1|eins)|número uno|numéro un',
  'best[ -]?sell(?:er|ing)|meistverkauft\\p{L}*|bestseller|(?:más|la más|el más) vendid[oa]|(?:le|la) plus vendue?',
  "market[ -]leader|marktführer\\p{L}*|líder del mercado|leader du marché|world[’']s (?:best|leading|first|finest)|weltbeste\\p{L}*",
  'top[ -]rated|five[ -]stars?|fünf sterne|cinco estrellas|cinq étoiles|testsieger\\p{L}*',
  'trusted by|loved by (?:thousands|millions|families|people|customers|everyone)',
  '(?:clinically|scientifically|medically|dermatologically|lab)[ -](?:proven|tested|shown)|klinisch|wissenschaftlich|cliniquement|scientifiquement|clínicamente|científicamente',
  'certified|certificate|zertifiziert\\p{L}*|certifiée?s?|certificad[oa]s?',
  '(?:fda|tüv|usda)\\b|(?:doctors?|dentists?|experts?|vets?) (?:recommend|approve|agree)\\p{L}*|recommended by|approved by|endorsed by|ärztlich|recomendad[oa]s? por|recommandée?s? par',
  'free (?:shipping|delivery|trial|gift|sample|consultation|quote|returns?|parking|refills?)|gratis|kostenlos\\p{L}*|gratuite?s?|gratuit[oa]s?|envío gratuito|livraison offerte',
  'discounts?|coupons?|vouchers?|half[ -]price|\\boff your (?:first|next)|rabatt\\p{L}*|descuentos?|remises?|a mitad de precio|moitié prix',
  'money[ -]back|refunds?|geld[ -]zurück\\p{L}*|reembolso|satisfait ou remboursé|remboursée?s?',
  'guarantee[sd]?|warranty|garantie\\p{L}*|garantiert\\p{L}*|garantía|garantizad[oa]s?|garantie?s?|garantis',
  'limited[ -]time|while (?:stocks?|supplies) lasts?|today only|nur heute|solo hoy|tiempo limitado|offre limitée',
  'cures?|heals?|miracle|lose weight|heilt|cura(?:n)? (?:el|la)|guérit',
];

export const claims: readonly RegExp[] = [
  ...patterns.map((each) => new RegExp(`(?<![\\p{L}\\d])(?:${each})(?![\\p{L}])`, 'iu')),
  // Somebody quoted by name: `“Best bread ever.” — Maria K.`
  /[”"»“]\s*[—–-]\s*\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]*)?/u,
  /(?<![p{L}\d.])@[a-z\d_.]{3,}/i,
];
