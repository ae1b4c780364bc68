import layOut from '@react-pdf/layout';
import type { LaidOut } from './press/press-pages.ts';
import type { FontCase } from './type/font-case.ts';

/** Lays out the pages of a document. The library's types leave out the fonts. */
export const layOutPages = layOut as unknown as (
  document: unknown,
  fonts: FontCase,
) => Promise<{ children: LaidOut[] }>;
