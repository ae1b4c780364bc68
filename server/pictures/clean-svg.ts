// A drawing (SVG) is a program of a kind: what it may say is listed, and what acts or reaches out is refused.

export type CleanSvg =
  | { ok: true; svg: string }
  | { ok: false; reason: 'script' | 'embedded' | 'not-a-picture' };

const shown = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs use symbol clippath mask lineargradient radialgradient stop pattern marker style title desc a switch'.split(
    ' ',
  ),
);
const acting = new Set(
  'script foreignobject iframe object embed audio video handler listener'.split(' '),
);
/** Left out with all that is in them. */
const dropped =
  /^(?!svg:)(?:[\w.-]+:.+|metadata|filter|animate|animatetransform|animatemotion|set|mpath|discard|title|desc)$/;
const mostCharacters = 2_000_000;
const mostTags = 40_000;
const deepest = 200;

/** The drawing without what nobody sees. A script, a handler or an address of elsewhere refuses it. */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/u, '');
  if (text.length > mostCharacters || !/<(?:svg:)?svg[\s>]/i.test(text.slice(0, 20_000)))
    return { ok: false, reason: 'not-a-picture' };
  // Entities say again and again what was said once: a bomb needs no more.
  if (/<!ENTITY|<!ATTLIST|<\?xml-stylesheet/i.test(text)) return { ok: false, reason: 'script' };
  return walk(text);
}

function walk(text: string): CleanSvg {
  const kept: string[] = [];
  const open: string[] = [];
  let hidden = 0;
  let tags = 0;
  for (let at = 0; at < text.length; ) {
    const tag = text.indexOf('<', at);
    if (hidden === 0) kept.push(text.slice(at, tag < 0 ? text.length : tag));
    if (tag < 0) break;
    const special = endOfSpecial(text, tag);
    if (special !== undefined) {
      if (special < 0) return { ok: false, reason: 'not-a-picture' };
      if (hidden === 0 && text.startsWith('<![CDATA[', tag)) kept.push(text.slice(tag, special));
      at = special;
      continue;
    }
    const end = endOfTag(text, tag);
    if (end < 0 || ++tags > mostTags) return { ok: false, reason: 'not-a-picture' };
    const whole = text.slice(tag, end);
    const name = (/^<\/?([^\s/>]{1,80})/.exec(whole)?.[1] ?? '').toLowerCase();
    const plain = name.replace(/^svg:/, '');
    const closes = whole.startsWith('</');
    if (acting.has(plain) || (!closes && isActing(whole))) return { ok: false, reason: 'script' };
    // Its pixels are counted by nobody before they are made.
    if (plain === 'image') return { ok: false, reason: 'embedded' };
    if (closes) {
      if (hidden > 0) hidden -= 1;
      else if (open.pop() !== undefined) kept.push(whole);
    } else if (hidden > 0 || dropped.test(name) || !shown.has(plain)) {
      if (!whole.endsWith('/>')) hidden += 1;
    } else {
      kept.push(whole);
      if (!whole.endsWith('/>')) open.push(name);
      if (open.length > deepest) return { ok: false, reason: 'not-a-picture' };
    }
    at = end;
  }
  const svg = kept.join('');
  if (/@import|javascript:/i.test(svg) || reachesOut(svg)) return { ok: false, reason: 'script' };
  return { ok: true, svg };
}

/** The end of a comment, a declaration or a passage of plain text; undefined for a tag, -1 without an end. */
function endOfSpecial(text: string, at: number): number | undefined {
  for (const [begins, ends] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
    ['<!', '>'],
  ] as const) {
    if (!text.startsWith(begins, at)) continue;
    const end = text.indexOf(ends, at + begins.length);
    return end < 0 ? -1 : end + ends.length;
  }
  return undefined;
}

// A bracket may stand in a value.
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at] as string;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
}

const isActing = (tag: string): boolean => {
  if (/[\s"'/]on[a-z]{2,30}\s*=/i.test(tag)) return true;
  for (const [, , value = ''] of tag.matchAll(/\b(?:xlink:)?href\s*=\s*(["'])([^"']*)/gi)) {
    const to = value.replace(/\s/g, '');
    const isAnchor = /^<a[\s>]/i.test(tag) && /^https?:/i.test(to);
    if (
      to &&
      !to.startsWith('#') &&
      !isAnchor &&
      !/^data:image\/(?:png|jpe?g|webp);base64,/i.test(to)
    )
      return true;
  }
  return false;
};

// A style may name by `url(…)` what is in the drawing, and nothing else.
const reachesOut = (svg: string): boolean => {
  for (const { index } of svg.matchAll(/url\(/gi)) {
    before.lastIndex = index + 'url('.length;
    before.test(svg);
    const first = svg[before.lastIndex] ?? ')';
    if (first !== '#' && first !== ')') return true;
  }
  return false;
};
const before = /[\s"']*/y;
