// One file of a project, or all of them as they are made.
import { fileName, plainFileName } from '#domain/exports/file-name.ts';
import {
  type ExportFormat,
  exportFormats,
  type FormatId,
  missingFor,
} from '#domain/exports/formats.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { AppError } from '../app-error.ts';
import type { CreativePackage } from '../documents/creative-package.ts';
import { eachCut } from '../documents/each-cut.ts';
import { printSheets } from '../documents/pdf/print-package.ts';
import { orderFilm } from '../film/order-film.ts';
import { speakFilm } from '../film/speak-film.ts';
import type { PictureAsker } from '../pictures/find-picture.ts';
import type { Services } from '../services.ts';
import { eachCutOf } from './each-cut-of.ts';
import { gatherMaterial } from './gather-material.ts';
import type { Entry, FileMaterial } from './material.ts';
import { nameInArchive } from './reading/unpack-project-file.ts';
import { streamArchive } from './stream-archive.ts';
import type { PaintedFormat } from './writers/writers.ts';

export type Asked = {
  content: DraftContent;
  format: ExportFormat;
  /** Whether who asks may have a format at all. */
  may(format: ExportFormat): boolean;
  /** Whether its film ends on the slate that says what it was made with. */
  hasSlate: boolean;
  owner?: { full_name: string; company_name: string };
  /** Whose pictures of a product a drawing may be made from; nobody's where it is not said. */
  asker?: PictureAsker;
  /** Whose logo and colour documents carry; nobody's where they carry ours. */
  logoOf: PictureAsker | null;
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
  const { content, format, may, signal } = asked;
  const has = holdingsOf(content);
  const missing = missingFor(format, has);
  if (!may(format))
    throw new AppError('forbidden', `${format.label} belongs to the starter package.`);
  if (missing) throw new AppError('conflict', missing);
  const made = { name: fileName(content.project_name, format), mediaType: format.mediaType };
  if (format.id === 'film') return makeFilmFile(services, asked);
  const parts = exportFormats.filter(
    (one) => may(one) && !missingFor(one, has) && one.id !== 'archive' && one.id !== 'film',
  );
  const wanted = format.id === 'archive' ? parts : [format];
  const material = await gatherMaterial(services, wanted, asked);
  if (format.id !== 'archive' && !isPainted(format.id)) {
    return { ...made, body: await writeOne(services, format, material, signal) };
  }
  const entries = entriesOf(services, wanted, material, signal);
  return {
    ...made,
    body: streamArchive(entries, material.savedAt),
    files: countFiles(wanted, material),
  };
}

async function makeFilmFile(services: Services, asked: Asked): Promise<MadeFile> {
  const { content, format, signal } = asked;
  const { storage, filmRoom } = services;
  if (filmRoom.why) throw new AppError('conflict', filmRoom.why);
  const order = await orderFilm(storage, content, asked.hasSlate);
  const { recordings, isMissing } = await speakFilm(services, order.film, content, signal);
  // Whoever opens it has no page that could say so.
  const name = isMissing ? `${content.project_name} without voice` : content.project_name;
  const body = await filmRoom.make({ ...order, recordings }, signal);
  return { name: fileName(name, format), mediaType: format.mediaType, body };
}

export const holdingsOf = ({ script, storyboard_frames }: DraftContent) => ({
  script: script.trim() !== '',
  frames: storyboard_frames.length > 0,
});

const countFiles = (formats: readonly ExportFormat[], { creative }: FileMaterial): number =>
  eachCut(creative)
    .flatMap((cut, at) => {
      const pictures = cut.frames.filter(({ picture }) => picture).length;
      const scripts = cut.script === null ? 0 : 1;
      return formats.map(({ id }) =>
        isPainted(id) ? pictures : at === 0 ? 1 : isOfCut(id) ? scripts : 0,
      );
    })
    .reduce((sum, count) => sum + count, 0);

/** Files of which each cut has its own; the others tell of all of them. */
const isOfCut = (id: FormatId): boolean =>
  id === 'fountain' || id === 'final-draft' || id === 'captions';

/** `YouTube 16x9/`: where the files of a further cut lie. */
const folderOf = ({ cutName }: CreativePackage): string =>
  `${plainFileName(cutName.replace(':', 'x'))}/`;

const isPainted = (id: FormatId): id is PaintedFormat => id === 'frames' || id === 'layers';

async function* entriesOf(
  room: Room,
  formats: readonly ExportFormat[],
  material: FileMaterial,
  signal: AbortSignal,
): AsyncGenerator<Entry> {
  const folder = formats.length > 1 ? 'frames/' : '';
  const { project_name } = material.content;
  for (const [at, cut] of eachCutOf(material).entries()) {
    const home = at === 0 ? '' : folderOf(cut.creative);
    for (const format of formats) {
      signal.throwIfAborted();
      if (isPainted(format.id)) {
        for (const { name, bytes } of await room.fileRoom.paint(format.id, lean(cut), signal)) {
          yield { name: `${home}${folder}${name}`, bytes };
        }
      } else if (at === 0 || (isOfCut(format.id) && cut.creative.script !== null)) {
        const bytes = await writeOne(room, format, at === 0 ? material : cut, signal);
        const isProject = format.id === 'project-file';
        yield {
          name: isProject ? nameInArchive : `${home}${fileName(project_name, format)}`,
          bytes,
        };
      }
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
    case 'layers':
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
