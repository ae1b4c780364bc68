import type { Reading } from '../tongue/tongue.ts';

const month =
  '(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)';

/** How German is read. */
export const reading: Reading = {
  joints: /,\s+(?:und|aber|doch)\s+|\s*[;:]\s+|\s+[–—-]\s+/iu,
  tail: /,\s+(?:die|der|das|dem|den|deren|dessen|weil|damit|dass|wenn|um|ohne|mit|für|aus|wo)\s/iu,
  dependent:
    /^(?:dass|weil|wenn|ob|damit|die|der|das|dem|den|deren|dessen|wo|als|obwohl)\s|^\p{Ll}{3,}(?:en|t|st)\s/u,
  finite:
    /(?<!\p{L})(?:ist|sind|hat|haben|gibt|bleibt|öffnet|öffnen|wird|werden|geht|kommt)(?!\p{L})/iu,
  money:
    /[$€£]\s?\d|\d\s?(?:€|%|\$|Euro|Franken)|(?<!\p{L})(?:gratis|kostenlos\p{L}*|umsonst|Rabatt|zum halben Preis|Angebot)(?!\p{L})/iu,
  proof: /\d|(?<!\p{L})(?:seit|zertifiziert|Preis|Patent|Generation\p{L}*|Meisterbetrieb)/iu,
  superlative:
    /(?<!\p{L})(?:der|die|das|den|dem) (?:beste\p{L}*|\p{L}+ste[nrs]?) |Nummer (?:eins|1)|führend\p{L}*|einzigartig\p{L}*/iu,
  claims: {
    health:
      /(?<!\p{L})(?:heilt|heilen|lindert|abnehmen|schlank|anti-?aging|verjüngt|schmerzfrei)/iu,
    money:
      /(?<!\p{L})(?:garantiert\p{L}*|Geld verdienen|Rendite|ohne Risiko|Geld zurück|verdoppelt)/iu,
    safety: /(?<!\p{L})(?:100 ?% sicher|völlig sicher|absolut sicher|ungefährlich|harmlos)/iu,
  },
  hero: /^(?:Eine?|Der|Die|Das|Zwei|Drei)\s+(?:\p{Ll}+\s+)?\p{Lu}[\p{L}-]+/u,
  relative: /,\s(?:die|der|das|dem|den|deren|wo)\s/iu,
  dates: [
    new RegExp(`(?:am\\s+|ab\\s+)?(?:dem\\s+)?\\d{1,2}\\.\\s?${month}(?:\\s+\\d{4})?`, 'iu'),
    /(?<!\p{L})(?:diesen|nächsten|diesen)\s+(?:Sommer|Herbst|Winter|Frühling|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)/iu,
  ],
  sponsor:
    /(?:gefördert von|finanziert von|eine Botschaft (?:der|des|von)|bezahlt von|im Auftrag (?:der|des|von))\s+([^.;\n]{3,70})/iu,
  noMusic: /(?:ohne|keine) Musik/iu,
  production:
    /(?<!\p{L})(?:Werbung|Werbespot|Kampagne|Spot|TikTok|Instagram|YouTube)(?!\p{L})|^(?:Kinostart|im Kino|ab jetzt im|demnächst)/iu,
};

const commands =
  /^(?:komm|kommt|kauf|kauft|bestell|bestellt|ruf|ruft|buch|bucht|schau|schaut|besuch|besucht|folg|folgt|geh|geht|leg|legt|lass|lasst|probier|probiert|meld|meldet|spende|spendet|trenn|trennt)(?!\p{L})/iu;

/** What people should do: in German the infinitive is an order as well, `online bestellen`. */
export function order(desire: string): string | undefined {
  const text = desire
    .replace(
      /^(?:wir wollen, |ich möchte, )?(?:dass )?(?:sie|die Leute|die Menschen|alle|Kunden|Zuschauer)\s+(?:sollen\s+)?/iu,
      '',
    )
    .replace(/\s+sollen$/iu, '');
  if (/(?<!\p{L})(?:uns|unser\p{L}*)(?!\p{L})/iu.test(text)) return undefined;
  const isOrder = /\p{L}{2}(?:en|ern|eln)$/u.test(text) || commands.test(text);
  return isOrder ? text.charAt(0).toUpperCase() + text.slice(1) : undefined;
}
