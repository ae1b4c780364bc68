// Words by which an advertisement claims something, whatever language it is in.

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
  '(?:fda|tüv|usda)\\b|ärztlich',
  'guarantee[sd]?|warranty|garantie\\p{L}*|garantiert\\p{L}*|garantía|garantizad[oa]s?|garantie?s?|garantis',
  'miracles?|lose weight|wundermittel|milagros?',
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
