// The board as slides: a cover, then a frame a slide. Every word can be edited; what is heard is in the notes.
import PptxGenJS from 'pptxgenjs';
import type { CreativePackage, PackageFrame } from '../../documents/creative-package.ts';
import { eachCut } from '../../documents/each-cut.ts';
import { type Logo, logoAlt } from '../../documents/own-look.ts';
import { color } from '../../documents/paper-colors.ts';
import { directionOf } from '../../documents/writing.ts';
import type { FileMaterial } from '../material.ts';
import { type Note, notesOf } from './frame-notes.ts';
import {
  type Box,
  boxesOf,
  coverBoxes,
  fontSize,
  logoBoxes,
  logoPlace,
  paper,
  pictureBox,
} from './lay-out-slide.ts';
import { setNotes } from './set-notes.ts';

const typeface = 'Arial';
const hex = (value: string) => value.replace('#', '').toUpperCase();
type Slide = PptxGenJS.Slide;

export async function writePowerPoint({ creative }: FileMaterial): Promise<Uint8Array> {
  const deck = new PptxGenJS();
  deck.title = creative.title;
  deck.subject = creative.product;
  deck.author = creative.client || 'AD BUILDER';
  deck.company = creative.client || 'AD BUILDER';
  deck.theme = { headFontFace: typeface, bodyFontFace: typeface };
  deck.defineLayout({ name: 'paper', ...paper });
  deck.layout = 'paper';
  defineMasters(deck, creative);
  addCover(deck, creative);
  const cuts = eachCut(creative);
  for (const cut of cuts) {
    if (cut !== creative) addTitle(deck, cut);
    for (const frame of cut.frames) addFrame(deck, frame, cut);
  }
  const bytes = (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
  const none: Note[] = [];
  return setNotes(
    bytes,
    cuts.flatMap((cut) => [none, ...notesOf(cut)]),
  );
}

const ground = { background: { color: hex(color.paper) } };
const strip = ({ look }: CreativePackage) => ({
  rect: { x: 0.6, y: 0.5, w: 0.9, h: 0.12, fill: { color: hex(look?.accent ?? color.tape) } },
});
const ink = { fontFace: typeface, color: hex(color.ink), margin: 0 };

// Placeholders: the outline, readers of the screen and a change of design find title and text by them.
function defineMasters(deck: PptxGenJS, creative: CreativePackage): void {
  const tint = { color: hex(creative.look?.accent ?? color.ink) };
  const tape = strip(creative);
  const title = {
    name: 'title',
    type: 'title',
    ...ink,
    ...tint,
    bold: true,
    align: 'left',
  } as const;
  const body = { name: 'body', type: 'body', ...ink, valign: 'top', align: 'left' } as const;
  deck.defineSlideMaster({
    title: 'Cover',
    ...ground,
    objects: [
      tape,
      { placeholder: { options: { ...title, ...coverBoxes.title, valign: 'bottom' }, text: '' } },
      { placeholder: { options: { ...body, ...coverBoxes.body }, text: '' } },
    ],
  });
  for (const aspect of new Set(eachCut(creative).map((cut) => cut.aspect))) {
    const boxes = boxesOf(aspect);
    deck.defineSlideMaster({
      title: frameMaster(aspect),
      ...ground,
      objects: [
        tape,
        ...logoOn(creative, logoBoxes.frame),
        { placeholder: { options: { ...title, ...boxes.title, valign: 'top' }, text: '' } },
        { placeholder: { options: { ...body, ...boxes.body }, text: '' } },
      ],
      slideNumber: { x: 12.4, y: 6.95, fontFace: typeface, fontSize: 10, color: hex(color.ink3) },
    });
  }
}

// On a frame it is part of the paper; the cover's is told to readers of the screen.
const logoOn = ({ look }: CreativePackage, box: Box) =>
  look ? [{ image: { data: pngOf(look.logo), ...logoPlace(look.logo, box) } }] : [];
const pngOf = ({ png }: Logo) => `image/png;base64,${Buffer.from(png).toString('base64')}`;

const frameMaster = (aspect: CreativePackage['aspect']) => `Frame ${aspect.replace(':', ' by ')}`;

// What begins a further cut.
function addTitle(deck: PptxGenJS, { cutName, length }: CreativePackage): void {
  const slide = deck.addSlide({ masterName: 'Cover' });
  addWords(slide, 'title', [cutName], coverBoxes.title, 44);
  addWords(slide, 'body', [length], coverBoxes.body, 20);
}

function addCover(deck: PptxGenJS, creative: CreativePackage): void {
  const slide = deck.addSlide({ masterName: 'Cover' });
  const { look } = creative;
  if (look) {
    const place = logoPlace(look.logo, logoBoxes.cover);
    slide.addImage({ data: pngOf(look.logo), altText: logoAlt(creative), ...place });
  }
  const facts = [
    creative.client,
    creative.product,
    creative.format,
    creative.length,
    creative.date,
  ];
  addWords(slide, 'title', [creative.title], coverBoxes.title, 44);
  const lines = [
    creative.subtitle,
    creative.tone,
    ...creative.features,
    facts.filter(Boolean).join(' · '),
  ];
  addWords(slide, 'body', lines, coverBoxes.body, 20);
}

function addFrame(deck: PptxGenJS, frame: PackageFrame, { aspect }: CreativePackage): void {
  const slide = deck.addSlide({ masterName: frameMaster(aspect) });
  const boxes = boxesOf(aspect);
  const { picture } = frame;
  if (picture) {
    const data = `image/jpeg;base64,${Buffer.from(picture.jpeg).toString('base64')}`;
    slide.addImage({ data, altText: frame.alt, ...pictureBox(picture, boxes.picture) });
  }
  addWords(slide, 'title', [frame.heading], boxes.title, 28);
  addWords(slide, 'body', [frame.timing, ...frame.description.split(/\r?\n/)], boxes.body, 20);
}

function addWords(
  slide: Slide,
  placeholder: 'title' | 'body',
  lines: readonly string[],
  box: Box,
  largest: number,
): void {
  const shown = lines.filter((line) => line.trim() !== '');
  if (shown.length === 0) return;
  const size = fontSize(shown, box, largest);
  slide.addText(
    shown.map((text, at) => {
      const isTurned = directionOf(text) === 'rtl';
      return {
        text,
        options: {
          breakLine: at < shown.length - 1,
          bullet: false,
          fontSize: size,
          bold: placeholder === 'title',
          align: isTurned ? 'right' : 'left',
          ...(isTurned ? { rtlMode: true } : {}),
        },
      };
    }),
    { placeholder },
  );
}
