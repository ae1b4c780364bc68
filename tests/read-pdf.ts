// A PDF as a reader has it: what can be copied out of it, and what it is said to be.
import { getDocumentProxy } from 'unpdf';

/** A part of the page and what is in it; text stands where it is read. */
export type PdfPart = { role: string; alt: string; parts: PdfPart[]; text: string };
export type ReadPdf = {
  pages: { text: string; parts: PdfPart[] }[];
  language: string;
  info: Record<string, unknown>;
};

type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] };
type Item = { type?: string; id?: string; str?: string; hasEOL?: boolean };

/** Reads the text, the structure and the facts of a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages: ReadPdf['pages'] = [];
  for (let at = 1; at <= document.numPages; at++) {
    const page = await document.getPage(at);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = markedTexts(items as Item[]);
    const tree = (await page.getStructTree()) as Node | null;
    pages.push({
      text: (items as Item[]).map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : '')).join(''),
      parts: (tree?.children ?? []).map((node) => partOf(node, texts)),
    });
  }
  const info = { ...(await document.getMetadata()).info } as Record<string, unknown>;
  await document.cleanup();
  return { pages, info, language: String(info.Language ?? '') };
}

/** The text of each marked stretch by its number. What is not read has none. */
function markedTexts(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const { type, id, str = '', hasEOL } of items) {
    if (type === 'beginMarkedContent') open.push(undefined);
    else if (type === 'beginMarkedContentProps') open.push(id);
    else if (type === 'endMarkedContent') open.pop();
    else {
      const own = open.findLast((one) => one !== undefined);
      if (own) texts.set(own, `${texts.get(own) ?? ''}${str}${hasEOL ? '\n' : ''}`);
    }
  }
  return texts;
}

function partOf(node: Node, texts: ReadonlyMap<string, string>): PdfPart {
  const children = node.children ?? [];
  const own = children.filter(({ type }) => type === 'content');
  return {
    role: node.role ?? '',
    alt: node.alt ?? '',
    text: own.map(({ id }) => texts.get(id ?? '') ?? '').join(''),
    parts: children.filter(({ role }) => role !== undefined).map((one) => partOf(one, texts)),
  };
}

/** A part and everything in it, in reading order. */
export const everyPart = (part: PdfPart): PdfPart[] => [part, ...part.parts.flatMap(everyPart)];
