// Orders in French: what a client wants of people, said politely.
import { wordTable } from '#domain/word-table.ts';

const irregular: Record<string, string> = wordTable<string>({
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
});

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
