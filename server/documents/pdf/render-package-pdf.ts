import { Document, Font, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { CreativePackage } from '../creative-package.ts';
import { breakWord } from './break-words.ts';
import { briefPages } from './brief-pages.ts';
import { coverPage } from './cover-page.ts';
import { foldPackage } from './fold-package.ts';
import { scriptPages } from './script-pages.ts';
import { storyboardPages } from './storyboard-pages.ts';
import { thumbnails } from './thumbnails.ts';
import { prepareTypesetter } from './typesetter.ts';

/** The whole package as a PDF on US Letter. Fonts and pictures are embedded; nothing is fetched. */
export async function renderPackagePdf(given: CreativePackage): Promise<Buffer> {
  const creative = foldPackage(given);
  const pictures = creative.frames.flatMap((frame) => frame.picture ?? []);
  const [type, small] = await Promise.all([
    prepareTypesetter(everyWord(creative)),
    thumbnails(pictures),
  ]);
  const input = { creative, type };
  Font.registerHyphenationCallback(breakWord);
  return renderToBuffer(
    h(
      Document,
      {
        title: `${creative.title}: creative package`,
        author: 'AD BUILDER',
        creator: 'AD BUILDER',
        producer: 'AD BUILDER',
        subject: creative.product,
        language: 'en',
        creationDate: creative.createdAt,
        modificationDate: creative.createdAt,
      },
      coverPage(input, small),
      briefPages(input),
      scriptPages(input),
      storyboardPages(input),
    ),
  );
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
  const { stopUrl, ...shown } = creative;
  collect(shown);
  return words.join('\n');
}
