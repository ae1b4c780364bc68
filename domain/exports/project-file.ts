// A project as one file: written here, read back equal on any installation.
import { z } from 'zod';
import type { DraftContent } from '../projects/from-draft.ts';
import { newProject } from '../projects/project.ts';
import { namesOf } from '../wizard/questions.ts';

/** What a file may hold; more is refused before it is read. */
export const projectFileLimits = { megabytes: 24, pictures: 24, pictureBytes: 1_000_000 } as const;

/** What a page sends of a draft to have a file made of it, and what a project file keeps. */
export const exportedContent = newProject.omit({ draft_key: true });

const pictureName = z.string().regex(/^frames\/[\w-][\w.-]{0,120}$/);

export const projectFile = z.object({
  $schema: z.string().max(300).optional(),
  kind: z.literal('ad-builder-project'),
  version: z.literal(1),
  saved_at: z.iso.datetime(),
  project: exportedContent,
  /** The JPEGs of frames by the end of their `imageUrl`, in base64. */
  pictures: z
    .record(pictureName, z.base64().max(Math.ceil((projectFileLimits.pictureBytes * 4) / 3) + 4))
    .refine(
      (pictures) => Object.keys(pictures).length <= projectFileLimits.pictures,
      `A project file holds ${projectFileLimits.pictures} pictures at most.`,
    )
    .default({}),
});
export type ProjectFile = z.input<typeof projectFile>;

/** The JSON schema of what is written, for programs that read or make such files. */
export const projectFileSchema = () => z.toJSONSchema(projectFile, { io: 'input' });

/**
 * The content without what holds on one installation alone: which project it is there, who asks, and
 * what was sent to whom. This is what comes back equal.
 */
export function portable(content: DraftContent): DraftContent {
  const { wizard_state: state } = content;
  const form_data = withoutContact(content.form_data);
  if (!state) return { ...content, form_data };
  const more = state.more && { ...state.more, lostPackage: null, receipt: null, recorded: null };
  return {
    ...content,
    form_data,
    wizard_state: {
      ...state,
      formData: withoutContact(state.formData),
      more,
      project: null,
      savedBy: null,
      open: false,
      returnToWizard: false,
    },
  };
}

const contact: ReadonlySet<string> = new Set(namesOf('contact'));

// Whoever opens the file would send the package to its author.
const withoutContact = <T extends object>(answers: T): T =>
  Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [field, contact.has(field) ? '' : value]),
  ) as T;
