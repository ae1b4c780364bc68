import type { CDPSession, Page } from '@playwright/test';
import { freePort } from '../../serve.ts';
import { test as base, expect, expectNoAxeViolation, roomyLimits } from '../house/site.ts';
import { startHouse } from '../house/start-house.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';

// A passkey is for a site with a name: a number is none.
const test = base.extend<object, { named: string }>({
  named: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test wants from this pattern
    async ({}, use) => {
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const server = await startHouse({ ...roomyLimits, PORT: String(port), APP_URL: url });
      await use(url);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ named }, use) => use(named),
});

/** Gives the page a device with a fingerprint reader; `present` is whether its owner touches it. */
async function giveDevice(page: Page, { present = true } = {}): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: present,
      automaticPresenceSimulation: true,
    },
  });
  return browser;
}

test('HOUSE-06 a member adds a passkey, signs in with it, and takes it away', async ({ page }) => {
  await giveDevice(page);
  await signUpOn(page);
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expectToast(page, 'Passkey added');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await expectNoAxeViolation(page);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section).toContainText('has a passkey for your account already');

  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectToast(page, 'Welcome back!');
  await page.goto('/account');
  await section.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(section).toContainText('You have none yet.');
  await expect(section.getByRole('heading')).toBeFocused();
});

test('HOUSE-06 who lets go of the passkey is told so, and signs in otherwise', async ({ page }) => {
  await giveDevice(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('there is no passkey for this site here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
});
