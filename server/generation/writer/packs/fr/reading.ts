import type { Reading } from '../tongue/tongue.ts';

const month =
  '(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';

/** How French is read. */
export const reading: Reading = {
  joints: /,\s+(?:et|mais)\s+|\s*[;:]\s+|\s+[–—-]\s+|,\s+(?=(?:sans|depuis|dès)\s)/iu,
  tail: /,\s+(?:qui|que|où|quand|parce|afin|pour|avec|comme|dans|dont)\s/iu,
  dependent: /^(?:que|qui|dont|où|quand|parce|car|si|et|ou|ni|à|au|aux|de|du|des)\s/iu,
  finite:
    /(?<!\p{L})(?:est|sont|a|ont|avons|il n['’]en|n['’]|ne|se|reste|ouvre|ouvrons|sommes)(?!\p{L})/iu,
  money:
    /[$€£]\s?\d|\d\s?(?:€|%|\$|euros?|francs)|(?<!\p{L})(?:gratuite?s?|offerte?s?|remise|promotion|moitié prix)(?!\p{L})/iu,
  proof: /\d|(?<!\p{L})(?:depuis|certifiée?|prix|brevet|génération)/iu,
  superlative:
    /(?<!\p{L})(?:le|la|les) (?:meilleure?s?|plus \p{L}+ (?:du|de la|des|de) )|numéro un|n° ?1|leader|unique au monde/iu,
  claims: {
    health:
      /(?<!\p{L})(?:guéri\p{L}*|soulag\p{L}*|maigrir|minceur|anti-?âge|rajeuni\p{L}*|brûle les graisses)/iu,
    money:
      /(?<!\p{L})(?:garantie?s?|gagnez de l['’]argent|rendement|sans risque|satisfait ou remboursé|doublez)/iu,
    safety: /(?<!\p{L})(?:100 ?% sûre?|totalement sûre?|inoffensi(?:f|ve)|sans danger)/iu,
  },
  hero: /^(?:une?|le|la|deux|trois)\s+(?:(?:jeune|vieux|vieille|vieil|petite?|grande?)\s+)?\p{Ll}+/iu,
  relative: /,?\s(?:qui|que|dont|où)\s/iu,
  dates: [
    new RegExp(`(?:le\\s+)?\\d{1,2}(?:er)?\\s+${month}(?:\\s+\\d{4})?`, 'iu'),
    /(?<!\p{L})(?:cet|cette|ce)\s+(?:été|automne|hiver|printemps|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)/iu,
  ],
  sponsor: /(?:financé par|parrainé par|un message de|un message du|payé par)\s+([^.;\n]{3,70})/iu,
  noMusic: /(?:sans|pas de) musique/iu,
  production:
    /(?<!\p{L})(?:publicité|campagne|vidéo publicitaire|spot|tiktok|instagram|youtube)(?!\p{L})|^(?:sortie|au cinéma|en salles?|prochainement)/iu,
};

const irregular: Record<string, string> = {
  venir: 'Venez',
  prendre: 'Prenez',
  voir: 'Voyez',
  faire: 'Faites',
  choisir: 'Choisissez',
  découvrir: 'Découvrez',
  suivre: 'Suivez',
  lire: 'Lisez',
  écrire: 'Écrivez',
  mettre: 'Mettez',
  'se rendre': 'Rendez-vous',
  "s'inscrire": 'Inscrivez-vous',
  "s'abonner": 'Abonnez-vous',
  rejoindre: 'Rejoignez',
  attendre: 'Attendez',
  viennent: 'Venez',
  prennent: 'Prenez',
  voient: 'Voyez',
  fassent: 'Faites',
  choisissent: 'Choisissez',
  découvrent: 'Découvrez',
  suivent: 'Suivez',
  lisent: 'Lisez',
  mettent: 'Mettez',
};

/** What people should do as a polite order; undefined when it cannot be told from the text. */
export function order(desire: string): string | undefined {
  const text = desire
    .replaceAll('’', "'")
    .replace(
      /^(?:on veut |nous voulons |je veux )?(?:qu'(?:ils|elles|on) |que les (?:gens|clients|spectateurs) )/iu,
      '',
    );
  const key = Object.keys(irregular).find(
    (each) => text.toLowerCase() === each || text.toLowerCase().startsWith(`${each} `),
  );
  const rest = (from: number) =>
    text
      .slice(from)
      .replace(/(?<!\p{L})leur(?!\p{L})/giu, 'votre')
      .replace(/(?<!\p{L})leurs(?!\p{L})/giu, 'vos');
  if (/(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu.test(text)) return undefined;
  if (key) return `${irregular[key]}${rest(key.length)}`;
  const [first = ''] = text.split(' ');
  if (/ez$/iu.test(first)) return text.charAt(0).toUpperCase() + text.slice(1);
  const stem = /^(\p{L}+?)(?:er|ent)$/iu.exec(first)?.[1];
  return stem && stem.length > 2
    ? `${stem.charAt(0).toUpperCase()}${stem.slice(1)}ez${rest(first.length)}`
    : undefined;
}
