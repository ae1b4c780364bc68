// The storyboard: each frame with its picture, what it shows in words, and its time.
import { type FileChild, HeadingLevel, ImageRun, Paragraph } from 'docx';
import type { CreativePackage, PackageFrame } from '../../documents/creative-package.ts';
import { ofCut } from '../../documents/each-cut.ts';
import { heading, paragraph } from './paragraphs.ts';

/** In pixels at 96 to the inch: what two frames on a page leave room for. */
const most = { width: 560, height: 330 };

export const boardParts = (creative: CreativePackage): FileChild[] =>
  creative.frames.length === 0
    ? []
    : [
        heading(ofCut('Storyboard', creative), HeadingLevel.HEADING_1),
        ...creative.frames.flatMap(frameParts),
      ];

const frameParts = (frame: PackageFrame): FileChild[] => [
  heading(frame.heading, HeadingLevel.HEADING_2),
  ...pictureOf(frame),
  ...(frame.timing ? [paragraph(frame.timing, { label: 'Time', keepNext: true })] : []),
  ...(frame.description ? [paragraph(frame.description)] : []),
];

function pictureOf({ picture, alt, heading: name }: PackageFrame): Paragraph[] {
  if (!picture) return [];
  const scale = Math.min(most.width / picture.width, most.height / picture.height);
  const image = new ImageRun({
    type: 'jpg',
    data: picture.jpeg,
    transformation: {
      width: Math.round(picture.width * scale),
      height: Math.round(picture.height * scale),
    },
    altText: { name, title: name, description: alt },
  });
  return [new Paragraph({ keepNext: true, children: [image] })];
}
