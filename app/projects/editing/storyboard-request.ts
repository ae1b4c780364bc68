import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { Project, WholeProject } from '#domain/projects/project.ts';
import { platforms, videoStyles } from '#domain/wizard/options.ts';
import { type EditFields, inChosenFormat } from './edit-fields.ts';

/**
 * What is sent to have a project's script drawn. The video style stands for the platform, as long
 * as it is one that is known; the project's own platforms follow, for they give the frames their
 * shape. The plan of the shots goes along: it tells itself which rows were changed since. Choices
 * that are older free text are left out.
 */
export function storyboardRequestOf(
  project: WholeProject,
  fields: EditFields,
): Record<string, unknown> {
  const { form_data } = inChosenFormat(project, fields);
  const request: Record<string, unknown> = {
    ...form_data,
    script: fields.script,
    platform: drawnFor(project, fields.videoStyle),
    productName: fields.product_name.trim() || fields.project_name.trim() || 'The product',
    description: fields.description,
    targetAudience: fields.targetAudience,
    videoStyle: fields.videoStyle,
    voiceOverOnly: false,
    shots: project.shots ?? undefined,
  };
  const known = Object.keys(generateStoryboardRequest.shape);
  const refused = generateStoryboardRequest.safeParse(request).error?.issues ?? [];
  const required = ['script', 'platform', 'productName'];
  for (const key of Object.keys(request)) {
    const isRefused = refused.some(({ path }) => path[0] === key);
    if (!known.includes(key) || (isRefused && !required.includes(key))) delete request[key];
  }
  return request;
}

function drawnFor({ form_data }: Project, videoStyle: string): string[] {
  const known = (list: readonly string[], one: string) => list.includes(one);
  const own = [form_data.platform ?? []].flat().filter((one) => known(platforms, one));
  const sent = known(videoStyles, videoStyle) ? [videoStyle, ...own] : own;
  return sent.length > 0 ? [...new Set(sent)] : ['youtube'];
}
