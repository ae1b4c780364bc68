// The board as a film: at step 8, on a project's page and behind its link, and as a file of its own.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { expect, expectNoAxeViolation, moving, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { inAHurry, pace } from '../steps/in-a-hurry.ts';
import { bakery, type Product, seatBelts } from '../steps/products.ts';
import { openAt, writtenDraft } from '../steps/seed.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { apart, drawn, film, shownAtMoments, watch } from '../steps/watch-film.ts';

const button = (page: Page, name: string) => film(page).getByRole('button', { name, exact: true });
const position = (page: Page) => film(page).getByRole('slider', { name: 'Position in the film' });
const seconds = async (page: Page) => Number(await position(page).inputValue());
const firstTake = ({ takes: [first] }: Draft) => first ?? { script: '', frames: [] };

// Two shots and a bell: enough of a film where its file is asked for its kinds alone.
const short = `A

1. HOOK | 0-2 s
VIDEO: CU, push in. A loaf.
SFX: A bell.

2. END | 2-4 s
VIDEO: Pack shot.`;

async function openShort(page: Page): Promise<void> {
  await page.goto('/healthz');
  const { frames } = firstTake(await writtenDraft(page, bakery));
  await openAt(page, 8, bakery, { takes: [{ script: short, frames }] });
}

async function openInAHurry(page: Page, product: Product): Promise<void> {
  await page.goto('/healthz');
  await openAt(page, 8, product, {
    takes: [inAHurry(firstTake(await writtenDraft(page, product)))],
  });
}

test('FILM-01 FILM-05 at step 8 it stands for who wants no motion, and has what any player has', async ({
  page,
}) => {
  await openAt(page, 8, seatBelts, { typedOut: false });
  await expect(drawn(page)).toBeVisible({ timeout: 120_000 });
  await expect(button(page, 'Play')).toBeVisible();
  expect(await seconds(page)).toBe(0);
  await expectNoAxeViolation(page);
  await expectGoodLook(page);
  await film(page).focus();
  await page.keyboard.press('ArrowRight');
  expect(await seconds(page)).toBeCloseTo(1, 1);
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await page.keyboard.press(',');
  expect(await seconds(page)).toBeCloseTo(1 + 1 / 24, 2);
  await page.keyboard.press('End');
  await expect(film(page).getByText('30.0 / 30 s')).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('k');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.2);
  await button(page, 'Pause').press(' ');
  await expect(button(page, 'Play')).toBeFocused();
  await button(page, 'Loop').click();
  await expect(button(page, 'Loop')).toHaveAttribute('aria-pressed', 'true');
  await film(page).getByLabel('Speed').selectOption('2');
});

test.describe('for who has nothing against motion', () => {
  test.use(moving);
  test('FILM-01 after the typing the film plays, without sound, to its end', async ({ page }) => {
    await openAt(page, 8, bakery, { typedOut: false });
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(button(page, 'Pause')).toBeVisible({ timeout: 120_000 });
    const before = await seconds(page);
    await expect.poll(() => seconds(page)).toBeGreaterThan(before + 0.5);
    expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
    await film(page).getByLabel('Speed').selectOption('2');
    await expect(button(page, 'Play')).toBeVisible({ timeout: 60_000 });
    expect(await seconds(page)).toBeCloseTo(15, 1);
  });
});

