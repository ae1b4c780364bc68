// The files a project can be taken away as: route, menu and description are made from this list.

/** Whose a format is: everybody's, or with the starter package. */
export type FormatOffer = 'free' | 'starter';
/** What a project must have before there is anything to write. */
export type FormatNeed = 'nothing' | 'script' | 'frames';
type Format = {
  id: string;
  label: string;
  /** What it is for, in one line. */
  says: string;
  mediaType: string;
  extension: string;
  needs: FormatNeed;
  offer: FormatOffer;
};

const office = 'application/vnd.openxmlformats-officedocument';

export const exportFormats = [
  {
    id: 'pdf',
    label: 'PDF',
    says: 'Brief, script and board on paper, to print or forward',
    mediaType: 'application/pdf',
    extension: 'pdf',
    needs: 'nothing',
    offer: 'free',
  },
  {
    id: 'powerpoint',
    label: 'PowerPoint',
    says: 'A slide for each frame, its words to edit, what is heard in the notes',
    mediaType: `${office}.presentationml.presentation`,
    extension: 'pptx',
    needs: 'frames',
    offer: 'starter',
  },
  {
    id: 'word',
    label: 'Word',
    says: 'Brief and script with real headings and tables',
    mediaType: `${office}.wordprocessingml.document`,
    extension: 'docx',
    needs: 'nothing',
    offer: 'starter',
  },
  {
    id: 'final-draft',
    label: 'Final Draft',
    says: 'The script as FDX, for Final Draft and what reads it',
    mediaType: 'application/xml',
    extension: 'fdx',
    needs: 'script',
    offer: 'starter',
  },
  {
    id: 'fountain',
    label: 'Fountain',
    says: 'The script as plain text for screenwriting programs',
    mediaType: 'text/plain; charset=utf-8',
    extension: 'fountain',
    needs: 'script',
    offer: 'free',
  },
  {
    id: 'shot-list-excel',
    label: 'Shot list (Excel)',
    says: 'Every shot with all that is planned of it',
    mediaType: `${office}.spreadsheetml.sheet`,
    extension: 'xlsx',
    needs: 'script',
    offer: 'free',
  },
  {
    id: 'shot-list-csv',
    label: 'Shot list (CSV)',
    says: 'The same as text, for any spreadsheet',
    mediaType: 'text/csv; charset=utf-8',
    extension: 'csv',
    needs: 'script',
    offer: 'free',
  },
  {
    id: 'captions',
    label: 'Captions (WebVTT)',
    says: 'What is spoken, in the time of the film, for any player',
    mediaType: 'text/vtt; charset=utf-8',
    extension: 'vtt',
    needs: 'script',
    offer: 'free',
  },
  {
    id: 'film',
    label: 'Film (MP4)',
    says: 'The board as it plays, with captions, music and sounds',
    mediaType: 'video/mp4',
    extension: 'mp4',
    needs: 'frames',
    offer: 'free',
  },
  {
    id: 'frames',
    label: 'Frames (PNG)',
    says: 'The pictures of the board, in one ZIP',
    mediaType: 'application/zip',
    extension: 'zip',
    needs: 'frames',
    offer: 'free',
  },
  {
    id: 'layers',
    label: 'Frames in layers (SVG)',
    says: 'Each frame as a drawing to change: place, people, product and lettering apart',
    mediaType: 'application/zip',
    extension: 'zip',
    needs: 'frames',
    offer: 'free',
  },
  {
    id: 'project-file',
    label: 'Project file (JSON)',
    says: 'The plan, all answers and takes; any AD BUILDER opens it again',
    mediaType: 'application/json',
    extension: 'json',
    needs: 'nothing',
    offer: 'free',
  },
  {
    id: 'archive',
    label: 'Everything (ZIP)',
    says: 'All the files you may have but the film, in one',
    mediaType: 'application/zip',
    extension: 'zip',
    needs: 'nothing',
    offer: 'free',
  },
] as const satisfies readonly Format[];

export type ExportFormat = (typeof exportFormats)[number];
export type FormatId = ExportFormat['id'];

export const formatOf = (id: string): ExportFormat | undefined =>
  exportFormats.find((format) => format.id === id);

const labelsOf = (offer: FormatOffer) =>
  exportFormats.filter((format) => format.offer === offer).map(({ label }) => label);

/** `PowerPoint, Word and Final Draft`: what the starter package adds. */
export const starterFormats: string = listed(labelsOf('starter'));
/** What everybody may have. */
export const freeFormats: string = listed(labelsOf('free'));

/** `A, B and C`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** What a project has of what formats need. */
export type Holdings = { script: boolean; frames: boolean };

/** Why a format has nothing to write, for people; undefined where it has. */
export function missingFor({ needs }: ExportFormat, has: Holdings): string | undefined {
  if (needs === 'script' && !has.script) return 'It needs a script, and there is none yet.';
  if (needs === 'frames' && !has.frames) return 'It needs drawn frames, and there are none yet.';
  return undefined;
}
