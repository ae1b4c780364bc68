// Where a text about a product stops telling of it and begins to describe pictures.
const picture =
  /\b(?:[EM]?CU|MCU|MS|WS|OTS|Insert(?: CU)?|Pack ?shot|PPP|PP|PM|PG|TGP|GP|Primer(?:ísimo)? plano|Plano (?:general|medio|detalle)|Gros plan|Très gros plan|Plan (?:large|moyen|serré|rapproché)|Totale|Halbnah|Nahaufnahme|Großaufnahme|Title card|End card|Last picture)\b/u;

/** The telling part of a text and the pictures after it. */
export function splitPictures(text: string): { told: string; pictures: string } {
  const at = text.search(picture);
  return at < 0
    ? { told: text, pictures: '' }
    : { told: text.slice(0, at), pictures: text.slice(at) };
}
