import { Document, pdf } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import sharp from 'sharp';
import type { CreativePackage, FramePicture } from '../creative-package.ts';
import { eachCut } from '../each-cut.ts';
import { briefPages } from './brief-pages.ts';
import { coverPage } from './cover-page.ts';
import { foldPackage } from './fold-package.ts';
import { layOutPages } from './lay-out-pages.ts';
import { pressPages } from './press/press-pages.ts';
import { scriptPages } from './script-pages.ts';
import { storyboardPages } from './storyboard-pages.ts';
import { prepareTypesetter } from './type/typesetter.ts';

/**
 * The whole package as a tagged PDF on US Letter. Fonts and pictures are embedded; nothing is
 * fetched.
 */
export async function renderPackagePdf(given: CreativePackage): Promise<Buffer> {
  const creative = foldPackage(given);
  const pictures = creative.frames.flatMap((frame) => frame.picture ?? []);
  const [type, small] = await Promise.all([
    prepareTypesetter(everyWord(creative)),
    thumbnails(pictures),
  ]);
  const input = { creative, type };
  const document = h(
    Document,
    null,
    coverPage(input, small),
    briefPages(input),
    eachCut(creative).flatMap((cut) => [
      scriptPages({ creative: cut, type }),
      storyboardPages({ creative: cut, type }),
    ]),
  );
  const { children } = await layOutPages(pdf(document).container.document, type.fonts);
  return pressPages(children, {
    title: `${creative.title}: creative package`,
    author: 'AD BUILDER',
    subject: creative.product,
    language: 'en',
    createdAt: creative.createdAt,
  });
}

// Titles are set in capitals, which may be other characters than the ones written.
function everyWord(creative: CreativePackage): string {
  const words: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.push(value, value.toUpperCase());
    else if (Array.isArray(value)) value.forEach(collect);
    else if (value && Object.getPrototypeOf(value) === Object.prototype) {
      Object.values(value).forEach(collect);
    }
  };
  const { stopUrl, files, look, ...shown } = creative;
  collect(shown);
  return words.join('\n');
}

const widest = 480; // pixels; printed about an inch and three quarters wide

/** Small copies of the pictures, so that showing them twice does not double the document. */
function thumbnails(pictures: readonly FramePicture[]): Promise<Buffer[]> {
  return Promise.all(
    pictures.map(({ jpeg }) =>
      sharp(jpeg)
        .resize({ width: widest, withoutEnlargement: true })
        .jpeg({ quality: 80 })
        .toBuffer(),
    ),
  );
}
