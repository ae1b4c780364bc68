import { expect, test } from 'vitest';
import { bakeryPackage, bakeryRequest } from '#tests/builders/bakery.ts';
import { renderPackageHtml } from './render-package-html.ts';

const wordsOf = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

test('MAIL-02 the mail shows concept, brief, script and four pictured frames', async () => {
  const html = await renderPackageHtml(await bakeryPackage('9:16'));
  const words = wordsOf(html);
  for (const part of [
    'June, here is your creative package.',
    'The light at five',
    'One lit window tells a sleeping street that its bread is ready.',
    'The crust is heard before it is seen',
    'Warm, plain, a little sleepy',
    'Objective: Bring people who live within a ten-minute walk',
    'No loaf is kept for a second day',
    'The supermarket loaf was baked on Tuesday. Somewhere else.',
    'ROSA: Hear that? It is talking to you.',
    'Proof needed',
    'Frame 4: Warm until eight 12–15 s',
  ]) {
    expect(words).toContain(part);
  }
  const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
  expect(pictures).toHaveLength(4);
  pictures.forEach((tag, index) => {
    expect(tag).toContain(`src="cid:frame-${index + 1}@ad-builder"`);
    expect(tag).toMatch(/alt="Drawing: [^"]+"/);
    expect(tag).toMatch(/ width="\d+"/);
  });
});

test('MAIL-07 a package nobody proved to have asked for says so first, with the way to report it', async () => {
  const own = await bakeryPackage();
  expect(wordsOf(await renderPackageHtml(own))).not.toContain('Somebody typed this address');
  const html = await renderPackageHtml({ ...own, isUnasked: true });
  const words = wordsOf(html);
  expect(words.indexOf('Somebody typed this address')).toBeLessThan(words.indexOf(own.greeting));
  expect(words).not.toContain('You asked for');
  expect(html.split(own.stopUrl.replaceAll('&', '&amp;'))).toHaveLength(3);
});

test.each([
  ['Single-minded message', 'The bread is warm until eight.'],
  ['Kernbotschaft', '„Warm bis acht“.'],
  ['Mensaje único', '«Caliente hasta las ocho».'],
  ['Message unique', '« Chaud jusqu’à huit heures ».'],
])('MAIL-02 under “%s” the idea is highlighted', async (heading, idea) => {
  const html = await renderPackageHtml(
    await bakeryPackage('9:16', { creativeBrief: `${heading}: ${idea} The rest is plain.` }),
  );
  expect(/<span style="background-color:[^"]*">([^<]*)</.exec(html)?.[1]).toBe(idea);
});

test('MAIL-02 lettering stands with the picture it lies on, before what is heard', async () => {
  const creative = await bakeryPackage('9:16');
  const words = wordsOf(await renderPackageHtml(creative));
  expect(words).toMatch(/turns yellow\. SUPER: 4:58 A\.M\. SFX: A light switch\./);
});

test('MAIL-02 the line on which the film turns is highlighted', async () => {
  const html = await renderPackageHtml(await bakeryPackage('9:16', { creativeBrief: '' }));
  expect(/<span style="background-color:[^"]*">([^<]*)</.exec(html)?.[1]).toBe(
    'It is talking to you.',
  );
});

test('MAIL-02 the chosen director is named when there is one', async () => {
  const creative = await bakeryPackage();
  expect(wordsOf(await renderPackageHtml(creative))).not.toContain('DIRECTOR');
  const chosen = await renderPackageHtml({ ...creative, director: 'Ines Moreau' });
  expect(wordsOf(chosen)).toContain('DIRECTOR Ines Moreau');
});

test('MAIL-02 nothing in the mail is loaded from elsewhere', async () => {
  const html = await renderPackageHtml(await bakeryPackage('16:9'));
  const addresses = [...html.matchAll(/(?:src|href|background)="([^"]*)"/g)].map(([, url]) => url);
  for (const url of addresses) expect(url).toMatch(/^(cid:|http:\/\/localhost:3000\/)/);
  expect(html).not.toMatch(/url\(|@import|<script|<link/i);
});

test('MAIL-07 what a visitor typed is text, and the stop link is there', async () => {
  const hostile = '<img src=x onerror=alert(1)> & "quotes"';
  const base = bakeryRequest();
  const creative = await bakeryPackage('1:1', {
    name: '<b>June</b>',
    productName: hostile,
    creativeBrief: `Objective: ${hostile}\n\n- ${hostile}`,
    script: `1. HOOK | 0-5 s\nVIDEO: ${hostile}\nVO: ${hostile}`,
    selectedConcept: { title: hostile, subtitle: hostile, features: [hostile], tone: hostile },
    storyboardFrames: base.storyboardFrames.map((frame) => ({
      ...frame,
      title: hostile,
      description: hostile,
      imageAlt: hostile,
    })),
  });
  const html = await renderPackageHtml(creative);
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('<b>June</b>');
  expect([...html.matchAll(/<img/g)]).toHaveLength(4);
  expect(html).toContain('/mail/stop');
});

test('MAIL-02 a script without rows, a board without pictures and an empty brief still read well', async () => {
  const creative = await bakeryPackage('9:16', {
    script: 'Rosa looks up.\nShe smiles.',
    creativeBrief: '',
  });
  const words = wordsOf(
    await renderPackageHtml({
      ...creative,
      frames: creative.frames.map(({ picture, ...frame }) => frame),
    }),
  );
  expect(words).toContain('Rosa looks up. She smiles.');
  expect(words).not.toContain('Creative brief');
  expect(words).toContain('Frame 1: One window');
});

test('MAIL-02 the mail stays under the 102 kB that mail readers show whole', async () => {
  const html = await renderPackageHtml(await bakeryPackage('9:16'));
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});
