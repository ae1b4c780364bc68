// What happens in one tab shows in another by itself: over the socket, or by asking.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, test } from '../house/site.ts';
import { bakery, seatBelts } from '../steps/products.ts';
import { seedProject } from '../steps/seed-project.ts';
import { signUpOn } from '../steps/sign-up.ts';

const card = (page: Page, name: string) => page.getByRole('article', { name });

test('FN-02 a project saved in one tab appears in the other, with focus and place kept', async ({
  page,
  context,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const belts = await seedProject(page, seatBelts);
  const other = await context.newPage();
  const subscribed = other
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscribed')),
    );
  await other.goto('/projects');
  await subscribed;
  const view = card(other, belts.project_name).getByRole('link', { name: 'View' });
  await view.focus();
  const bread = await seedProject(page, bakery);
  await expect(card(other, bread.project_name)).toBeVisible();
  await expect(view).toBeFocused();
  await page.request.delete(`/api/projects/${bread.id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  await expect(card(other, bread.project_name)).toBeHidden();
});

test('FN-02 what happened between the page and its socket shows once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const other = await context.newPage();
  const held = Promise.withResolvers<void>();
  await other.routeWebSocket('**/api/realtime', async (socket) => {
    await held.promise;
    socket.connectToServer();
  });
  await other.goto('/projects');
  await expect(other.getByText('No Projects Yet')).toBeVisible();
  const { project_name } = await seedProject(page, bakery);
  await expect(card(other, project_name)).toBeHidden();
  held.resolve();
  await expect(card(other, project_name)).toBeVisible();
});

test('FN-02 where no socket can be had, the list is asked for every 15 s', async ({
  page,
  context,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const other = await context.newPage();
  await other.clock.install();
  let tries = 0;
  await other.routeWebSocket('**/api/realtime', (socket) => {
    tries += 1;
    return socket.close({ code: 1011 });
  });
  await other.goto('/projects');
  await expect(other.getByText('No Projects Yet')).toBeVisible();
  await expect(async () => {
    await other.clock.runFor(5_000);
    expect(tries).toBeGreaterThanOrEqual(3);
  }).toPass();
  const { project_name } = await seedProject(page, bakery);
  await other.clock.runFor(15_000);
  await expect(card(other, project_name)).toBeVisible();
});

test('LIVE-01 LIVE-03 HOUSE-07 a page follows what another tab does to its project, and nothing is lost', async ({
  page,
  context,
}) => {
  await page.goto('/healthz');
  await signUpOn(page);
  const { id } = await seedProject(page, bakery);
  const other = await context.newPage();
  await other.goto(`/projects/${id}`);
  await page.goto(`/projects/${id}/edit`);
  await page.getByLabel('Project Name').fill('The light at six');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The light at six');

  const note = other.getByText('This project was changed in another tab or on another device.');
  await expect(note).toBeVisible();
  await expectNoAxeViolation(other);
  await other.getByRole('button', { name: 'Show' }).click();
  const title = other.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('The light at six');
  await expect(title).toBeFocused();
  await expect(note).toBeHidden();

  await page.getByRole('button', { name: 'Delete The light at six' }).click();
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeVisible();
  await expect(other.getByText('This project was deleted elsewhere.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore The light at six' }).click();
  await expect(card(page, 'The light at six')).toBeVisible();
  await other.reload();
  await expect(title).toHaveText('The light at six');
});
