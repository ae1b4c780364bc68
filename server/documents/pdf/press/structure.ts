// The tree that says what is a heading, a list, a row, and in which order it is read.
import type PDFDocument from 'pdfkit';
import type { Element } from 'pdfkit';
import type { Tag } from './tag.ts';

export type Box = { left: number; top: number; width: number; height: number };

export type Structure = {
  root: Element;
  /** The element of a part, new under `parent` or the one it already has. */
  place(tag: Tag, parent: Element, box: Box): Element;
  has(tag: Tag): boolean;
  /** What is drawn belongs to the element. */
  within(element: Element, role: string, draw: () => void): void;
  /** What is drawn is not read. */
  apart(draw: () => void, type?: 'Layout' | 'Pagination'): void;
};

export function growStructure(pdf: PDFDocument): Structure {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const placed = new Map<Tag, Element>();
  const place = (tag: Tag, around: Element, box: Box): Element => {
    const known = placed.get(tag);
    if (known) return known;
    const { role, under, ...options } = tag;
    const parent = under ? place(under, around, box) : around;
    const element = pdf.struct(role, {
      ...options,
      ...(role === 'Figure'
        ? { bbox: [box.left, box.top, box.left + box.width, box.top + box.height] }
        : {}),
    });
    parent.add(element);
    placed.set(tag, element);
    return element;
  };
  return {
    root,
    place,
    has: (tag) => placed.has(tag),
    within: (element, role, draw) => {
      const content = pdf.markStructureContent(role);
      draw();
      pdf.endMarkedContent();
      element.add(content);
    },
    apart: (draw, type = 'Layout') => {
      pdf.markContent('Artifact', { type });
      draw();
      pdf.endMarkedContent();
    },
  };
}
