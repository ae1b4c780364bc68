import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { threeCuts } from '#domain/cuts/testing/three-cuts.ts';
import { sendConceptRequest } from '#domain/functions/send-concept.ts';
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import { projectOfPackage } from '#domain/projects/from-package.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { projectCuts } from '#domain/projects/project-cuts.ts';
import { packageRequest } from '#domain/wizard/requests.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { postJson } from '#tests/builders/sign-up.ts';
import { makeCreativePackage } from '../documents/creative-package.ts';
import { renderPackageHtml } from '../documents/mail/render-package-html.ts';
import { renderPackageText } from '../documents/mail/render-package-text.ts';
import { renderPackagePdf } from '../documents/pdf/render-package-pdf.ts';
import { keepFrame } from '../functions/serving/keep-frame.ts';
import { materialOf, someJpeg } from './testing/some-material.ts';
import { writeFile } from './writers/writers.ts';

const site = await openTestSite();
afterAll(() => site.close());
const addressOf = async (colour: string, width: number, height: number) => {
  const jpeg = await someJpeg(colour, width, height);
  const frame = { title: 'A', description: '', timing: '0–4 s', alt: 'A', jpeg };
  return (await keepFrame(site.services, frame as never)).imageUrl ?? '';
};
const four = async (colour: string, width: number, height: number) =>
  Array<string>(4).fill(await addressOf(colour, width, height));
const draft = threeCuts({
  tiktok: await four('#c0392b', 180, 320),
  youtube: await four('#2980b9', 320, 180),
  instagram: await four('#27ae60', 240, 300),
});
const content = projectOfDraft(draft);
const sent = () =>
  sendConceptRequest.parse({
    ...packageRequest(draft, '2f1d2c0e-58ce-4f0c-9d54-6b1f6f0c4d11', ''),
    email: 'june@nightjar.example',
  });
const around = {
  brand: { phone: '', address: '', appUrl: 'https://ads.example' },
  ...{ openPath: '/', stopUrl: '', isUnasked: false, createdAt: new Date('2026-11-20T12:00:00Z') },
  pictures: [],
  cutPictures: [[], []],
};
const wordsOf = (xml: string) => xml.replace(/<[^>]+>/g, '\n');

test('CUT-11 a package of several cuts says so in its mail, shortly, in HTML and as text', async () => {
  const creative = makeCreativePackage(sent(), around);
  const line =
    'Also in the PDF, each with its script and board: YouTube 16:9, 30 s and Instagram 4:5, 15 s.';
  expect(renderPackageText(creative)).toContain(line);
  expect(wordsOf(await renderPackageHtml(creative))).toContain(line);
  const one = makeCreativePackage({ ...sent(), cuts: undefined }, around);
  expect(renderPackageText(one)).not.toContain('Also in the PDF');
});

test('CUT-11 the PDF has script and board of each cut, named by platform and ratio', async () => {
  const pdf = await renderPackagePdf((await materialOf(content)).creative);
  const text = pdf.toString('latin1');
  const names = [...text.matchAll(/\/Title (?:\(([^)]*)\)|<([0-9a-fA-F]+)>)/g)].map(
    ([, plain, hex]) =>
      plain ??
      Buffer.from(hex?.slice(4) ?? '', 'hex')
        .swap16()
        .toString('utf16le'),
  );
  for (const cut of ['TikTok 9:16', 'YouTube 16:9', 'Instagram 4:5'])
    for (const what of ['AV script', 'Storyboard'])
      expect(names.join('\n')).toContain(`${what}: ${cut}`);
});

test('CUT-11 PowerPoint, Word and the shot lists tell of each cut', async () => {
  const material = await materialOf(content);
  const read = async (format: 'powerpoint' | 'word' | 'shot-list-excel') =>
    Object.fromEntries(
      Object.entries(unzipSync(await writeFile(format, material))).map(([path, bytes]) => [
        path,
        new TextDecoder().decode(bytes),
      ]),
    );
  const deck = await read('powerpoint');
  const slides = Object.keys(deck).filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path));
  expect(slides).toHaveLength(1 + 4 + 2 * (1 + 4));
  expect(wordsOf(deck['ppt/slides/slide6.xml'] ?? '')).toContain('YouTube 16:9');
  expect(wordsOf(deck['ppt/notesSlides/notesSlide7.xml'] ?? '')).toContain('youtube begins.');
  const word = wordsOf((await read('word'))['word/document.xml'] ?? '');
  for (const name of ['Script: TikTok 9:16', 'Script: YouTube 16:9', 'Storyboard: Instagram 4:5'])
    expect(word).toContain(name);
  const book = (await read('shot-list-excel'))['xl/workbook.xml'];
  for (const name of ['Shots TikTok 9×16', 'Script YouTube 16×9', 'Shots Instagram 4×5'])
    expect(book).toContain(`name="${name}"`);
  const rows: { For: string }[] = parse(Buffer.from(await writeFile('shot-list-csv', material)), {
    bom: true,
    columns: true,
  });
  expect([...new Set(rows.map((row) => row.For))]).toEqual([
    'TikTok 9:16',
    'YouTube 16:9',
    'Instagram 4:5',
  ]);
});

test('CUT-11 the archive has a folder for each further cut, and says how many files it holds', async () => {
  const answer = await postJson(site, '/api/files/archive', content);
  const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  expect(answer.headers.get('x-files')).toBe(String(names.length));
  for (const folder of ['', 'YouTube 16x9/', 'Instagram 4x5/']) {
    for (const file of ['frames/frame-1.png', 'frames/frame-4.svg'])
      expect(names).toContain(`${folder}${file}`);
    expect(names.some((name) => name.startsWith(folder) && name.endsWith('.vtt'))).toBe(true);
  }
  expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
});

test('CUT-11 a package that was sent is gone on with in all its cuts', async () => {
  const project = projectOfPackage(sent()) as unknown as WholeProject;
  expect(
    projectCuts(project).map(({ aspect, made }) => [aspect, made?.frames.length, made?.standing]),
  ).toEqual([
    ['9:16', 4, null],
    ['16:9', 4, null],
    ['4:5', 4, null],
  ]);
});
