// Takes markup, decoration and shouting out of what was typed; mistakes stay.

const longestWord = 80;
const emoji =
  /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|[\u200b\u200c\u200e\u200f]|\u200d|\u2060|\ufe0f|\u20e3|\ufeff/gu;
const signs = /[©®™★☆]/gu;

/** Typed text in one shape: no tags, no control signs, no endless words, line breaks kept. */
export function cleanText(typed: string): string {
  return (
    typed
      .normalize('NFC')
      // Stacked marks beyond the second carry no meaning.
      .replace(/(\p{M}{2})\p{M}+/gu, '$1')
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, ' ')
      .replace(/[\p{Cc}\p{Co}\p{Cn}]/gu, (sign) => (sign === '\n' ? sign : ' '))
      .replace(/[\p{Zs}\u2028\u2029]/gu, ' ')
      .replace(/[^\s]{81,}/g, (run) => run.slice(0, longestWord))
      .replace(/<\/?[a-z][^<>\n]{0,200}>/gi, ' ')
      .replace(/!?\[([^[\]\n]{0,200})\]\([^()\n]{0,200}\)/g, '$1')
      .replace(/&(?:amp|#38);/g, '&')
      .replace(/&(?:nbsp|quot|lt|gt|#\d{1,5});/g, ' ')
      .replace(/(?<=^|\s)w\/o(?=\s)/gi, 'without')
      .replace(/(?<=^|\s)w\/ ?(?=[\p{L}\d])/giu, 'with ')
      // Said to whoever makes it, in writing only.
      .replace(/[ ,]{1,2}(?:pls|plz)(?!\p{L})/giu, '')
      .replace(signs, '')
      .replace(emoji, '\n')
      .replace(/^[ ]{0,12}(?:[-–—•·▪▫●○◦*+>✓✔→]{1,6}|\(?\d{1,2}[.)]|[a-z]\))(?=[ ])/gm, '\n')
      .replace(/^[ ]{0,12}#{1,6}(?=[ ])/gm, '\n')
      .replace(/^[^\n]{0,600}(?<=[\s:;,.(])1\)\s[^\n]{0,600}\s\(?2\)\s.{0,2000}$/gm, stepsApart)
      .replace(/["”“»]\s?\([^()\n]{2,60}\)(?=\s{1,3}["“„«])/g, (quoted) => `${quoted}\n`)
      .replace(/[*_`~^|\\<>{}[\]]/g, ' ')
      .replace(/(?<=^|\s)#(?=\p{L})/gu, '')
      .replace(/[•·▪●]/g, '\n')
      .replace(/([!?.,])\1{3,}/g, '$1')
      .replace(/ {2,}/g, ' ')
      .trim()
  );
}

// `1) stretch it 2) wrap it`: each step is a line of its own.
const stepsApart = (line: string) => line.replace(/(?<=[\s:;,.])\(?\d\)\s/g, '\n');

const greeting =
  /^(?:hi(?:ya)?|hello|hey|hallo|moin|servus|grüezi|grüß gott|gr[uü]ss gott|guten (?:tag|morgen|abend)|hola|buen[oa]s(?: (?:d[ií]as|tardes|noches))?|bonjour|bonsoir|salut|sehr geehrte damen und herren|dear (?:all|team|sirs?|sir or madam)|estimad[oa]s(?: \p{L}{4,12})?|mesdames,? messieurs)(?!\p{L})(?: (?:so|there|all|everyone|zusammen|a tod[oa]s|à tous))*[\s,.!:–-]*(?=\p{L})/iu;

/** What was typed, without the greeting of whoever reads it. */
export const withoutGreeting = (text: string): string => text.replace(greeting, '');

/** A shout in sentence case: names, initials and units keep their capitals. */
export function calmed(text: string, names: readonly string[]): string {
  const kept = new Map(
    names
      .flatMap((name) => name.split(/\s/))
      .filter((word) => word !== word.toUpperCase() || word.length < 2)
      .map((word) => [word.toLowerCase(), word]),
  );
  const shouted = names.flatMap((name) => name.toLowerCase().split(/\s/));
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  const shouts = (text.match(/\p{Lu}/gu)?.length ?? 0) > all * 0.7;
  return text
    .split(/(?<=[.!?\n])/)
    .map((line) => {
      let letters = 0;
      let capitals = 0;
      let words = 0;
      for (const [word] of line.matchAll(/\p{L}+/gu)) {
        words++;
        letters += word.length;
        if (word === word.toUpperCase()) capitals += word.length;
      }
      if ((!shouts && (words < 3 || letters < 12)) || capitals < letters * 0.7) return line;
      let begins = true;
      return line.replace(/[\p{L}\p{M}'’]+|[.!?]/gu, (word) => {
        if (/^[.!?]$/.test(word)) {
          begins = true;
          return word;
        }
        const low = word.toLowerCase();
        const name = kept.get(low);
        const first = begins || shouted.includes(low);
        begins = false;
        if (name) return name;
        // What has no vowel is spelled: `DBS`, `QC`.
        if (word === 'I' || initials.has(word) || /^[^AEIOUYÀ-Ýa-z'’]{2,4}$/u.test(word))
          return word;
        return first ? low.charAt(0).toUpperCase() + low.slice(1) : low;
      });
    })
    .join('');
}

const initials = new Set(
  'AC AI API BBQ CRM DIY DJ DNA DVD EV FAQ GPS HD HR ID LED NHS PC PDF SUV TV UK USA USB UV VAT VPN DNI ADN NIE TÜV GmbH LKW PKW EU BMX QR SMS'.split(
    ' ',
  ),
);

/** The product's name on one line, without markup or an outer stop. */
export function cleanName(typed: string): string {
  const name = cleanText(typed)
    .replace(/\n/g, ' ')
    .replace(/["“”„«»]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  let end = name.length;
  while (
    end > 1 &&
    /[\s.,;:–-]/.test(name.charAt(end - 1)) &&
    !/\p{Lu}\.$/u.test(name.slice(0, end))
  )
    end--;
  return name.slice(0, end) || typed.trim().slice(0, 120);
}
