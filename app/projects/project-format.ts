import type { Project } from '#domain/projects/project.ts';
import { labels, platforms } from '#domain/wizard/options.ts';

/** The format of a project's frames: that of its first platform, wide where none is known. */
export function formatOf({ form_data }: Project) {
  const own = [form_data.platform ?? []].flat();
  const first = own.flatMap((one) => platforms.filter((known) => known === one))[0];
  return labels.platformFormat[first ?? 'youtube'];
}
