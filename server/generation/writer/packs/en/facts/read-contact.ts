// Finds what can be looked up or rung: links, numbers, dates, places, and who pays.

export type Contact = {
  url?: string;
  phone?: string;
  handle?: string;
  when?: string;
  where?: string;
  sponsor?: string;
};

const months =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const days = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
// `every Friday` and `on Fridays` come round each week: no date to work back from.
const oneDay = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const whens = [
  new RegExp(`\\b${months}\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+\\d{4})?\\b`, 'i'),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${months}(?:\\s+\\d{4})?\\b`, 'i'),
  /\b(?:open|opens|opening)\b[^.,;!\n]{0,12}\b(?:from|until|till|at|daily|every|\d)[^.,;!\n]{0,30}/i,
  new RegExp(
    `\\b(?:this|next|on)\\s+${oneDay}\\b(?:\\s+(?:at|from)\\s+\\d{1,2}(?::\\d{2})?\\s?(?:am|pm)?)?`,
    'i',
  ),
  /\b(?:this|next|coming this)\s+(?:summer|autumn|fall|winter|spring|christmas|halloween)\b/i,
];

export const phonePattern =
  /(?<![\d$€£.,:])(?:\+?\d{1,3}[\s.-])?\(?\d{2,5}\)?(?:[\s.-]\d{2,5}){1,4}(?![\d%])/g;
/** Seven digits or more, and not a span of years. */
export const isPhone = (text: string) =>
  text.replace(/\D/g, '').length >= 7 && !/^(?:19|20)\d\d[\s.-](?:19|20)\d\d$/.test(text.trim());

/** Reads contact details from everything that was typed. */
export function readContact(text: string): Contact {
  const contact: Contact = {};
  const url =
    /\b(?:https?:\/\/|www\.)[^\s)>\]"']+|\b[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|co|app|shop|gov|dev|tv|uk|us|de|fr|es|ca|au|nz|eu|example|test|biz|info|store|me|online|site)\b(?:\/[\w./-]*)?/i.exec(
      text.replace(/\S+@\S+/g, ' '),
    )?.[0];
  if (url && url.length <= 40)
    contact.url = url
      .replace(/^https?:\/\//i, '')
      .replace(/^www\./i, '')
      .replace(/[.,;:!?/]+$/, '')
      .toLowerCase();
  const phone = text.match(phonePattern)?.find(isPhone);
  if (phone) contact.phone = phone.trim();
  const handle = /(?<![\w.])@[A-Za-z][\w.]{2,29}\b/.exec(text)?.[0];
  if (handle) contact.handle = handle;
  for (const pattern of whens) {
    const when = pattern.exec(text)?.[0]?.trim();
    if (when) {
      contact.when = when;
      break;
    }
  }
  const where =
    /\b(?:in|on|at|near|across|of)\s+((?:St\.?\s+)?\p{Lu}\p{Ll}[\p{L}'’]+(?:\s+(?:of\s+)?\p{Lu}\p{Ll}[\p{L}'’]+){0,3})/u.exec(
      text.replace(
        new RegExp(
          `\\b(?:${months}|${days}|Instagram|TikTok|YouTube|Netflix|Facebook|Google|Amazon|Spotify|Steam|Christmas|Monday|English|Spanish|French|German|Italian|Chinese|Arabic|PC|Mac|Xbox|PlayStation|Main)\\b`,
          'gi',
        ),
        '·',
      ),
    )?.[1];
  if (where && text !== text.toUpperCase()) contact.where = where;
  const sponsor = readSponsor(text);
  if (sponsor) contact.sponsor = sponsor;
  return contact;
}

const body = `(?:Department|Ministry|Office|Council|Agency|Authority|City|County|Town|State|Village|Board|Bureau|Commission|Institute|Administration|Service|Services|Police|Committee|Association|Foundation|Trust|Society|Centers?|Union|District)`;
const word = String.raw`\p{Lu}[\p{L}\d.’'&-]*`;
const ofMore = String.raw`(?:\s+(?:(?:of|for|on|and)(?:\s+the)?\s+)?${word})*`;
const bodies = new RegExp(
  String.raw`\b(?:[Tt]he\s+)?(?:${word}\s+){0,5}${body}(?![\p{L}])${ofMore}`,
  'u',
);

/** Who stands behind a message: what follows `paid for by`, or the public body that is named. */
export function readSponsor(text: string): string | undefined {
  const said =
    /\b(?:paid for by|sponsored by|brought to you by|funded by|on behalf of)\s+([^.;\n]{3,70})/i.exec(
      text,
    )?.[1] ??
    /\b(?:message|announcement|campaign|film|psa|spot|reminder|notice)\s+(?:from|by|for)\s+([^.;\n]{3,90})/i.exec(
      text,
    )?.[1] ??
    /\b(?:from|by)\s+((?:the\s+)?\p{Lu}[^.;\n]{3,90})/u.exec(text)?.[1];
  const from = said ?? bodies.exec(text)?.[0];
  if (!from) return undefined;
  const named = new RegExp(String.raw`^(?:[Tt]he\s+)?${word}${ofMore}`, 'u').exec(from.trim())?.[0];
  const sponsor = (
    named ?? (/\bpaid for by|sponsored|funded|behalf|brought/i.test(text) && said ? said : '')
  ).trim();
  const who = sponsor.replace(/[.,]+$/, '').replace(/^The\b/, 'the');
  return who.length > 2 &&
    (named === undefined ||
      bodies.test(who) ||
      /paid for|sponsored|funded|behalf|brought|message from|message by/i.test(text))
    ? who
    : undefined;
}
