// Files made of projects and drafts, and projects made of files.
import { z } from 'zod';
import { exportFormats } from '../exports/formats.ts';
import { exportedContent } from '../exports/project-file.ts';
import { wholeProject } from '../projects/project.ts';
import { route } from './route.ts';

const mediaTypes = [...new Set(exportFormats.map(({ mediaType }) => mediaType))].join(', ');
const format = z.enum(exportFormats.map(({ id }) => id));

/** What can be downloaded, and what of it whoever asks may have. */
export const formatList = z.object({
  formats: z.array(
    z.object({
      id: format,
      label: z.string(),
      says: z.string(),
      extension: z.string(),
      offer: z.enum(['free', 'starter']),
      may: z.boolean(),
      /** Why this server makes none, for whoever asks. */
      why: z.string().optional(),
    }),
  ),
  /** A film, made by a browser or here: whether it ends on the small slate that says what it was made with. */
  film: z.object({ slate: z.boolean() }),
});

export const listFormats = route({ method: 'GET', path: '/api/files', answer: formatList });

/** A file of what is being worked on, which is sent whole: nothing of it is kept. */
export const makeDraftFile = route({
  method: 'POST',
  path: '/api/files/:format',
  params: z.object({ format }),
  body: exportedContent,
  file: mediaTypes,
});

export const readProjectFile = route({
  method: 'GET',
  path: '/api/projects/:id/files/:format',
  params: z.object({ id: z.uuid(), format }),
  file: mediaTypes,
});

/** A project file, or the archive that holds one, as a new project. */
export const importProject = route({
  method: 'POST',
  path: '/api/project-files',
  upload: 'application/json, application/zip',
  answer: wholeProject,
  status: 201,
});

export const readProjectFileSchema = route({
  method: 'GET',
  path: '/api/schemas/project-file.json',
  file: 'application/schema+json',
});
