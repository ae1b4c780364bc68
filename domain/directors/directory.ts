// The directory as it is asked for and answered: the same in the page's address and in the API.
import { z } from 'zod';
import { text } from '../text.ts';
import { type PublicDirector, publicDirector } from './director.ts';

/** Directors shown at first and added each time. */
export const directoryPageSize = 12;
/** How many of the predefined skills are offered as filters. */
export const skillChipCount = 12;
export const longestQuery = 200;
export const mostSkills = 12;

/** The AI and film tools and skills that can be offered as filters, sorted. */
export const filterSkills = [
  '2D animation',
  '3D animation',
  'After Effects',
  'AI previsualisation',
  'AI video',
  'Art direction',
  'Blender',
  'Casting',
  'Cinematography',
  'Color grading',
  'ComfyUI',
  'Copywriting',
  'DaVinci Resolve',
  'Documentary style',
  'Editing',
  'Houdini',
  'Kling',
  'Luma',
  'Midjourney',
  'Motion design',
  'Runway',
  'Sora',
  'Sound design',
  'Stable Diffusion',
  'Storyboarding',
  'Table-top',
  'Unreal Engine',
  'Veo',
  'VFX',
] as const;

/**
 * What to find: `q` is a case-insensitive substring of name, location or any skill; each of
 * `skills` must be a substring of some skill. An empty question finds everybody.
 */
export const directoryQuery = z.object({
  q: text(longestQuery).default(''),
  skills: z.array(text(60)).max(mostSkills, `Choose ${mostSkills} skills at most.`).default([]),
});
export type DirectoryQuery = z.infer<typeof directoryQuery>;

/** Page of the list: after `cursor` (as the page before gave it), `limit` directors at most. */
export const directoryPageQuery = directoryQuery.extend({
  cursor: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(directoryPageSize),
});
export type DirectoryPageQuery = z.infer<typeof directoryPageQuery>;

/** A filter the directory offers, with how many directors it finds beside the others in force. */
export const skillChip = z.object({ name: z.string(), count: z.number().int() });
export type SkillChip = z.infer<typeof skillChip>;

export const directoryPage = z.object({
  /** By name. */
  directors: z.array(publicDirector),
  /** All that match, exactly. */
  total: z.number().int(),
  /** Where the next page begins; null on the last one. */
  nextCursor: z.string().nullable(),
  /** The filters offered, counted within this question: on the first page of one that asks something. */
  chips: z.array(skillChip).optional(),
});
export type DirectoryPage = z.infer<typeof directoryPage>;

/** What is true of the directory whatever is searched. */
export type DirectoryFacts = {
  /** At most `skillChipCount` of `filterSkills`: those most directors have, sorted by name, each counted by itself. */
  chips: SkillChip[];
  /** All active directors. */
  total: number;
  /** When the feed was last read in full; null before the first time. */
  syncedAt: Date | null;
};

/** What pages and the API read the directory through. */
export type Directory = {
  /** Throws a `BadCursor` when the cursor is none of ours. */
  search(query: DirectoryPageQuery): Promise<DirectoryPage>;
  /** An active director, or null. */
  find(id: string): Promise<PublicDirector | null>;
  facts(): Promise<DirectoryFacts>;
  /** Ids of active directors for the sitemap, at most 40,000, by name. */
  ids(): Promise<string[]>;
};

export class BadCursor extends Error {
  override name = 'BadCursor';
}
