// How a day is named, and what a missing one is called, in the four languages the details are read in.
import type { UserType } from '../options.ts';

export type MeasureWords = {
  /** A day or a term: `by June 1`, `bis 1. März`, `pro Monat`. */
  day: RegExp;
  figures: string;
  date: string;
  /** A whole measure out of blanks, by what is counted and where it is read. */
  whole: Record<UserType, string>;
  /** Frequent words that give the language away. */
  frequent: ReadonlySet<string>;
};

const set = (words: string) => new Set(words.split(' '));

const english: MeasureWords = {
  day: /\b(?:by|before|until|within|in the first|per|a|each|every)\s+(?:\d|the\b|end\b|week|month|quarter|year|day|spring|summer|autumn|fall|winter|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|next|opening)/i,
  figures: 'from [figure today] to [target figure]',
  date: 'by [date]',
  whole: {
    business:
      '[how many] customers or orders by [date], read from the [till, booking system or website]',
    brand:
      '[how many] people who name us unprompted by [date], read from the [survey or brand searches]',
    infomercial: '[how many] orders by [date], read from the [order line or web shop]',
    trailer:
      '[how many] full views or tickets by [date], read from the [platform figures or box office]',
    government:
      '[how many] people who took the step by [date], read from the [website, office or hotline]',
    creator: '[how many] new followers by [date], read from the [channel statistics]',
  },
  frequent: set(
    'the and of to for with is are we our us you your that this from in on at by more new before sales orders customers followers people week month year open baked an it they who',
  ),
};

const german: MeasureWords = {
  day: /(?<!\p{L})(?:bis|vor|ab|am|im|in|innerhalb|binnen|pro|je|jede[nrsm]?|täglich|wöchentlich|monatlich|jährlich)(?:\s+(?:zu[mr]?|de[rnms]|Ende|Anfang|Mitte|nächste[nrsm]?|ersten?|dieses?))*\s*(?:\d{1,2}\.\s?(?:\d|\p{L})|\d+\s+(?:Tage|Wochen|Monat|Jahr)|Tag|Woche|Monat|Quartal|Jahr|Saison|Frühling|Sommer|Herbst|Winter|Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Ostern|Weihnachten|Eröffnung|20\d\d)|(?<!\p{L})(?:täglich|wöchentlich|monatlich|jährlich)(?!\p{L})/iu,
  figures: 'von [Zahl heute] auf [Zielzahl]',
  date: 'bis [Datum]',
  whole: {
    business:
      '[Anzahl] Kunden oder Bestellungen bis [Datum], abgelesen an [Kasse, Buchungssystem oder Website]',
    brand:
      '[Anzahl] Menschen, die uns von selbst nennen, bis [Datum], abgelesen an [Umfrage oder Markensuchen]',
    infomercial: '[Anzahl] Bestellungen bis [Datum], abgelesen an [Bestelltelefon oder Webshop]',
    trailer:
      '[Anzahl] volle Aufrufe oder Tickets bis [Datum], abgelesen an [Plattform oder Kinokasse]',
    government:
      '[Anzahl] Menschen, die es getan haben, bis [Datum], abgelesen an [Website, Amt oder Hotline]',
    creator: '[Anzahl] neue Follower bis [Datum], abgelesen an [Kanalstatistik]',
  },
  frequent: set(
    'der die das den dem des ein eine einen einem und oder von mit für auf im am bis vor pro wir unser unsere uns ist sind mehr neue neuen kunden bestellungen verkäufe jede jeden jeder bei aus nach zum zur auch nicht jahr woche monat umsatz besucher anfragen',
  ),
};

const spanish: MeasureWords = {
  day: /(?<!\p{L})(?:antes de(?:l)?|hasta(?: el)?|para(?: el)?|en|dentro de|a|al|por|cada)(?:\s+(?:el|la|los|las|un|una|primer|primera|finales de|fin de|final de|próxim[oa]|mes de))*\s+(?:\d{1,2}\s+(?:de\s+)?(?:\p{L}{3,})|día|semana|mes|trimestre|año|primavera|verano|otoño|invierno|ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic|navidad|apertura|20\d\d)|(?<!\p{L})(?:diari|semanal|mensual|anual)/iu,
  figures: 'de [cifra de hoy] a [cifra objetivo]',
  date: 'antes del [fecha]',
  whole: {
    business: '[cuántos] clientes o pedidos antes del [fecha], según [caja, reservas o web]',
    brand:
      '[cuántas] personas que nos nombran antes del [fecha], según [encuesta o búsquedas de marca]',
    infomercial: '[cuántos] pedidos antes del [fecha], según [teléfono de pedidos o tienda web]',
    trailer:
      '[cuántas] vistas completas o entradas antes del [fecha], según [plataforma o taquilla]',
    government:
      '[cuántas] personas que dieron el paso antes del [fecha], según [web, oficina o teléfono]',
    creator: '[cuántos] seguidores nuevos antes del [fecha], según [estadísticas del canal]',
  },
  frequent: set(
    'el la los las un una de del al y o en con por para que se es son más nuestro nuestra nuestros nos clientes ventas pedidos seguidores antes hasta cada mes semana año desde sin hacemos',
  ),
};

const french: MeasureWords = {
  day: /(?<!\p{L})(?:d['’]ici|avant|jusqu['’]|pendant|dans|en|par|chaque|au|à)(?:\s*(?:de|l[ea]s?|l['’]|au|à|aux|un|une|du|fin|début|du mois de?|premi(?:er|ère)|prochaine?))*\s*(?:\d{1,2}(?:er)?\s+\p{L}{3,}|jour|semaine|mois|trimestre|an(?!\p{L})|année|printemps|été|automne|hiver|janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc|noël|ouverture|20\d\d)|(?<!\p{L})(?:quotidien|hebdomadaire|mensuel|annuel)/iu,
  figures: 'de [chiffre d’aujourd’hui] à [chiffre visé]',
  date: 'd’ici le [date]',
  whole: {
    business:
      '[combien] de clients ou de commandes d’ici le [date], selon [caisse, réservations ou site]',
    brand:
      '[combien] de personnes qui nous citent d’ici le [date], selon [enquête ou recherches de marque]',
    infomercial: '[combien] de commandes d’ici le [date], selon [téléphone ou boutique en ligne]',
    trailer:
      '[combien] de vues complètes ou de billets d’ici le [date], selon [plateforme ou billetterie]',
    government:
      '[combien] de personnes qui l’ont fait d’ici le [date], selon [site, guichet ou téléphone]',
    creator: '[combien] de nouveaux abonnés d’ici le [date], selon [statistiques de la chaîne]',
  },
  frequent: set(
    'le la les un une des du de et ou en dans pour avec sur par que qui est sont plus notre nos nous vous clients ventes commandes abonnés avant chaque mois semaine année sans au aux nouveaux nouvelles',
  ),
};

const known = [english, german, spanish, french];

/**
 * The words of the language a text is in, or of the texts about it where it tells nothing itself;
 * undefined where it is none of the four.
 */
export function measureWordsFor(...texts: readonly string[]): MeasureWords | undefined {
  for (const text of texts) {
    const found = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const ranked = known
      .map((words) => ({ words, hits: found.filter((word) => words.frequent.has(word)).length }))
      .toSorted((a, b) => b.hits - a.hits);
    const [best, next] = ranked;
    if (best && best.hits > (next?.hits ?? 0)) return best.words;
  }
  return texts.some((text) => /[^\P{L}a-z]/iu.test(text)) ? undefined : english;
}
