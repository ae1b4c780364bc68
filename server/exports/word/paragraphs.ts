// Paragraphs in their own direction, whichever script they are in.
import { type HeadingLevel, Paragraph, TextRun } from 'docx';
import { directionOf } from '../../documents/writing.ts';

type Level = (typeof HeadingLevel)[keyof typeof HeadingLevel];
type Look = {
  /** What stands before it in bold, `VO: …`. */
  label?: string;
  style?: string;
  /** It stays on the page of what follows. */
  keepNext?: boolean;
};

export const heading = (text: string, level: Level): Paragraph =>
  new Paragraph({ heading: level, keepNext: true, ...turned(text), children: runs(text) });

export const paragraph = (text: string, { label, style, keepNext = false }: Look = {}): Paragraph =>
  new Paragraph({
    ...(style ? { style } : {}),
    ...turned(text),
    keepNext,
    children: [...(label ? [new TextRun({ text: `${label}: `, bold: true })] : []), ...runs(text)],
  });

export const bullet = (text: string): Paragraph =>
  new Paragraph({ bullet: { level: 0 }, ...turned(text), children: runs(text) });

const isTurned = (text: string) => directionOf(text) === 'rtl';
const turned = (text: string) => (isTurned(text) ? { bidirectional: true } : {});

function runs(text: string): TextRun[] {
  const rightToLeft = isTurned(text);
  return text
    .split(/\r?\n/)
    .map((line, at) => new TextRun({ text: line, rightToLeft, ...(at > 0 ? { break: 1 } : {}) }));
}
