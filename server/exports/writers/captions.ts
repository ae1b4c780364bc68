import { formatVtt } from '#domain/animatic/captions.ts';
import { linesOfScript } from '#domain/animatic/make-film.ts';
import type { FileMaterial } from '../material.ts';

/** What is spoken as WebVTT, in the times of the film that the pages play. */
export function writeCaptions({ content }: FileMaterial): Uint8Array {
  const { project_name: title, script } = content;
  return Buffer.from(formatVtt({ title, lines: linesOfScript(script) }), 'utf8');
}
