// `[date to confirm]` where the client gave the date.
import type { AdPackage } from '../ad-package.ts';
import type { Brief } from '../brief.ts';
import { wordsOf } from '../text/words.ts';

/** What a placeholder asks for, by the folded words it may use. */
const asksFor = {
  date: ['date', 'datum', 'termin', 'fecha', 'day', 'tag', 'dia', 'jour'],
  venue: ['venue', 'place', 'address', 'ort', 'adresse', 'lugar', 'direccion', 'lieu', 'location'],
  sponsor: [
    'sponsor',
    'payer',
    'absender',
    'auftraggeber',
    'patrocinador',
    'financiador',
    'commanditaire',
    'body',
    'stelle',
    'entidad',
    'organisme',
  ],
  figure: ['price', 'preis', 'precio', 'prix', 'tarif', 'tarifa', 'cost'],
  call: ['action', 'call', 'handlung', 'accion'],
  evaluation: ['measure', 'mass', 'messgrosse', 'medida', 'mesure'],
  name: [
    'name',
    'nombre',
    'nom',
    'product',
    'produkt',
    'producto',
    'produit',
    'brand',
    'marke',
    'marca',
    'marque',
  ],
} as const;

/** The placeholders of a package that ask for what was given. */
export function openPlaceholders(made: AdPackage, brief: Brief): string[] {
  const { verbatim, request, figures } = brief;
  const given: Record<keyof typeof asksFor, boolean> = {
    date: 'date' in verbatim,
    venue: 'venue' in verbatim,
    sponsor: 'sponsor' in verbatim,
    figure: figures.some((figure) => /\p{Sc}/u.test(figure)),
    call: brief.call !== '',
    evaluation: request.evaluation !== '',
    name: true,
  };
  const texts = `${JSON.stringify(made.concepts)}\n${made.briefText}\n${made.script}`;
  const found = texts.match(/\[[^[\]"{}]{2,80}\]/g) ?? [];
  return [...new Set(found)].filter((text) => {
    const words = wordsOf(text);
    return (Object.keys(asksFor) as (keyof typeof asksFor)[]).some(
      (kind) => given[kind] && asksFor[kind].some((word) => words.includes(word)),
    );
  });
}
