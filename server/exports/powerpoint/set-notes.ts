// The library writes notes as one paragraph from left to right: ours are set paragraph by paragraph.
import { unzipSync, zipSync } from 'fflate';
import { directionOf } from '../../documents/writing.ts';
import type { Note } from './frame-notes.ts';

const notesPath = (slide: number) => `ppt/notesSlides/notesSlide${slide}.xml`;
const placeholder = /(<p:ph type="body" idx="1"\/>.*?<a:lstStyle\/>).*?(<\/p:txBody>)/s;

/** The presentation with the notes of each slide, in order. */
export function setNotes(deck: Uint8Array, notes: readonly Note[][]): Uint8Array {
  const parts = unzipSync(deck);
  notes.forEach((paragraphs, at) => {
    const path = notesPath(at + 1);
    const part = parts[path];
    if (!part || paragraphs.length === 0) return;
    const xml = Buffer.from(part).toString('utf8');
    const set = xml.replace(
      placeholder,
      (_, before: string, after: string) => before + paragraphs.map(written).join('') + after,
    );
    if (set === xml) throw new Error('The presentation has no place for notes.');
    parts[path] = Buffer.from(set, 'utf8');
  });
  return zipSync(parts);
}

function written({ label, text }: Note): string {
  // Said of each: some programs take a paragraph's direction from the one before it.
  const turned =
    directionOf(text) === 'rtl' ? '<a:pPr algn="r" rtl="1"/>' : '<a:pPr algn="l" rtl="0"/>';
  const head = label
    ? `<a:r><a:rPr lang="en-US" b="1"/><a:t>${escapeXml(label)}: </a:t></a:r>`
    : '';
  const lines = text
    .split(/\r?\n/)
    .map((line) => `<a:r><a:rPr/><a:t>${escapeXml(line)}</a:t></a:r>`)
    .join('<a:br/>');
  return `<a:p>${turned}${head}${lines}</a:p>`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
