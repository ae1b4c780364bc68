// What the edit page lets a member change, as it stands in its form.
import { z } from 'zod';
import { type Project, type ProjectChanges, projectChanges } from '#domain/projects/project.ts';
import { sameJson } from '#domain/same-json.ts';
import { storyboardFrame } from '#domain/storyboard/frame.ts';

export const fieldLabels = {
  project_name: 'Project Name',
  product_name: 'Product Name',
  description: 'Product Description',
  creative_brief: 'Creative Brief',
  script: 'Script',
  storyboard_frames: 'Storyboard',
  platform: 'Platforms',
  instagramPortrait: 'Instagram format',
  targetAudience: 'Target Audience',
  schedule: 'Schedule',
  videoStyle: 'Video Style',
  creativeApproach: 'Creative Approach',
};
export type FieldName = keyof typeof fieldLabels;
export type TextFieldName = Exclude<FieldName, 'storyboard_frames'>;
export const fieldNames = Object.keys(fieldLabels) as FieldName[];

const ownNames = ['project_name', 'product_name', 'creative_brief', 'script'] as const;
type AnswerName = Exclude<TextFieldName, (typeof ownNames)[number]>;
const answerNames = fieldNames.filter(
  (name): name is AnswerName =>
    name !== 'storyboard_frames' && !(ownNames as readonly string[]).includes(name),
);

/** A record of these names, with what is read for each. */
const recordOf = <Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, Value>;

export const editFields = z.object({
  ...recordOf([...ownNames, ...answerNames], () => z.string().max(50_000)),
  // What was kept before it was asked here is in the usual one.
  instagramPortrait: z.enum(['1:1', '4:5']).default('1:1'),
  storyboard_frames: z.array(storyboardFrame).max(4),
});
export type EditFields = z.infer<typeof editFields>;

export const fieldsOf = (project: Project): EditFields => ({
  ...recordOf(ownNames, (name) => project[name]),
  ...recordOf(answerNames, (name) => [project.form_data[name] ?? ''].flat().join()),
  instagramPortrait: project.form_data.instagramPortrait ? '4:5' : '1:1',
  storyboard_frames: project.storyboard_frames,
});

/** The project in the format that the form says, for what is drawn and shown of it. */
export const inChosenFormat = <Kind extends Project>(
  project: Kind,
  { instagramPortrait }: Pick<EditFields, 'instagramPortrait'>,
): Kind => ({
  ...project,
  form_data: { ...project.form_data, instagramPortrait: instagramPortrait === '4:5' },
});

export const sameField = (name: FieldName, one: EditFields, other: EditFields): boolean =>
  sameJson(one[name], other[name]);

/** The names of the fields that are not the same in both. */
export const differingFields = (one: EditFields, other: EditFields): FieldName[] =>
  fieldNames.filter((name) => !sameField(name, one, other));

/** The platforms as the form has them, in the order they were chosen. Older free text is one of them. */
export const platformsOf = ({ platform }: Pick<EditFields, 'platform'>): string[] =>
  platform.split(',').filter(Boolean);

/** What has to be sent so that `project` becomes what the form says; only what differs. */
export function changesOf(project: Project, fields: EditFields): ProjectChanges {
  const changed = new Set(differingFields(fieldsOf(project), fields));
  const changes: ProjectChanges = { updated_at: project.updated_at };
  for (const name of ownNames) {
    if (changed.has(name)) changes[name] = fields[name];
  }
  if (changed.has('storyboard_frames')) changes.storyboard_frames = fields.storyboard_frames;
  const answers = answerNames.filter((name) => changed.has(name));
  if (changed.has('product_name') || answers.length > 0) {
    changes.form_data = { ...project.form_data };
    for (const name of answers) {
      if (name === 'platform') changes.form_data.platform = platformsOf(fields);
      else if (name === 'instagramPortrait') changes.form_data[name] = fields[name] === '4:5';
      else changes.form_data[name] = fields[name];
    }
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
