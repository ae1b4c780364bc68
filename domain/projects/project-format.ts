import { labels, platforms } from '../wizard/options.ts';
import type { Project } from './project.ts';

/** The format of a project's frames: that of its first platform, wide where none is known. */
export function formatOf({ form_data }: Pick<Project, 'form_data'>) {
  const own = [form_data.platform ?? []].flat();
  const first = own.flatMap((one) => platforms.filter((known) => known === one))[0];
  return labels.platformFormat[first ?? 'youtube'];
}
