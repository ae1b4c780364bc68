// What the edit page lets a member change, as it stands in its form.
import { z } from 'zod';
import { type Project, type ProjectChanges, projectChanges } from '#domain/projects/project.ts';
import { storyboardFrame } from '#domain/storyboard/frame.ts';

const kept = z.string().max(50_000);

export const editFields = z.object({
  project_name: kept,
  product_name: kept,
  description: kept,
  creative_brief: kept,
  script: kept,
  storyboard_frames: z.array(storyboardFrame).max(4),
  targetAudience: kept,
  schedule: kept,
  videoStyle: kept,
  creativeApproach: kept,
});
export type EditFields = z.infer<typeof editFields>;
export type FieldName = keyof EditFields;
export type TextFieldName = Exclude<FieldName, 'storyboard_frames'>;

export const fieldLabels: Record<FieldName, string> = {
  project_name: 'Project Name',
  product_name: 'Product Name',
  description: 'Product Description',
  creative_brief: 'Creative Brief',
  script: 'Script',
  storyboard_frames: 'Storyboard',
  targetAudience: 'Target Audience',
  schedule: 'Schedule',
  videoStyle: 'Video Style',
  creativeApproach: 'Creative Approach',
};
export const fieldNames = Object.keys(fieldLabels) as FieldName[];
const answerNames = [
  'description',
  'targetAudience',
  'schedule',
  'videoStyle',
  'creativeApproach',
] as const;

export const fieldsOf = (project: Project): EditFields => ({
  project_name: project.project_name,
  product_name: project.product_name,
  description: project.form_data.description ?? '',
  creative_brief: project.creative_brief,
  script: project.script,
  storyboard_frames: project.storyboard_frames,
  targetAudience: project.form_data.targetAudience ?? '',
  schedule: project.form_data.schedule ?? '',
  videoStyle: project.form_data.videoStyle ?? '',
  creativeApproach: project.form_data.creativeApproach ?? '',
});

export const sameField = (name: FieldName, one: EditFields, other: EditFields): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]);

/** The names of the fields that are not the same in both. */
export const differingFields = (one: EditFields, other: EditFields): FieldName[] =>
  fieldNames.filter((name) => !sameField(name, one, other));

/** What has to be sent so that `project` becomes what the form says; only what differs. */
export function changesOf(project: Project, fields: EditFields): ProjectChanges {
  const changed = new Set(differingFields(fieldsOf(project), fields));
  const changes: ProjectChanges = { updated_at: project.updated_at };
  for (const name of ['project_name', 'product_name', 'creative_brief', 'script'] as const) {
    if (changed.has(name)) changes[name] = fields[name];
  }
  if (changed.has('storyboard_frames')) changes.storyboard_frames = fields.storyboard_frames;
  const answers = answerNames.filter((name) => changed.has(name));
  if (changed.has('product_name') || answers.length > 0) {
    changes.form_data = { ...project.form_data };
    for (const name of answers) changes.form_data[name] = fields[name];
    if (changed.has('product_name')) changes.form_data.productName = fields.product_name;
  }
  return changes;
}

export type FieldErrors = Partial<Record<FieldName, string>>;

/** What the server would refuse, by field. */
export function problemsIn(changes: ProjectChanges): FieldErrors {
  const parsed = projectChanges.safeParse(changes);
  const found: FieldErrors = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = fieldAt(path);
    if (name) found[name] ??= message;
  }
  return found;
}

function fieldAt(path: PropertyKey[]): FieldName | undefined {
  const name = path[0] === 'form_data' ? path[1] : path[0];
  return name === 'productName' ? 'product_name' : fieldNames.find((known) => known === name);
}
