// One file of a project, or all of them as they are made.
import { fileName } from '#domain/exports/file-name.ts';
import { type ExportFormat, exportFormats, missingFor } from '#domain/exports/formats.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { AppError } from '../app-error.ts';
import { printSheets } from '../documents/pdf/print-package.ts';
import { orderFilm } from '../film/order-film.ts';
import type { Services } from '../services.ts';
import { gatherMaterial } from './gather-material.ts';
import type { Entry, FileMaterial } from './material.ts';
import { nameInArchive } from './reading/unpack-project-file.ts';
import { streamArchive } from './stream-archive.ts';

export type Asked = {
  content: DraftContent;
  format: ExportFormat;
  /** Whether who asks may have a format at all. */
  may(format: ExportFormat): boolean;
  /** Whether its film ends on the slate that says what it was made with. */
  hasSlate: boolean;
  owner?: { full_name: string; company_name: string };
  /** Nobody waits any more. */
  signal: AbortSignal;
};
/** `files`: how many an archive will hold, known before it is made. */
export type MadeFile = {
  name: string;
  mediaType: string;
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  files?: number;
};
type Room = Pick<Services, 'fileRoom'>;

/** Throws 'forbidden' for a format that is not theirs, 'conflict' where there is nothing to write. */
export async function makeFile(services: Services, asked: Asked): Promise<MadeFile> {
  const { content, format, may, owner, signal } = asked;
  const has = holdingsOf(content);
  const missing = missingFor(format, has);
  if (!may(format))
    throw new AppError('forbidden', `${format.label} belongs to the starter package.`);
  if (missing) throw new AppError('conflict', missing);
  const made = { name: fileName(content.project_name, format), mediaType: format.mediaType };
  if (format.id === 'film') return { ...made, body: await makeFilmFile(services, asked) };
  const parts = exportFormats.filter(
    (one) => may(one) && !missingFor(one, has) && one.id !== 'archive' && one.id !== 'film',
  );
  const wanted = format.id === 'archive' ? parts : [format];
  const material = await gatherMaterial(services, content, wanted, owner);
  if (format.id !== 'archive' && format.id !== 'frames') {
    return { ...made, body: await writeOne(services, format, material, signal) };
  }
  const entries = entriesOf(services, wanted, material, signal);
  return {
    ...made,
    body: streamArchive(entries, material.savedAt),
    files: countFiles(wanted, material),
  };
}

async function makeFilmFile({ storage, filmRoom }: Services, asked: Asked) {
  if (filmRoom.why) throw new AppError('conflict', filmRoom.why);
  const order = await orderFilm(storage, asked.content, asked.hasSlate);
  return filmRoom.make(order, asked.signal);
}

export const holdingsOf = ({ script, storyboard_frames }: DraftContent) => ({
  script: script.trim() !== '',
  frames: storyboard_frames.length > 0,
});

const countFiles = (formats: readonly ExportFormat[], { creative }: FileMaterial): number => {
  const pictures = creative.frames.filter(({ picture }) => picture).length;
  return formats.reduce((sum, { id }) => sum + (id === 'frames' ? pictures : 1), 0);
};

async function* entriesOf(
  room: Room,
  formats: readonly ExportFormat[],
  material: FileMaterial,
  signal: AbortSignal,
): AsyncGenerator<Entry> {
  const folder = formats.length > 1 ? 'frames/' : '';
  for (const format of formats) {
    signal.throwIfAborted();
    if (format.id === 'frames') {
      for (const { name, bytes } of await room.fileRoom.paint(lean(material), signal)) {
        yield { name: `${folder}${name}`, bytes };
      }
    } else {
      const bytes = await writeOne(room, format, material, signal);
      const isProject = format.id === 'project-file';
      yield {
        name: isProject ? nameInArchive : fileName(material.content.project_name, format),
        bytes,
      };
    }
  }
}

async function writeOne(
  { fileRoom }: Room,
  { id }: ExportFormat,
  material: FileMaterial,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (id) {
    case 'pdf':
      return new Uint8Array(await printSheets(material.creative));
    case 'frames':
    case 'film':
    case 'archive':
      throw new Error(`${id} is no single file.`);
    case 'project-file':
      return new Uint8Array(await fileRoom.write(id, material, signal));
    default:
      return new Uint8Array(await fileRoom.write(id, lean(material), signal));
  }
}

// To copy for a thread what no document shows takes longer than to write it.
const lean = (material: FileMaterial): FileMaterial => ({
  ...material,
  pictures: {},
  content: { ...material.content, wizard_state: null },
});
