// What files are written from. It goes to a thread as it is, so it is plain data.
import type { DraftContent } from '#domain/projects/from-draft.ts';
import type { CreativePackage } from '../documents/creative-package.ts';
import type { BoardRequest } from '../generation/illustrator/plan-board.ts';

export type FileMaterial = {
  /** As every document of ours lays it out. */
  creative: CreativePackage;
  content: DraftContent;
  /** Of each further cut what differs of the content, in the order of `creative.cuts`. */
  cuts: Pick<DraftContent, 'script' | 'shots' | 'storyboard_frames'>[];
  /** The JPEGs that frames anywhere in the content show, by storage key; empty where no file needs them. */
  pictures: Record<string, Uint8Array>;
  /** What would draw the boards, the primary's first; null where it cannot be told, empty where no file needs it. */
  drawings: (BoardRequest | null)[];
  /** Of this installation, without a trailing slash. */
  appUrl: string;
  savedAt: Date;
};

/** A file of an archive. */
export type Entry = { name: string; bytes: Uint8Array };
