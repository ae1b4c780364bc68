// A drawing in layers for drawing programs: named groups in the order in which they were drawn.
import { paperWhite, type Sketch } from './brush.ts';
import { escapeXml } from './escape-xml.ts';
import type { Layer, Mark } from './mark.ts';

type Told = { title: string; says: string; pixels: { width: number; height: number } };

/**
 * The drawing as an SVG that needs nothing from anywhere. Strokes of a layer that lie together are one
 * group of its name, `people`; where another lies between them there is a further one, `people-2`. The
 * film's lettering is outlines, which look the same everywhere, and once more as text, not displayed.
 */
export function layeredSvg(sketch: Sketch, told: Told): string {
  const { width, height } = sketch;
  const name = namer();
  const texts = sketch.marks.flatMap(({ layer, text }) =>
    layer === 'lettering' && text ? [text] : [],
  );
  return svgOf({ ...told, box: { width, height } }, [
    `<g ${name('ground')}><rect width="${width}" height="${height}" fill="${paper}"/>`,
    ...groupsOf(sketch.marks, name),
    ...(texts.length > 0
      ? [`<g ${name('lettering-text')} display="none" ${font}>${texts.join('')}</g>`]
      : []),
  ]);
}

/** The same for what is one picture: it says so, and holds it. */
export const pictureSvg = (jpeg: Uint8Array, told: Told): string => {
  const { width, height } = told.pixels;
  const data = Buffer.from(jpeg).toString('base64');
  return svgOf({ ...told, box: told.pixels }, [
    `<g ${namer()('picture')}><image width="${width}" height="${height}" href="data:image/jpeg;base64,${data}"/></g>`,
  ]);
};

/** Paper with its grain, on average. */
const paper = paperWhite;
/** The typeface that the outlines were taken of, under the SIL Open Font License. */
const font = `font-family="'Sometype Mono', monospace" font-weight="700"`;
const namespaces =
  'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"';

const svgOf = (
  { title, says, pixels, box }: Told & { box: { width: number; height: number } },
  parts: readonly string[],
): string =>
  [
    `<svg ${namespaces} width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${box.width} ${box.height}">`,
    `<title>${plain(title)}</title>`,
    `<desc>${plain(says)}</desc>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');

// XML has no place for control characters and halves of pairs.
const plain = (text: string) =>
  escapeXml(
    text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' '),
  );

type Name = (layer: Layer | 'lettering-text' | 'picture') => string;

function namer(): Name {
  const seen = new Map<string, number>();
  return (layer) => {
    const count = (seen.get(layer) ?? 0) + 1;
    seen.set(layer, count);
    const id = count > 1 ? `${layer}-${count}` : layer;
    return `id="${id}" inkscape:groupmode="layer" inkscape:label="${id}"`;
  };
}

// The first group is open already: paper is ground.
function groupsOf(marks: readonly Mark[], name: Name): string[] {
  const parts: string[] = [];
  let open: Layer | null = 'ground';
  for (const { svg, layer } of marks) {
    if (open !== layer) {
      if (open) parts.push('</g>');
      if (layer) parts.push(`<g ${name(layer)}>`);
      open = layer;
    }
    parts.push(svg);
  }
  if (open) parts.push('</g>');
  return parts;
}
