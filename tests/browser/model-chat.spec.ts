// A model's reply in the chat: shown as it is written, stopped, replaced, harmless.
import type { AskedText } from '../peers/models/asked.ts';
import type { TextBehaviour } from '../peers/models/behaviour.ts';
import { writeSensibly } from '../peers/models/sensible-writer.ts';
import { hostile } from '../peers/models/writers.ts';
import { expectGoodLook } from './good-look.ts';
import {
  expect,
  expectHarmless,
  expectHungUp,
  keepTroubles,
  nextText,
  test,
} from './model-site.ts';

test('CHAT-03 a model’s reply is shown as it is written, stopped, replaced and harmless', async ({
  page,
  house,
}) => {
  const troubles = keepTroubles(page);
  const panel = page.getByRole('dialog', { name: 'AI Account Agent' });
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

  const failed = 'The model could not answer just now, so our built-in assistant did.';
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
