// Signing up, in and out as people do it.
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';

const header = (page: Page) => page.getByRole('banner');
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const address = (page: Page) => page.getByLabel('Email', { exact: true });
const freshAddress = () => `wren-${crypto.randomUUID()}@nightjar.example`;

async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
}

test('AUTH-01 AUTH-02 AUTH-04 AUTH-06 signing up by keyboard, from a page and back to it', async ({
  page,
}) => {
  await page.goto('/creative-directors');
  await header(page).getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?next=%2Fcreative-directors');
  await expectNoAxeViolation(page);

  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await expect(page).toHaveURL(/tab=sign-up/);
  await expectNoAxeViolation(page);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please fill in all required fields')).toHaveCount(3);
  await expect(page.getByLabel('Full name')).toBeFocused();

  const email = freshAddress();
  await page.keyboard.type('Wren Nightjar');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Sign Up Failed');
  await expect(page.locator('.field-error')).toContainText('password');
  await expect(page.getByLabel('Full name')).toHaveValue('Wren Nightjar');
  await password(page).fill('three quiet lanterns');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Account Created!', 'Please check your email to verify your account.');
  await expect(page).toHaveURL('/creative-directors');
  await expect(header(page).getByRole('link', { name: email })).toBeVisible();
});

test('AUTH-16 no script comes before the visitor acts, and nothing done before it runs is lost', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/auth');
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500)); // slow enough to act before it runs
    await route.continue();
  });
  await page.getByRole('tab', { name: 'Sign In' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await page.goto('/auth');
  await address(page).fill('june@nightjar.example');
  await password(page).fill('three quiet lanterns');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('three quiet lanterns');
  await expect(address(page)).toHaveValue('june@nightjar.example');
  for (const way of ['Forgot password?', 'Email me a sign-in link']) {
    await page.goto('/auth');
    await address(page).fill('june@nightjar.example');
    await page.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(/mail=/);
    await expect(address(page)).toHaveValue('june@nightjar.example');
  }
  expect(scripts.length).toBeGreaterThan(0);
});

test('AUTH-03 AUTH-04 AUTH-10 an address that has an account signs in, and out in every tab', async ({
  page,
}) => {
  const member = await signUpOn(page);
  await forget(page);
  await page.goto('/auth?tab=sign-up&next=/projects');
  await page.getByLabel('Full name').fill('Somebody');
  await address(page).fill(member.email);
  await password(page).fill('nine purple kettles');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const exists = 'An account with this email already exists. Please sign in instead.';
  await expectToast(page, 'Account Exists', exists);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  await expect(address(page)).toHaveValue(member.email);
  await password(page).fill('not this one');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Sign In Failed');
  await password(page).fill(member.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Welcome back!', 'You have successfully signed in.');
  await expect(page).toHaveURL('/projects');

  const other = await page.context().newPage();
  await other.goto('/');
  await expect(header(other).getByRole('link', { name: 'Projects' })).toBeVisible();
  await other.evaluate(() => sessionStorage.setItem('wizardState', '{}'));
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(header(other).getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await other.evaluate(() => sessionStorage.getItem('wizardState'))).toBeNull();
  await expect(page).toHaveURL('/');
  await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.goto('/projects');
  await expect(page).toHaveURL('/auth?next=%2Fprojects');
});

test('AUTH-12 a forgotten password: the same words for everybody, a link that works once', async ({
  page,
}) => {
  const member = await signUpOn(page);
  await forget(page);
  const sent = page.getByText('If there is an account for this address, a link is on its way.');
  await page.goto('/auth');
  await address(page).fill(freshAddress());
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(sent).toBeVisible();
  await address(page).fill(member.email);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  const link = await mailedLink(page, member.email, 'recover');

  await page.goto(link);
  await expectNoAxeViolation(page);
  await page.getByLabel('New password', { exact: true }).fill('nine purple kettles');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password changed');
  await expect(page).toHaveURL('/auth');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectNoAxeViolation(page);
});

test('AUTH-12 the second factor is asked for, and a wrong code is said', async ({ page }) => {
  const member = await signUpOn(page);
  const post = async (path: string, data: object) => {
    const headers = { origin: new URL(page.url()).origin };
    const answer = await page.request.post(`/api/auth/two-factor/${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  await page.goto('/healthz');
  const { totpURI } = await post('enable', { password: member.password });
  await post('verify-totp', { code: codeOf(totpURI, -1) });
  await forget(page);
  await page.goto('/auth?next=/projects');
  await address(page).fill(member.email);
  await password(page).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectNoAxeViolation(page);
  await page.getByLabel('Six-digit code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.locator('.field-error')).toContainText('This code is not right.');
  await page.getByLabel('Six-digit code').fill(codeOf(totpURI));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Welcome back!');
  await expect(page).toHaveURL('/projects');
});

test('NAV-03 WIZ-23 a member finds everything at 360 and 390 px', async ({ page }) => {
  const atBoth = async (look: () => Promise<void>) => {
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 780 });
      await test.step(`at ${width} px`, look);
    }
  };
  for (const path of ['/auth', '/auth?tab=sign-up', '/auth/link?kind=verify&token=x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atBoth(async () => expect(await fits(page), path).toBe(true));
  }
  const { email } = await signUpOn(page);
  await page.goto('/');
  await atBoth(async () => {
    for (const name of ['Projects', 'Directors', email]) {
      await expect(header(page).getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(header(page).getByRole('button', { name: 'Sign Out' })).toBeInViewport();
    expect(await fits(page)).toBe(true);
    await expectNoAxeViolation(page);
  });
});

test('ADM-01 who is no admin is told so, signed in or not', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expectNoAxeViolation(page);
  await signUpOn(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

test('NAV-05 the page of who is signed in shows the address, the id and the way home', async ({
  page,
}) => {
  await page.goto('/admin-test');
  const main = page.getByRole('main');
  await expect(main).toContainText('Sign In to see your account here.');
  await expect(main.getByRole('definition')).toHaveCount(0);
  const { email, id } = await signUpOn(page);
  await page.goto('/admin-test');
  await expect(main.getByRole('definition')).toHaveText([email, id]);
  await expectNoAxeViolation(page);
  await main.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

/** The link of a kind in the newest mail to an address, as a path. */
async function mailedLink(page: Page, to: string, kind: string): Promise<string> {
  const pattern = new RegExp(`/auth/link\\?kind=${kind}[^\\s"<)]*`);
  let found = '';
  await expect(async () => {
    const list = await (await page.request.get('/mailbox')).text();
    const names = [...list.matchAll(/href="\/mailbox\/([^"/?]+)"/g)].map(([, name]) => name);
    for (const name of names) {
      const body = await (await page.request.get(`/mailbox/${name}/body`)).text();
      const [path = ''] = pattern.exec(body.replaceAll('&amp;', '&')) ?? [];
      const raw = path && (await (await page.request.get(`/mailbox/${name}/raw`)).text());
      if (path && raw.includes(to)) found = path;
      if (found) return;
    }
    expect(found).not.toBe('');
  }).toPass();
  return found;
}

// RFC 6238 with SHA-1 and 30 seconds; `step` counts those from now.
function codeOf(totpURI: string, step = 0): string {
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
