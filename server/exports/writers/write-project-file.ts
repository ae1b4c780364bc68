// The project as one file that any installation reads back.
import { readProjectFileSchema } from '#domain/contract/file-routes.ts';
import type { ProjectFile } from '#domain/exports/project-file.ts';
import { portable } from '#domain/exports/project-file.ts';
import type { FileMaterial } from '../material.ts';

export function writeProjectFile({ content, pictures, appUrl, savedAt }: FileMaterial): Uint8Array {
  const file: ProjectFile = {
    $schema: `${appUrl}${readProjectFileSchema.path}`,
    kind: 'ad-builder-project',
    version: 1,
    saved_at: savedAt.toISOString(),
    project: portable(content) as ProjectFile['project'],
    pictures: Object.fromEntries(
      Object.entries(pictures).map(([key, jpeg]) => [key, Buffer.from(jpeg).toString('base64')]),
    ),
  };
  return Buffer.from(JSON.stringify(file, null, 2), 'utf8');
}
