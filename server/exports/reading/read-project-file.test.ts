import { createHash } from 'node:crypto';
import Ajv from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { exportedContent, portable, projectFileSchema } from '#domain/exports/project-file.ts';
import { type DraftContent, draftOfProject, projectOfDraft } from '#domain/projects/from-draft.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { sameJson } from '#domain/same-json.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { type WorldLanguage, worldProject, worldWords } from '../testing/scripts-of-the-world.ts';
import { materialOf, someJpeg } from '../testing/some-material.ts';
import { writeFile } from '../writers/writers.ts';
import { readProjectFile } from './read-project-file.ts';

const keyOf = (jpeg: Uint8Array) =>
  `frames/${createHash('sha256').update(jpeg).digest('hex').slice(0, 32)}.jpg`;

const written = async (content: DraftContent, pictures: Record<string, Uint8Array> = {}) =>
  writeFile('project-file', { ...(await materialOf(content)), pictures });

async function problemOf(bytes: Uint8Array): Promise<string> {
  const read = await readProjectFile(bytes);
  return read.ok ? 'it was read' : read.message;
}
const zipOf = (files: Record<string, Uint8Array>) => zipSync(files);
const json = (value: unknown) => strToU8(JSON.stringify(value));
const plain = await written(worldProject('english'));
const parsed = JSON.parse(new TextDecoder().decode(plain));

