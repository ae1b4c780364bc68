// A visitor asks the assistant of the landing page.
import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolation, moving, test } from '../house/site.ts';
import { untilMade } from '../steps/walk.ts';

test.use(moving); // how the panel comes is part of it

const opener = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'AI Account Agent' });
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' });
const log = (page: Page) => panel(page).getByRole('region', { name: 'Conversation' });

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
  await expect(panel(page).getByText('Typing')).toBeHidden(untilMade);
}

test('CHAT-01 CHAT-02 CHAT-05 CHAT-06 a visitor asks by keyboard, and the conversation stays', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Hi, I’m your AI account agent. What are you making?');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('What is the starter package?');
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('$9.99 a month after 7 days free', untilMade);
  await ask(page, 'how much is that?');
  await expect(log(page)).toContainText('the usual price is $29.99');
  await ask(page, '<b>What is the weather in Paris</b><img src=x onerror=alert(1)>');
  await expect(log(page)).toContainText('<b>What is the weather in Paris</b>');
  await expect(log(page)).toContainText("I don't know that one.");
  await expect(log(page).locator('b, img')).toHaveCount(0);
  await expect(log(page).getByRole('link', { name: 'Call us' })).toHaveAttribute(
    'href',
    'tel:2135550142',
  );
  await expectNoAxeViolation(page);

  await field(page).fill('half a thought');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.reload();
  await opener(page).click();
  await expect(log(page)).toContainText('the usual price is $29.99');
  await expect(field(page)).toHaveValue('half a thought');
  await page.keyboard.type(', and on');
  await expect(field(page)).toHaveValue('half a thought, and on');
  await panel(page).getByRole('button', { name: 'Clear conversation' }).click();
  await expect(log(page)).not.toContainText('$29.99');
  await expect(field(page)).toBeFocused();
});

test('CHAT-04 CHAT-06 a failure keeps what was typed, and a reply opens the wizard', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).click();
  await page.route('**/api/functions/chat-agent', (route) => route.abort());
  await ask(page, 'I want to make an ad for my bakery');
  await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
  await expect(field(page)).toHaveValue('I want to make an ad for my bakery');
  await page.unroute('**/api/functions/chat-agent');
  await page.keyboard.press('Enter');
  await log(page).getByRole('button', { name: 'Get started' }).click(untilMade);
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('CHAT-04 what is typed before the code is there is in the field, and one types on', async ({
  page,
}) => {
  for (const [files, width, height] of [
    ['**/assets/*.js', 1440, 900], // of the application, and with it the panel's
    ['**/assets/chat*', 1440, 900],
    ['**/assets/chat*', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const arrival = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.evaluate(() => sessionStorage.clear());
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('How much is itt');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Space');
    await expect(panel(page)).toBeHidden();
    arrival.resolve();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.type('a month?');
    await expect(field(page)).toHaveValue('How much is it a month?');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('How much is it a month?');
    await page.unroute(files);
  }
});

test('CHAT-04 the wizard that is opened while the sheet is on its way is not covered by it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/chat*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto('/');
  const asked = page.waitForRequest(/assets\/chat[^/]*\.js/);
  await opener(page).click();
  await expect(opener(page)).toHaveAttribute('aria-busy', 'true');
  await asked;
  await page.getByRole('button', { name: 'Get started' }).click();
  const arrived = page.waitForResponse(/assets\/chat[^/]*\.js/);
  arrival.resolve();
  await arrived;
  await expect(page.getByRole('heading', { name: 'Who is this ad for?' })).toBeVisible();
  await page.getByRole('checkbox').or(page.getByRole('radio')).first().focus();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).not.toHaveAttribute('aria-busy');
});

test('LAND-07 the button and the panel leave the bar and the footer free, the sheet the page behind', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await covered(page, '.chat-button'), `button at ${width} px`).toEqual([]);
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    if (width === 1440) {
      expect(await covered(page, '.chat'), 'panel').not.toContain('.start-button');
      await page.getByRole('button', { name: /background video/ }).click();
      await page.getByRole('button', { name: 'Get started' }).click({ trial: true });
      continue;
    }
    // Over the page nothing behind it can be reached.
    expect(await panel(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await ask(page, 'Is it free?');
    await expect(log(page).getByText('nothing of them is held back').last()).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    if (width !== 390) continue;
    await expectNoAxeViolation(page);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test('CHAT-06 a page that the sheet leads to takes its place: one Back is enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await opener(page).click();
  await ask(page, 'how do I cancel my subscription');
  await log(page).getByRole('link', { name: 'Your account' }).click();
  await page.waitForURL(/auth/);
  await page.goBack();
  await expect(opener(page)).toBeVisible();
  expect(await page.evaluate(() => history.state.chatSheet)).toBeUndefined();
});

/** Which of the bar's button and the footer's links lie under an element. */
const covered = (page: Page, over: string) =>
  page.evaluate((selector) => {
    const one = document.querySelector(selector)?.getBoundingClientRect();
    if (!one) return ['nothing to look at'];
    return ['.start-button', '.site-footer a'].filter((under) =>
      [...document.querySelectorAll(under)].some((element) => {
        const two = element.getBoundingClientRect();
        return (
          one.left < two.right &&
          two.left < one.right &&
          one.top < two.bottom &&
          two.top < one.bottom
        );
      }),
    );
  }, over);
