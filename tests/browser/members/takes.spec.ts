// A year of takes: more of them than a page shows at once.
import { projectBody } from '../../builders/project-body.ts';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { payOnSandbox } from '../steps/pay-on-sandbox.ts';
import { signUpOn } from '../steps/sign-up.ts';

test('TAKE-01 TAKE-02 in the trial a project keeps more than fifty takes, read by keyboard', async ({
  page,
}) => {
  await signUpOn(page);
  await page.goto('/account#payments');
  await page.getByRole('checkbox', { name: 'I have read this and agree' }).check();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Start 7-day free trial' }).click();
  const checkout = await opened;
  await payOnSandbox(checkout);
  await expect(checkout.getByRole('heading', { name: 'Your trial has started' })).toBeVisible();

  const { origin } = new URL((await page.request.get('/healthz')).url());
  const headers = { origin };
  const saved = await page.request.post('/api/projects', { data: projectBody(), headers });
  let project = (await saved.json()) as { id: string; updated_at: string };
  const path = `/projects/${project.id}`;
  for (let at = 0; at < 53; at++) {
    const data = { updated_at: project.updated_at, script: `Take ${at}.` };
    const answer = await page.request.patch(`/api${path}`, { data, headers });
    expect(answer.status()).toBe(200);
    project = await answer.json();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const rows = page.locator('.take-row');
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show older takes' }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(53);
  await expect(rows.nth(50)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show older takes' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(rows.nth(50).getByRole('button', { name: 'Look at it' })).toBeFocused();
  await expectGoodLook(page);
  await expectNoAxeViolation(page);
});
