// What writes each format, on a thread. The PDF has a press of its own; the archive is put together of these.
import type { FormatId } from '#domain/exports/formats.ts';
import type { Entry, FileMaterial } from '../material.ts';
import { plainCharacters } from '../plain-characters.ts';
import { writePowerPoint } from '../powerpoint/write-powerpoint.ts';
import { writeCsv } from '../shot-list/write-csv.ts';
import { writeExcel } from '../shot-list/write-excel.ts';
import { writeWord } from '../word/write-word.ts';
import { writeCaptions } from './captions.ts';
import { writeFinalDraft } from './final-draft.ts';
import { writeFountain } from './fountain.ts';
import { writeFrames } from './write-frames.ts';
import { writeProjectFile } from './write-project-file.ts';

/** Formats that are a file for each frame. */
export type PaintedFormat = 'frames' | 'layers';
export type WrittenFormat = Exclude<FormatId, PaintedFormat | 'pdf' | 'film' | 'archive'>;

type Write = (material: FileMaterial) => Uint8Array | Promise<Uint8Array>;
const writers: Record<WrittenFormat, Write> = {
  powerpoint: writePowerPoint,
  word: writeWord,
  'final-draft': writeFinalDraft,
  fountain: writeFountain,
  captions: writeCaptions,
  'shot-list-excel': writeExcel,
  'shot-list-csv': writeCsv,
  'project-file': writeProjectFile,
};

/** One file. The project's own keeps every character; documents only those that XML can hold. */
export const writeFile = async (
  format: WrittenFormat,
  material: FileMaterial,
): Promise<Uint8Array> =>
  writers[format](format === 'project-file' ? material : plainCharacters(material));

/** The pictures of the boards. */
export const paintFrames = (format: PaintedFormat, material: FileMaterial): Promise<Entry[]> =>
  format === 'frames' ? writeFrames(material) : layerFrames(material);

// What draws is loaded by the first who asks for it: the other files do without.
async function layerFrames({ creative, drawings }: FileMaterial): Promise<Entry[]> {
  const { writeLayers } = await import('../layers/write-layers.ts');
  return writeLayers(creative.frames, drawings[0] ?? null);
}
