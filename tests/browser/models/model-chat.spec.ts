// A model's reply in the chat: shown as it is written, stopped, replaced, harmless.
import type { Page } from '@playwright/test';
import type { AskedText } from '../../peers/models/asked.ts';
import type { TextBehaviour } from '../../peers/models/behaviour.ts';
import { writeSensibly } from '../../peers/models/sensible-writer.ts';
import { hostile } from '../../peers/models/writers.ts';
import {
  expect,
  expectHarmless,
  expectHungUp,
  keepTroubles,
  nextText,
  test,
} from '../house/model-site.ts';
import { expectGoodLook } from '../steps/good-look.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'AI Account Agent' });

test('CHAT-03 Stop is the send button’s place and stays there, and the focus with it', async ({
  page,
  house,
}) => {
  const panel = panelOf(page);
  const field = panel.getByRole('textbox', { name: 'Message' });
  const [send, stop] = ['Send', 'Stop'].map((name) => panel.getByRole('button', { name }));
  if (!send || !stop) throw new Error('There are two.');
  const sentence = 'For one location you need a director, a camera operator and a location fee. ';
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' }); // the panel comes to its place at once
    await page.goto('/');
    await page.getByRole('button', { name: 'Open chat' }).click();
    const place = await send.boundingBox();
    await field.fill('What does a shoot need?');
    // The first half of it, then nothing more until it is stopped.
    const call = nextText(house, { write: sentence.repeat(24), gapMs: 40, half: 'silence' });
    await field.press('Enter');
    await expect(stop).toBeVisible();
    expect(await stop.boundingBox()).toEqual(place);
    await expect(panel.locator('.chat-writing')).toContainText(sentence.repeat(5).trim());
    expect(await stop.boundingBox()).toEqual(place);
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Stopped.')).toBeVisible();
    await expect(field).toBeFocused();
    await expectHungUp(await call);

    const ending = nextText(house, { write: sentence.repeat(2), firstMs: 1_500 });
    await field.fill('And what else?');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await (await ending).over;
    await expect(send).toBeFocused();
    expect(await send.boundingBox()).toEqual(place);
    await panel.getByRole('button', { name: 'Clear conversation' }).click();
  }
});

test('CHAT-03 a model’s reply is shown as it is written, stopped, replaced and harmless', async ({
  page,
  house,
}) => {
  const troubles = keepTroubles(page);
  const panel = panelOf(page);
  const log = panel.getByRole('log');
  const field = panel.getByRole('textbox', { name: 'Message' });
  const ask = async (question: string, ...behaviours: TextBehaviour[]) => {
    const asked = nextText(house, ...behaviours);
    await field.fill(question);
    await field.press('Enter');
    return asked;
  };
  const slowly = { write: writeSensibly, pieceLength: 12, gapMs: 90 }; // it is shown sentence by sentence
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();

  const call = await ask('What is the starter package?', slowly);
  await expect(panel.locator('.chat-writing')).toHaveText(/\w{3,}/);
  if (call.asked?.kind !== 'text') throw new Error('It was asked for no text.');
  await expect(log).toContainText(writeSensibly(call.asked));
  await expect(panel.getByText('could not answer')).toHaveCount(0);

  const twice = { write: (asked: AskedText) => `${writeSensibly(asked)} `.repeat(2) };
  const stopped = await ask('How is a director chosen?', { ...twice, half: 'silence' });
  await expect(panel.locator('.chat-writing')).toHaveText(/\w{3,}/);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(log).toContainText('Stopped.');
  await expectHungUp(stopped);

  const failed = 'The language model did not answer just now, so our own assistant did.';
  await ask('Is it free?', { status: 500 }, { status: 500 }, { status: 500 });
  await expect(log.getByText(failed)).toHaveCount(1);
  await ask('What does the starter package cost?', { write: hostile });
  await expect(panel.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(log.getByText(failed)).toHaveCount(2);
  await expect(log).not.toContainText(/alert|javascript|evil/);
  await expectHarmless(page);
  await expectGoodLook(page);
  expect(troubles).toEqual([]);
});
