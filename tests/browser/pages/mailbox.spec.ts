import { randomUUID } from 'node:crypto';
import { bakeryRequest } from '../../builders/bakery.ts';
import { findViolations } from '../house/find-violations.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { askFunction } from '../steps/ask-function.ts';

test('MAIL-06 MAIL-07 a package lies in the mailbox, opens there, and stops by its link', async ({
  page,
  request,
}) => {
  await page.goto('/mailbox');
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeVisible();
  const email = `reader-${randomUUID()}@example.com`;
  const body = bakeryRequest({ email, storyboardFrames: [] });
  expect((await request.post('/api/functions/send-concept', { data: body })).ok()).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(email)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
  await expectNoAxeViolation(page);

  await page.getByRole('link', { name: email }).click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: 'The light at five' })).toBeVisible();
  // Nothing runs inside the frame, so axe-core cannot look in: the mail is checked on its own below.
  expect(await findViolations(page, {}, { exclude: ['iframe'] })).toEqual([]);
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /creative-package\.pdf/ }).click(),
  ]);
  expect(pdf.suggestedFilename()).toBe('creative-package.pdf');

  const link = await mail.getByRole('link', { name: 'Stop these emails' }).getAttribute('href');
  const html = await (await request.get(`${new URL(page.url()).pathname}/body`)).text();
  await page.goto('/mail/none');
  await page.setContent(html);
  await expectNoAxeViolation(page);

  await page.goto(new URL(link ?? '').pathname);
  await expect(page.getByText(email)).toBeVisible();
  await expectNoAxeViolation(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'No more emails' })).toBeVisible();
  await expectNoAxeViolation(page);
  const again = bakeryRequest({ email, storyboardFrames: [], productName: 'After the stop' });
  await askFunction(page, 'send-concept', again); // a stranger cannot find out who has stopped
  await page.getByRole('button', { name: 'Send me emails again' }).click();
  await expect(page.getByRole('heading', { name: 'Emails are on again' })).toBeVisible();
});
