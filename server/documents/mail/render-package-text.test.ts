import { expect, test } from 'vitest';
import { bakeryPackage } from '#tests/builders/bakery.ts';
import { renderPackageText } from './render-package-text.ts';

test('MAIL-02 the plain text says everything the mail shows', async () => {
  const text = renderPackageText(await bakeryPackage('9:16'));
  for (const part of [
    'THE LIGHT AT FIVE',
    "Product: Marlowe's Bread\nFormat: 9:16, 1:1\nLength: 15 s",
    'SINGLE-MINDED MESSAGE\nThe bread is warm until eight.',
    '- No loaf is kept for a second day',
    '3. DEMONSTRATION (6–12 s)\nVIDEO: Insert, slow push.',
    'One window turns yellow.\nSUPER: 4:58 A.M.\nSFX: A light switch.',
    'ROSA: Hear that? It is talking to you.',
    'Frame 1: One window (0–2 s)',
    '[Picture: Drawing: Push in on the only lit window of the street.]',
    'attached as a PDF',
    'Stop these emails: http://localhost:3000/mail/stop',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/\n{3}|undefined|null|<[a-z]/);
});

test('MAIL-07 a package nobody proved to have asked for says so first, with the way to report it', async () => {
  const own = await bakeryPackage();
  expect(renderPackageText(own)).toContain('You asked for this package at AD BUILDER.');
  const text = renderPackageText({ ...own, isUnasked: true });
  expect(text.startsWith('Somebody typed this address at AD BUILDER')).toBe(true);
  expect(text).toContain(`Report it and get no more: ${own.stopUrl}`);
  expect(text).not.toContain('You asked for');
});

test('MAIL-02 what is missing leaves no empty headings behind', async () => {
  const text = renderPackageText(
    await bakeryPackage('9:16', { creativeBrief: '', script: '', storyboardFrames: [] }),
  );
  expect(text).not.toMatch(/CREATIVE BRIEF|SCRIPT|STORYBOARD/);
});
