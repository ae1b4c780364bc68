// Brief, script and board as a Word document: real headings, lists and tables, pictures with their words.
import { Document, type FileChild, HeadingLevel, ImageRun, Packer, Paragraph } from 'docx';
import { eachCut } from '../../documents/each-cut.ts';
import { fitLogo, logoAlt } from '../../documents/own-look.ts';
import type { FileMaterial } from '../material.ts';
import { boardParts } from './board-parts.ts';
import { bullet, heading, paragraph } from './paragraphs.ts';
import { scriptParts } from './script-parts.ts';
import { stylesFor } from './styles.ts';

const inch = 1440;

export async function writeWord({ creative }: FileMaterial): Promise<Uint8Array> {
  const document = new Document({
    title: creative.title,
    subject: creative.product,
    creator: creative.client || 'AD BUILDER',
    lastModifiedBy: 'AD BUILDER',
    description: `Creative package of ${creative.date}`,
    styles: stylesFor(creative.look?.accent),
    sections: [
      {
        properties: {
          page: {
            size: { width: 8.5 * inch, height: 11 * inch },
            margin: { top: inch, bottom: inch, left: inch, right: inch },
          },
        },
        children: [
          ...openingParts(creative),
          ...briefParts(creative),
          ...eachCut(creative).flatMap((cut) => [...scriptParts(cut), ...boardParts(cut)]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function openingParts(creative: FileMaterial['creative']): FileChild[] {
  const facts = [
    ['Product', creative.product],
    ['Client', creative.client],
    ['Format', creative.format],
    ['Length', creative.length],
    ['Approach', creative.approach],
    ['Tone', creative.tone],
    ['Director', creative.director],
    ['Date', creative.date],
  ];
  return [
    ...logoParts(creative),
    heading(creative.title, HeadingLevel.TITLE),
    ...(creative.subtitle ? [paragraph(creative.subtitle, { style: 'Lead' })] : []),
    ...facts
      .filter(([, value]) => value)
      .map(([label = '', value = '']) => paragraph(value, { label })),
    ...creative.features.map(bullet),
  ];
}

/** In pixels at 96 to the inch. */
const logoBox = { width: 240, height: 72 };

function logoParts({ look, client, product }: FileMaterial['creative']): FileChild[] {
  if (!look) return [];
  const name = logoAlt({ client, product });
  const image = new ImageRun({
    type: 'png',
    data: look.logo.png,
    transformation: fitLogo(look.logo, logoBox),
    altText: { name, title: name, description: name },
  });
  return [new Paragraph({ keepNext: true, spacing: { after: 240 }, children: [image] })];
}

function briefParts({ brief }: FileMaterial['creative']): FileChild[] {
  if (brief.length === 0) return [];
  return [
    heading('Creative brief', HeadingLevel.HEADING_1),
    ...brief.flatMap((section) => [
      ...(section.heading ? [heading(section.heading, HeadingLevel.HEADING_2)] : []),
      ...section.lines.map(({ kind, text }) =>
        kind === 'bullet' ? bullet(text) : paragraph(text),
      ),
    ]),
  ];
}
