// What guests say of every cut of a shared film, and of a second of one.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { threeCuts } from '#domain/cuts/testing/three-cuts.ts';
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import { expect, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { bakery } from '../steps/products.ts';
import { writtenDraft } from '../steps/seed.ts';
import { signUpOn } from '../steps/sign-up.ts';

type Shared = { id: string; address: string; drawn: string[] };

/** Saves a film with three cuts for who is signed in, and gives its id and the address of its link. */
async function shareThreeCuts(page: Page): Promise<Shared> {
  const { takes } = await writtenDraft(page, bakery);
  const drawn = (takes[0]?.frames ?? []).flatMap(({ imageUrl }) => imageUrl ?? []);
  const draft = threeCuts({ tiktok: drawn, youtube: drawn, instagram: drawn });
  const headers = { origin: new URL(page.url()).origin };
  const data = { ...projectOfDraft(draft), draft_key: randomUUID() };
  const saved = await page.request.post('/api/projects', { data, headers });
  const { id } = await saved.json();
  const shared = await page.request.post(`/api/projects/${id}/share`, { data: {}, headers });
  return { id, address: (await shared.json()).link.address, drawn };
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const position = (page: Page) => page.getByRole('slider', { name: 'Position in the film' });

async function say(page: Page, text: string): Promise<void> {
  const comment = page.getByLabel('Comment', { exact: true });
  await expect(comment).toBeFocused();
  await page.keyboard.type(text);
  await page.locator('#write').getByLabel('Your name').fill('Ben');
  await page.getByRole('button', { name: 'Send comment' }).press('Enter');
  await expect(page.locator('#said')).toContainText('Your comment is there.');
}

test('LINK-02 LINK-05 a guest comments on a frame, a row and a second of the second cut, and is led back to each', async ({
  page,
  browser,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const { id, address } = await shareThreeCuts(page);
  const guest = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await guest.goto(address);
  await expect(guest.locator('#approve')).toContainText('storyboard and script of all 3 cuts');
  await tab(guest, 'TikTok').focus();
  await guest.keyboard.press('ArrowRight');
  await expect(tab(guest, 'YouTube')).toBeFocused();
  await expectGoodLook(guest);
  await guest.getByRole('link', { name: 'Comment on frame 3 of YouTube' }).press('Enter');
  await say(guest, 'Nearer.');
  await expect(tab(guest, 'YouTube')).toHaveAttribute('aria-selected', 'true');
  await guest.getByRole('link', { name: 'Comment on row 2 of YouTube' }).press('Enter');
  await say(guest, 'Shorter.');
  await guest.locator('.film').focus();
  await guest.keyboard.press('ArrowRight');
  await guest.keyboard.press('ArrowRight');
  await guest.getByRole('link', { name: 'Comment on second 2 of YouTube' }).press('Enter');
  await say(guest, 'Hold this.');
  await expectGoodLook(guest);

  await tab(guest, 'Instagram').click();
  const about = (words: string) => guest.getByRole('article').getByRole('link', { name: words });
  await about('Frame 3 of YouTube').click();
  await expect(guest.locator('#youtube-frame-3')).toBeInViewport();
  await tab(guest, 'Instagram').click();
  await about('Frame 3 of YouTube').click();
  await expect(guest.locator('#youtube-frame-3')).toBeInViewport();
  await guest.keyboard.press('Home');
  await tab(guest, 'TikTok').click();
  await about('Second 2 of YouTube').click();
  await expect(tab(guest, 'YouTube')).toHaveAttribute('aria-selected', 'true');
  expect(Number(await position(guest).inputValue())).toBeCloseTo(2, 1);

  await page.goto(`/projects/${id}/share`);
  const threads = page.getByRole('article');
  for (const words of ['Frame 3 of YouTube', 'Row 2 of YouTube', 'Second 2 of YouTube'])
    await expect(threads.filter({ hasText: words })).toHaveCount(1);
  await expectGoodLook(page);
});

test('LINK-07 LINK-02 a guest without scripts approves all cuts, and is shown what changed of the second one', async ({
  page,
  browser,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const { id, address, drawn } = await shareThreeCuts(page);
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(address);
  const approval = guest.locator('#approve');
  await approval.getByLabel('Your name').fill('Ana <b>');
  await approval.getByRole('button', { name: 'Approve this take' }).press('Enter');
  await expect(guest.locator('#said')).toContainText('You approved this take.');

  const headers = { origin: new URL(address).origin };
  const read = await (await page.request.get(`/api/projects/${id}`)).json();
  const later = projectOfDraft(
    threeCuts({ tiktok: drawn, youtube: [...drawn].reverse(), instagram: drawn }),
  );
  const data = { ...later, updated_at: read.updated_at };
  expect((await page.request.patch(`/api/projects/${id}`, { data, headers })).status()).toBe(200);
  await guest.reload();
  const changes = guest.locator('#changes');
  await expect(changes).toContainText('Since then: frames 1, 2, 3, and 4 of YouTube.');
  await changes.getByText('Show what changed').click();
  await expect(changes.getByRole('region', { name: 'Frame 1 of YouTube' })).toBeVisible();
  await guest.getByRole('link', { name: 'Show that take' }).click();
  await expect(guest.getByText('This is the take that Ana <b> approved')).toBeVisible();
  const board = (name: string) =>
    guest
      .locator('.shared-cut')
      .filter({ hasText: `Storyboard ${name}` })
      .locator('figure img');
  await expect(board('YouTube 16:9').first()).toHaveAttribute('src', drawn[0] ?? '');
  await expect(board('Instagram 4:5')).toHaveCount(4);
  // What looks at a page is a script itself.
  await page.goto(guest.url());
  await expectGoodLook(page);
});
