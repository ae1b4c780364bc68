import { createHmac } from 'node:crypto';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { cutOff } from '../steps/cut-off.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';

test('AUTH-12 AUTH-14 a member changes their name, gets a second factor, and deletes the account', async ({
  page,
}) => {
  const { email, password } = await signUpOn(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expectNoAxeViolation(page);
  await page.getByLabel('Full name').fill('June Marlowe');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(page, 'Profile saved');

  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByLabel('Your password', { exact: true }).fill(password);
  await factor.getByRole('button', { name: 'Set up second factor' }).click();
  await expect(factor.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await factor.locator('code').textContent()) ?? '';
  await factor.getByLabel('Six-digit code').fill(codeOf(key));
  await factor.getByRole('button', { name: 'Turn on second factor' }).click();
  await expect(factor.getByRole('heading', { name: 'Recovery codes' })).toBeFocused();
  await expectNoAxeViolation(page);
  await factor.getByLabel('I have kept them').check();
  await factor.getByRole('button', { name: 'Done' }).click();
  await expect(factor.getByRole('button', { name: 'Turn off' })).toBeVisible();

  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('listitem')).toContainText('This device');

  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('June Marlowe');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByLabel('Your email address').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'Account deleted');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/account');
  await expect(page).toHaveURL('/auth?next=/account');
});

test('AUTH-12 the account page fits a phone, and wrong answers are said beside their fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUpOn(page);
  await page.goto('/account');
  await page.getByLabel('New address').fill('june@');
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByLabel('New address')).toBeFocused();
  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('four loud trumpets');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expectNoAxeViolation(page);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await cutOff(page), `${width} px`).toEqual([]);
  }
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await expectNoAxeViolation(page);
});

/** The code an authenticator app shows now (RFC 6238: SHA-1, 30 s, six digits). */
function codeOf(key: string): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', secret).update(step).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
