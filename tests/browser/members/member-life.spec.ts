// A member's life from the guest's step 9 to the deleted account, and what nobody else sees of it.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { WholeProject } from '#domain/projects/project.ts';
import { expect, test } from '../house/site.ts';
import {
  addFactor,
  deleteAccount,
  type Person,
  pressInMail,
  recover,
  signInWithCode,
  signOut,
  signUp,
  verifyAddress,
} from '../steps/member-walk.ts';
import { expectPhone } from '../steps/phone.ts';
import { bakery, seatBelts } from '../steps/products.ts';
import {
  deleteProject,
  mailProject,
  readProject,
  redrawAndRestore,
  rename,
  tab,
  title,
} from '../steps/project-walk.ts';
import { openAt } from '../steps/seed.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';
import { expectToast } from '../steps/toast.ts';
import { answerMoney, button, heading, sendPackage } from '../steps/walk.ts';

const renamed = 'Bread before nine';

test('AUTH-02 AUTH-12 PROJ-02 PROJ-10 WIZ-22 a member’s life, from the first package to the deleted account', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const june = somebody();
  await test.step('signs up at step 9 and is back in the wizard', () => leaveAsGuest(page, june));
  await test.step('verifies the address', async () => {
    const projects = await verifyAddress(page, june.email);
    await projects.close();
  });
  await test.step('finishes the wizard', () => finishWizard(page));
  await test.step('finds the project, and all of it', () => readProject(page, bakery));
  await test.step('renames it', () => rename(page, renamed));
  await test.step('has it drawn anew, and takes that back', () => redrawAndRestore(page));
  await test.step('mails it home', () => mailProject(page, june.email, renamed));
  await test.step('signs out', () => signOut(page));
  await test.step('recovers the password', () => recover(page, june));
  const key = await test.step('turns the second factor on', () => addFactor(page, june.password));
  await test.step('signs in with it', () => signInWithCode(page, june, key));
  await test.step('deletes the project', () => deleteProject(page, renamed));
  await test.step('deletes the account', () => deleteAccount(page, june));
});

test('PROJ-14 AUTH-14 another member sees none of a project, by no way', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const headers = { origin: new URL(page.url()).origin };
  const { id, updated_at } = await seedProject(page, seatBelts);
  const path = `/api/projects/${id}`;
  const data = { updated_at, script: 'A quieter one.' };
  const project = await (await page.request.patch(path, { data, headers })).json();
  const { takes } = await (await page.request.get(`${path}/takes`)).json();
  const take = takes[0].id;

  const context = await browser.newContext({ baseURL: String(baseURL) });
  const stranger = await context.newPage();
  await signUpOn(stranger);
  await stranger.goto('/projects');
  await expect(stranger.getByText('No Projects Yet')).toBeVisible();
  for (const page of [`/projects/${id}`, `/projects/${id}/edit`]) {
    expect((await stranger.goto(page))?.status()).toBe(404);
    await expect(title(stranger)).toContainText('Oops! Page not found');
    await expect(stranger.getByText(project.project_name)).toHaveCount(0);
  }
  const theirs = await answersTo(stranger, project, take);
  expect(theirs).toEqual(await answersTo(stranger, { ...project, id: randomUUID() }, take));
  expect(theirs.map(({ status }) => status)).toEqual(theirs.map(() => 404));
  await context.close();

  const after = await page.request.get(path);
  expect(await after.json()).toEqual(project);
});

test('WIZ-13 AUTH-12 what a guest sent is in My Projects, once the address is proved', async ({
  page,
  browser,
  baseURL,
}) => {
  const june = somebody();
  await openAt(page, 8, seatBelts);
  await sendPackage(page, june.email);

  const context = await browser.newContext({ baseURL: String(baseURL) });
  const home = await pressInMail(await context.newPage(), {
    address: june.email,
    subject: 'Your creative package from AD BUILDER',
    label: 'Open in AD BUILDER',
  });
  await expect(home.getByText('appears in My Projects once you have an account')).toBeVisible();
  await signUp(home, june);
  await expect(home.getByText('No Projects Yet')).toBeVisible();
  await expect(home.getByText(`Verify ${june.email}, and packages`)).toBeVisible();
  const projects = await verifyAddress(home, june.email);
  await projects.getByRole('article').getByRole('link', { name: 'View' }).click();
  await expect(projects.getByRole('tabpanel')).toContainText(seatBelts.name);
  await tab(projects, 'Storyboard').click();
  await expect(projects.getByRole('tabpanel').getByRole('figure')).toHaveCount(4);
  await context.close();
});

const somebody = (): Person => ({
  name: 'June Park',
  email: `june-${randomUUID()}@nightjar.example`,
  password: 'three quiet lanterns',
});

const expectSaved = (page: Page) => expect(page.locator('.save-note')).toHaveText('Saved');

/** What the API says of a project, asked in every way there is. */
function answersTo(page: Page, { id, updated_at }: WholeProject, take: string) {
  const ways: [method: string, path: string, data?: object][] = [
    ['GET', ''],
    ['PATCH', '', { updated_at, project_name: 'Mine now' }],
    ['DELETE', ''],
    ['GET', '/takes'],
    ['POST', `/takes/${take}/restore`, { updated_at }],
    ['POST', '/email', {}],
  ];
  const headers = { origin: new URL(page.url()).origin };
  return Promise.all(
    ways.map(async ([method, path, data]) => {
      const address = `/api/projects/${id}${path}`;
      const answer = await page.request.fetch(address, { method, data, headers });
      return { method, path, status: answer.status(), body: await answer.text() };
    }),
  );
}

async function leaveAsGuest(page: Page, june: Person): Promise<void> {
  await openAt(page, 9, bakery);
  await button(page, 'Sign In for Full Access').click();
  await expect(page).toHaveURL(/\/auth/);
  await expectPhone(page);
  await signUp(page, june);
  await expect(heading(page, 'Send your package')).toBeVisible();
  await expectToast(page, 'Welcome back', 'Everything is where you left it.');
  await expectSaved(page);
}

async function finishWizard(page: Page): Promise<void> {
  await button(page, 'Send').click();
  await answerMoney(page, { amount: '1200' });
  await expect(heading(page, 'Start small. Start today.')).toBeVisible();
  await expectSaved(page);
  await button(page, 'Close & Return to Home').click();
}
