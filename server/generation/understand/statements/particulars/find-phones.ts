// Numbers to ring. A measure, a date and the number of a part have digits and gaps too: a telephone has
// the shape its country gives it, or stands behind a word that says what it is.

const run =
  /(?<![\d$€£.,:\p{L}])(?:\+\d{1,3}[\s./-]?|00\d{2}[\s./-]|\d[-.\s])?\(?\d{2,5}\)?(?:\s?[\s./-]\s?\d{2,8}){1,5}(?![\d%\p{L}€£$])|(?<![\d$€£.,:\p{L}])(?:\+\d{1,3}\s(?:\(0\)\s?)?\d|\+\d)(?:[\s./-]?\d{2,8}){1,5}(?![\d%\p{L}€£$])|(?<![\d$€£.,:\p{L}-])0\d{8,11}(?![\d%\p{L}€£$])/gu;

// What digits are that are none to ring: part, article, order, standard, register.
const label =
  /(?:^|[^\p{L}])(?:no|nr|n°|nº|num|number|nummer|núm|número|numéro|ref|réf|art|artikel|article|part|model|modell|modelo|modèle|type|typ|item|sku|id|code|kode|código|isbn|ean|gtin|siret|siren|vat|ust|iva|tva|nif|cif|din|iso|en|reg|order|serial|batch|charge|lot|iban|konto|dim|size|größe|tamaño|taille|thread|patent)\.?[\s:#-]{0,3}(?:no|nr|n°)?\.?[\s:#-]{0,3}$/iu;
const rings =
  /(?:^|[^\p{L}])(?:call|ring|phone|tel|telephone|text|sms|mobile|mob|cell|whatsapp|fax|hotline|helpline|dial|telefon|mobil|handy|anrufen|anruf|ruf|rufen|teléfono|telefono|móvil|movil|llama|llame|llamar|llamad|tlf|téléphone|appelez|appeler|appelle|compos|composez|marca|marque|marcar|wähl|wählen|tél|portable)\p{L}{0,3}[\s.:]{0,3}(?:us |me |at |on |or text |sie |uns |an |al |el |le |au )?$/iu;

const shapes: readonly RegExp[] = [
  // Any country, written for abroad.
  /^\+[\d\s()./-]{8,20}$/,
  // A trunk nought: Britain, Ireland, Germany, Austria, Switzerland, France.
  /^\(?0\d[\d\s()./-]{6,16}$/,
  // North America.
  /^(?:1[-.\s])?\(?[2-9]\d{2}\)?[-.\s][2-9]?\d{2}[-.\s]\d{4}$/,
  /^[2-9]\d{2}-\d{4}$/,
  /^1[-.\s]?[38]\d{2}[-.\s]\d{3}[-.\s]\d{3,4}$/,
  /^1[38]00[-.\s]\d{3}[-.\s]\d{3,4}$/,
  // Spain.
  /^[6-9]\d{2}[\s.-]\d{3}[\s.-]\d{3}$|^[6-9]\d{1,2}[\s.-]\d{2,3}(?:[\s.-]\d{2}){2}$/,
  // Latin America: ten digits, the last four together.
  /^\d{2,3}[\s.-]\d{3,4}[\s.-]\d{4}$/,
];

/** Where numbers to ring stand, as typed. */
export function findPhones(text: string): { at: number; text: string }[] {
  return [...text.matchAll(run)].flatMap((match) => {
    const span = match[0].trim();
    return isPhone(span, text.slice(Math.max(0, match.index - 24), match.index))
      ? [{ at: match.index, text: span }]
      : [];
  });
}

function isPhone(span: string, before: string): boolean {
  const digits = span.replace(/\D/g, '').length;
  if (digits < 7 || digits > 15) return false;
  if (/^\d{4}\s?[–/-]\s?\d{2,4}$/.test(span) || /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/.test(span))
    return false;
  if (rings.test(before)) return true;
  if (label.test(before)) return false;
  return shapes.some((shape) => shape.test(span));
}

const short =
  /(?<!\p{L})(?:call|text|ring|dial|phone|wählen|anrufen|rufen|llame|llama|marque|marca|appelez|composez|appeler|(?:text|send|sms)\s[^\s.]{1,20}\sto)\s(?:or text\s|Sie\s|sie\s|die\s|al\s|el\s|le\s)?(\d{3,6})(?=\s*(?:[.,;!?)]|$)(?!\d)|\s(?:or|and|to|for|if|now|today|first|straight|immediately|free|before|when|at|from|sofort|gleich|ya|antes|tout|o|y|ou|et|oder|und|an|pour|para|für|day|any)(?!\p{L}))/giu;

/** The short ones of services, behind an order to ring them. */
export const findShortNumbers = (text: string): { at: number; text: string }[] =>
  [...text.matchAll(short)].map((match) => ({ at: match.index, text: match[1] ?? '' }));
