// Prints a laid-out document: draws each sheet, and says of each part what it is.
import PDFDocument, { type Element } from 'pdfkit';
import type { Face } from '../type/face.ts';
import { describe, type Facts } from './describe.ts';
import { paintLines, type SetLine } from './paint-text.ts';
import { makePressFont, type PressFont } from './press-font.ts';
import { type Box, growStructure, type Structure } from './structure.ts';
import type { Tag } from './tag.ts';

/** A part of the page as the layout engine leaves it. Places are relative to the part around it. */
export type LaidOut = {
  type: string;
  box?: Box & Partial<Record<Edge | Padding, number>>;
  style?: { backgroundColor?: string; direction?: string } & Partial<
    Record<`${Edge0}Color`, string>
  >;
  props?: { tag?: Tag; fixed?: boolean; bookmark?: { title: string } | null };
  lines?: SetLine[];
  alignOffset?: number;
  image?: { data: Uint8Array };
  children?: LaidOut[];
};
type Edge0 = `border${'Top' | 'Right' | 'Bottom' | 'Left'}`;
type Edge = `${Edge0}Width`;
type Padding = `padding${'Top' | 'Right' | 'Bottom' | 'Left'}`;

type Press = { pdf: PDFDocument; structure: Structure; fontOf(face: Face): PressFont };
/** Where a part stands: the corner of what is around it, its element, whether it is not read. */
type Surroundings = { x: number; y: number; parent: Element; silent: boolean };

/** The document as a tagged PDF. */
export async function pressPages(pages: readonly LaidOut[], facts: Facts): Promise<Buffer> {
  const pdf = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    autoFirstPage: false,
    font: null,
    lang: facts.language,
    displayTitle: true,
    info: describe(facts).info,
  });
  pdf.endMetadata = () => describe(facts).write(pdf);
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const fonts = new Map<Face, PressFont>();
  const fontOf = (face: Face) => {
    const font = fonts.get(face) ?? makePressFont(pdf, face, fonts.size + 1);
    fonts.set(face, font);
    return font;
  };
  const press: Press = { pdf, structure: growStructure(pdf), fontOf };
  for (const page of pages) pressPage(press, page);
  press.structure.root.end();
  for (const font of fonts.values()) font.embed();
  pdf.end();
  return whole;
}

function pressPage(press: Press, page: LaidOut): void {
  const { pdf, structure } = press;
  const { width, height } = page.box ?? { width: 0, height: 0 };
  pdf.addPage({ size: [width, height], margin: 0 });
  const { bookmark } = page.props ?? {};
  if (bookmark) pdf.outline.addItem(bookmark.title);
  pressPart(press, page, { x: 0, y: 0, parent: structure.root, silent: false });
}

function pressPart(press: Press, part: LaidOut, around: Surroundings): void {
  const { structure } = press;
  const { box, props } = part;
  if (!box) return;
  const place = { ...box, left: around.x + box.left, top: around.y + box.top };
  const { tag } = props ?? {};
  // What every sheet repeats is read once.
  const repeated = tag !== undefined && props?.fixed === true && structure.has(tag);
  const silent = around.silent || tag?.role === 'Artifact' || repeated;
  paintBox(press, { ...part, box: place });
  const own = tag && !silent ? structure.place(tag, around.parent, place) : around.parent;
  const draw = drawing(press, part, place);
  if (draw) {
    if (silent || !tag) structure.apart(draw, 'Pagination');
    else structure.within(own, tag.role, draw);
  }
  if (part.type === 'TEXT') return;
  const inside = { x: place.left, y: place.top, parent: own, silent };
  for (const child of part.children ?? []) pressPart(press, child, inside);
}

/** What of the part itself is text or picture. */
function drawing({ pdf, fontOf }: Press, part: LaidOut, box: NonNullable<LaidOut['box']>) {
  const x = box.left + (box.paddingLeft ?? 0);
  const y = box.top + (box.paddingTop ?? 0);
  const { lines, image, alignOffset = 0 } = part;
  if (part.type === 'TEXT' && lines?.length) {
    const right = box.left + box.width - (box.paddingRight ?? 0);
    const from = {
      x: x - alignOffset,
      y: y - (lines[0]?.box.y ?? 0),
      // The layout engine measures some paragraphs in another width than they get.
      ...(part.style?.direction === 'rtl' ? { right } : {}),
    };
    return () => paintLines(pdf, lines, from, fontOf);
  }
  if (image) {
    const width = box.width - (box.paddingLeft ?? 0) - (box.paddingRight ?? 0);
    const height = box.height - (box.paddingTop ?? 0) - (box.paddingBottom ?? 0);
    return () => void pdf.image(image.data, x, y, { width, height });
  }
  return undefined;
}

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** Ground and rules. */
function paintBox({ pdf, structure }: Press, { box, style = {} }: LaidOut): void {
  if (!box) return;
  const rules = sides.flatMap((side) => {
    const width = box[`border${side}Width`] ?? 0;
    return width > 0 ? [{ side, width, color: style[`border${side}Color`] ?? '#000000' }] : [];
  });
  const { backgroundColor } = style;
  if (!backgroundColor && rules.length === 0) return;
  structure.apart(() => {
    if (backgroundColor) pdf.rect(box.left, box.top, box.width, box.height).fill(backgroundColor);
    for (const { side, width, color } of rules) {
      const lies = side === 'Top' || side === 'Bottom';
      pdf
        .rect(
          side === 'Right' ? box.left + box.width - width : box.left,
          side === 'Bottom' ? box.top + box.height - width : box.top,
          lies ? box.width : width,
          lies ? width : box.height,
        )
        .fill(color);
    }
  });
}