const words = fc.oneof(
  fc.constantFrom(...Object.values(worldWords).map(({ brief }) => brief)),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const project = fc
  .record({
    language: fc.constantFrom(...(Object.keys(worldWords) as WorldLanguage[])),
    step: fc.constantFrom(3, 5, 8, 9, 12, 13),
    name: words,
    brief: words,
    script: words,
    answers: fc.record({ notes: words, targetAudience: words, email: words }),
  })
  .map(({ language, step, name, brief, script, answers }): DraftContent => {
    const draft = draftAt(step as 8);
    const state = projectOfDraft({ ...draft, answers: { ...draft.answers, ...answers } });
    const content = worldProject(language);
    const wanted = {
      ...state,
      ...content,
      wizard_state: state.wizard_state,
      form_data: state.form_data,
    };
    const changed = { ...wanted, project_name: name, creative_brief: brief, script };
    // What the schemas do not take is in no project.
    return (
      exportedContent.safeParse(changed).data ?? (exportedContent.parse(wanted) as DraftContent)
    );
  });

describe('what was written is read back', () => {
  test('FILE-07 equal, whatever stands in it', async () => {
    await fc.assert(
      fc.asyncProperty(project, async (content) => {
        const read = await readProjectFile(await written(content));
        expect(read.ok && sameJson(read.content, portable(content))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  test('FILE-07 out of a ZIP, also in the folder that some programs put around it', async () => {
    for (const name of ['project.json', 'Half a broom/project.json']) {
      const zip = zipOf({ 'frames/frame-1.png': strToU8('x'), [name]: plain });
      const read = await readProjectFile(zip);
      expect(read.ok && read.content.project_name).toBe('Half a broom');
    }
  });

  test('FILE-07 with its pictures, each under the name its content gives it', async () => {
    const jpeg = new Uint8Array(await someJpeg());
    const content = worldProject('english', ['/api/storage/frames/old-name.jpg']);
    const read = await readProjectFile(await written(content, { 'frames/old-name.jpg': jpeg }));
    if (!read.ok) throw new Error(read.message);
    expect(Object.keys(read.pictures)).toEqual([keyOf(jpeg)]);
    expect(read.content.storyboard_frames[0]?.imageUrl).toBe(`/api/storage/${keyOf(jpeg)}`);
  });

  test('FILE-07 it is what its published schema says', () => {
    const check = new Ajv({ strict: false, validateFormats: false }).compile(projectFileSchema());
    expect(check(parsed)).toBe(true);
    expect(check({ ...parsed, version: 2 })).toBe(false);
    expect(check({ ...parsed, project: { ...parsed.project, script: 7 } })).toBe(false);
  });

  test('FILE-07 which project it was and what was sent to whom is not in it', async () => {
    const text = new TextDecoder().decode(await written(projectOfDraft(draftAt(12))));
    const state = JSON.parse(text).project.wizard_state;
    expect([state.project, state.more.receipt]).toEqual([null, null]);
  });
});

const contact = {
  ...{ name: 'June', email: 'june@nightjar.example' },
  ...{ companyName: 'Nightjar', phone: '+1 213 555 0142' },
};
const noContact = { name: '', email: '', companyName: '', phone: '' };

test('FILE-07 whose file it is is neither written into it nor brought by one that says so', async () => {
  const draft = draftAt(12);
  const own = projectOfDraft({ ...draft, answers: { ...draft.answers, ...contact } });
  const bytes = await written(own);
  const text = new TextDecoder().decode(bytes);
  for (const word of [contact.email, contact.phone]) expect(text).not.toContain(word);
  const file = JSON.parse(text);
  Object.assign(file.project.form_data, contact);
  Object.assign(file.project.wizard_state.formData, contact);
  for (const one of [bytes, json(file)]) {
    const read = await readProjectFile(one);
    if (!read.ok) throw new Error(read.message);
    expect(read.content.form_data).toMatchObject(noContact);
    expect(read.content.wizard_state?.formData).toMatchObject(noContact);
    expect(draftOfProject(read.content as WholeProject).answers).toMatchObject(noContact);
  }
});

describe('what comes from outside is not believed', () => {
  test.each([
    ['nothing', new Uint8Array(), 'This file is not JSON, or a part of it is missing.'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0, 1]), 'This file is neither a ZIP nor text.'],
    ['half a file', plain.subarray(0, 900), 'This file is not JSON, or a part of it is missing.'],
    ['another JSON', json([1, 2]), 'This is no project file of AD BUILDER.'],
    ['null', json(null), 'This is no project file of AD BUILDER.'],
    [
      'a later version',
      json({ ...parsed, version: 9 }),
      'This file was made by a newer AD BUILDER than this one.',
    ],
    ['a ZIP without one', zipOf({ 'a.txt': plain }), 'There is no project.json in this ZIP.'],
    ['one far down', zipOf({ 'a/b/project.json': plain }), 'There is no project.json in this ZIP.'],
    [
      'one beside the ZIP',
      zipOf({ '../../../project.json': plain }),
      'This ZIP breaks off, or is damaged.',
    ],
    [
      'two of them',
      zipOf({ 'project.json': plain, 'a/project.json': plain }),
      'There is more than one project.json in this ZIP.',
    ],
    [
      'a ZIP that breaks off',
      zipOf({ 'project.json': plain }).subarray(0, 500),
      'This ZIP breaks off, or is damaged.',
    ],
    [
      'too many files',
      zipOf(Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`${at}`, json(at)]))),
      'A ZIP may hold 200 files at most.',
    ],
  ])('FILE-07 %s is refused in words', async (_, bytes, message) => {
    expect(await problemOf(bytes)).toBe(message);
  });

  test('FILE-07 a bomb is not unpacked, whatever it says of its size', async () => {
    const bomb = zipOf({ 'project.json': new Uint8Array(64 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await problemOf(bomb)).toBe('Its project file holds over 24 MB.');
    // The length before packing, in the directory at the end and in the head of the file.
    const lying = Uint8Array.from(bomb);
    const view = new DataView(lying.buffer);
    const directory = Buffer.from(lying).lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
    view.setUint32(22, 100, true);
    view.setUint32(directory + 24, 100, true);
    expect(await problemOf(lying)).toBe('This ZIP breaks off, or is damaged.');
  });

  test('FILE-07 a file changed on the way is refused', async () => {
    const zip = Buffer.from(zipSync({ 'project.json': plain }, { level: 0 }));
    zip[zip.indexOf('Half a broom')] = 0x4d;
    expect(await problemOf(zip)).toBe('This ZIP breaks off, or is damaged.');
  });

  test('FILE-07 only the directory of a ZIP counts, not what looks like one in its files', async () => {
    const inner = zipSync({ 'project.json': strToU8('{}') }, { level: 0 });
    const zip = zipSync({ 'slides.pptx': inner, 'project.json': plain }, { level: 0 });
    const read = await readProjectFile(zip);
    expect(read.ok && read.content.project_name).toBe('Half a broom');
  });

  test('FILE-07 a part of another kind is named', async () => {
    const read = await readProjectFile(
      json({
        ...parsed,
        project: { ...parsed.project, project_name: '', script: 'x'.repeat(20_001) },
      }),
    );
    expect(read.ok ? [] : read.fields.map(({ path }) => path)).toEqual([
      'project.project_name',
      'project.script',
    ]);
  });

  test('FILE-07 names from the roots of objects are names and nothing more', async () => {
    const text = new TextDecoder()
      .decode(plain)
      .replace('"pictures": {}', '"pictures": {"__proto__": "AAAA"}');
    expect(text).toContain('__proto__');
    await problemOf(strToU8(text));
    expect(({} as Record<string, unknown>).pictures).toBeUndefined();
  });

  test('FILE-07 a picture that is none, is cut off or has something behind it is refused', async () => {
    const jpeg = await someJpeg();
    const png = Buffer.from('iVBORw0KGgo=', 'base64');
    const script = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    const ended = Buffer.concat([script, Buffer.from([0xff, 0xd9])]);
    for (const picture of [png, jpeg.subarray(0, 300), script, ended, Buffer.alloc(0)]) {
      const file = { ...parsed, pictures: { 'frames/a.jpg': picture.toString('base64') } };
      expect(await problemOf(json(file))).toBe(
        'The picture frames/a.jpg is no JPEG that can be read.',
      );
    }
  });

  test('FILE-07 a picture of another address is refused', async () => {
    const [frame] = parsed.project.storyboard_frames;
    const frames = [{ ...frame, imageUrl: 'https://evil.example/x.jpg' }];
    const file = { ...parsed, project: { ...parsed.project, storyboard_frames: frames } };
    expect(await problemOf(json(file))).toBe(
      'Some parts of this file are not as they should be. First of all project.storyboard_frames.0.imageUrl: This picture is not one of ours.',
    );
  });
});
