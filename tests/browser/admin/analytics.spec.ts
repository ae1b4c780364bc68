// Visits as they are counted, and as an admin sees them.
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../house/admin-site.ts';
import { expectNoAxeViolation } from '../house/site.ts';

// Browsers without a window are taken for robots.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

const isReport = (request: { url(): string }) => request.url().endsWith('/api/page-views');

// A page that is left reports what it has not reported yet.
async function visit(page: Page): Promise<void> {
  await page.goto('/terms?utm_source=newsletter&email=june@nightjar.example');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'waiting');
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'hydrated');
  await page.getByRole('link', { name: 'Directors', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Creative Directors', level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 })));
  await page.goto('/?begin');
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeVisible();
}

/** Somebody who does not want to be followed. */
async function visitUnseen(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
  });
  const reports: string[] = [];
  page.on('request', (request) => isReport(request) && reports.push(request.url()));
  await page.goto('/privacy');
  await page.goto('/cookies');
  expect(reports).toEqual([]);
  await page.close();
}

test('NAV-02 ADM-06 views are counted with and without the application, and an admin sees them', async ({
  page,
  visitor,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await visitUnseen(visitor.context());
  await visit(visitor);

  // What is counted is written a second later.
  await expect(async () => {
    await page.goto('/admin?tab=analytics');
    await expect(page.getByText('1 visitor, all on', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show as table.*The wizard/ })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await expect(page.locator('.day-plot canvas').first()).toBeVisible();
  const day = page.getByRole('slider', { name: 'Day' }).first();
  await expect(day).toHaveAttribute('aria-valuetext', /: Visitors 1, Page views \d/);
  await day.press('ArrowLeft');
  await expect(day).toHaveAttribute('aria-valuetext', /: Visitors N\/A, Page views N\/A$/);
  await expectNoAxeViolation(page);

  await page.getByRole('button', { name: /^Show as table.*Pages/ }).click();
  const pages = page.getByRole('region', { name: 'Pages, as a table' });
  for (const path of ['/terms', '/creative-directors', 'Landing page']) {
    await expect(pages.getByRole('row', { name: new RegExp(`^${path} 1 `) })).toBeVisible();
  }
  await expect(pages).not.toContainText(/\/privacy|\/admin/);
  await page.getByRole('button', { name: /^Show as table.*The wizard/ }).click();
  const funnel = page.getByRole('region', { name: 'The wizard, step by step, as a table' });
  await expect(funnel.getByRole('row', { name: /^Who is this ad for\? 1 100 %/ })).toBeVisible();
  await expectNoAxeViolation(page);
  expect(complaints).toEqual([]);
});
