import { cutFor } from '../script/cuts.ts';
import { type Platform, platforms } from '../wizard/options.ts';
import type { Project } from './project.ts';

/** The platform that a project's script and frames are for: the first that is known. */
export function primaryPlatformOf({ form_data }: Pick<Project, 'form_data'>): Platform | undefined {
  const own = [form_data.platform ?? []].flat();
  return own.flatMap((one) => platforms.filter((known) => known === one))[0];
}

/** The format of a project's frames: that of its first platform, wide where none is known. */
export const formatOf = (project: Pick<Project, 'form_data'>) =>
  cutFor(primaryPlatformOf(project) ?? 'youtube', project.form_data).aspect;