test('FILM-03 what is spoken stands under the picture while it is spoken, and can be turned off', async ({
  page,
}) => {
  const script = `A\n\n1. HOOK | 0-4 s\nVIDEO: CU.\nVO: Half of a broom.\n\n2. END | 4-8 s\nVIDEO: Pack shot.\nROSA (to camera): Come in.`;
  await openAt(page, 8, bakery, {});
  await page.getByRole('button', { name: 'Edit Script' }).click();
  await page.getByRole('button', { name: 'Plain text' }).click();
  await page.getByRole('textbox', { name: 'Script', exact: true }).fill(script);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(film(page).getByText('0.0 / 8 s')).toBeVisible();
  await film(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(film(page).getByText('Half of a broom.')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(film(page).getByText('ROSA: Come in.')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(film(page).getByText('Come in.')).toBeVisible();
  await page.keyboard.press('c');
  await expect(film(page).getByText('Come in.')).toBeHidden();
});

test('FILM-04 FILM-08 the file is the film that is played, with progress, and ends on the slate', async ({
  page,
  context,
}) => {
  await openInAHurry(page, seatBelts);
  await expect(drawn(page)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'Save the film' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the film' });
  await expect(dialog.getByText('1920 × 1080')).toBeVisible();
  await expect(dialog.getByText(/made with AD BUILDER/)).toBeVisible();
  await expectNoAxeViolation(page);
  await dialog.getByRole('button', { name: 'Make the film' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  const waiting = page.waitForEvent('download', { timeout: 240_000 });
  await dialog.getByRole('button', { name: 'Make the film' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/\.(?:mp4|webm)$/);
  await page.keyboard.press('Escape');
  // Shot by shot, moving as the file does.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const shown = await shownAtMoments(page);
  const bytes = await readFile(await file.path());
  const type = file.suggestedFilename().endsWith('mp4') ? 'video/mp4' : 'video/webm';
  const { frames, end, ...facts } = await watch(context, bytes, type);
  expect(facts.width).toBe(1920);
  expect(facts.height).toBe(1080);
  expect(facts.seconds).toBeCloseTo(30 / pace + 1.5, 1);
  await page.bringToFront();
  for (const [at, frame] of frames.entries()) {
    // The planes of a shot may still have been on their way.
    const again = async () => apart(frame, (await shownAtMoments(page))[at] ?? []);
    if (apart(frame, shown[at] ?? []) >= 8)
      await expect.poll(again, { timeout: 30_000 }).toBeLessThan(8);
    // Another shot is another picture: the comparison can fail.
    expect(apart(frame, shown[(at + 1) % frames.length] ?? [])).toBeGreaterThan(8);
  }
  expect(Math.max(...end.slice(0, 16))).toBeLessThan(40);
});

test('FILM-11 the film that the server makes is the film that is played', async ({
  page,
  context,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const { script, frames: storyboard_frames } = inAHurry(
    firstTake(await writtenDraft(page, seatBelts)),
  );
  const project = await seedProject(page, seatBelts, {
    script,
    storyboard_frames,
    wizard_state: null,
  });
  const address = `/api/projects/${project.id}/files/film`;
  const listed = await (await page.request.get('/api/files')).json();
  const { why } = listed.formats.find((one: { id: string }) => one.id === 'film');
  test.skip(why !== undefined, `This machine makes no film on the server: ${why}`);
  const answer = await page.request.get(address, { timeout: 240_000 });
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'video/mp4']);
  const parted = Promise.all(
    Array.from({ length: 4 }, () => page.waitForResponse(/\/planes$/, { timeout: 60_000 })),
  );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/projects/${project.id}?tab=storyboard`);
  await expect(drawn(page)).toBeVisible();
  await parted;
  const shown = await shownAtMoments(page);
  const { frames, ...facts } = await watch(context, await answer.body(), 'video/mp4');
  expect(facts).toMatchObject({ width: 1920, height: 1080 });
  expect(facts.seconds).toBeCloseTo(30 / pace + 1.5, 1);
  for (const [at, frame] of frames.entries()) {
    // A hand-held shot moves that much from one frame to the next.
    expect(apart(frame, shown[at] ?? [])).toBeLessThan(6);
    expect(apart(frame, shown[(at + 1) % frames.length] ?? [])).toBeGreaterThan(8);
  }
});

test('FILM-04 a browser that encodes no H.264 makes a WebM, and one without an encoder says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const ask = VideoEncoder.isConfigSupported.bind(VideoEncoder);
    VideoEncoder.isConfigSupported = (config) =>
      config.codec.startsWith('avc') ? Promise.resolve({ supported: false }) : ask(config);
  });
  await openShort(page);
  await page.getByRole('button', { name: 'Save the film' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the film' });
  await expect(dialog.getByText('WebM', { exact: true })).toBeVisible();
  const waiting = page.waitForEvent('download', { timeout: 240_000 });
  await dialog.getByRole('button', { name: 'Make the film' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/\.webm$/);
  const [first] = await readFile(await file.path());
  expect(first).toBe(0x1a);
  await page.keyboard.press('Escape');
  await page.evaluate(() => Reflect.deleteProperty(window, 'VideoEncoder'));
  await page.getByRole('button', { name: 'Save the film' }).click();
  await expect(dialog.getByText(/cannot make a film/)).toBeVisible();
});

test('FILM-01 a member’s film is on the project’s page, and a guest’s behind its link', async ({
  page,
  browser,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const project = await seedProject(page, bakery);
  await page.goto(`/projects/${project.id}?tab=storyboard`);
  await expect(drawn(page)).toBeVisible();
  await expectGoodLook(page);
  await page.goto(`/projects/${project.id}/share`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Address', { exact: true }).inputValue();
  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await guest.goto(address);
  await expect(drawn(guest)).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Save the film' })).toHaveCount(0);
  await expectNoAxeViolation(guest);
  await button(guest, 'Play').click();
  await expect.poll(() => seconds(guest)).toBeGreaterThan(0.2);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(address);
  await expect(plain.locator('.film-panel')).toBeHidden();
  await expect(plain.getByRole('figure')).toHaveCount(4);
});

test('FILM-10 the file is heard where the browser encodes sound: by its own kind of file where it has no AAC', async ({
  page,
}) => {
  await openShort(page);
  await page.getByRole('button', { name: 'Save the film' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the film' });
  await expect(dialog.getByRole('button', { name: 'Make the film' })).toBeVisible();
  const box = dialog.getByRole('checkbox', { name: 'With music and sounds' });
  test.skip((await box.count()) === 0, 'This browser encodes neither AAC nor Opus.');
  await expect(box).toBeChecked();
  await expectNoAxeViolation(page);
  const save = async () => {
    const waiting = page.waitForEvent('download', { timeout: 240_000 });
    await dialog.getByRole('button', { name: /Make/ }).click();
    return waiting;
  };
  const heard = await save();
  const kinds = await kindsIn(await heard.path());
  test.skip(kinds === null, 'This machine has no ffprobe.');
  expect(kinds).toEqual([
    expect.objectContaining({ codec_type: 'video', width: expect.any(Number) }),
    expect.objectContaining({
      codec_type: 'audio',
      codec_name: heard.suggestedFilename().endsWith('.mp4') ? 'aac' : 'opus',
    }),
  ]);
  await box.uncheck();
  await expect(dialog.getByText(/MP4|WebM/).first()).toBeVisible();
  const silent = await save();
  expect(await kindsIn(await silent.path())).toHaveLength(1);
});

type Kind = { codec_type: string; codec_name: string; width?: number };

/** What ffprobe finds in a film; null where there is none. */
async function kindsIn(path: string): Promise<Kind[] | null> {
  try {
    const args = ['-v', 'error', '-show_streams', '-of', 'json', path];
    const { stdout } = await promisify(execFile)('ffprobe', args);
    return (JSON.parse(stdout) as { streams: Kind[] }).streams;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
