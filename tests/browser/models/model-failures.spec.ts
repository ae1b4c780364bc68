// Models fail in every way: something of ours is there at once, the page says why, nothing is lost.
import type { Page } from '@playwright/test';
import type { TextBehaviour } from '../../peers/models/behaviour.ts';
import { writeSensibly } from '../../peers/models/sensible-writer.ts';
import { fenced, hostile, leaking, misshapen, truncated } from '../../peers/models/writers.ts';
import {
  expect,
  expectHarmless,
  expectHungUp,
  keepTroubles,
  nextText,
  test,
  textCalls,
} from '../house/model-site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { chooseConcept, heading, press, untilMade } from '../steps/walk.ts';

const unavailable = 'The model did not answer';
const late = 'The model did not answer in time';
const busy = 'The model is busy just now';
const unusable = 'The model sent something that could not be used';
const oursRefused = `${unusable}, so AD BUILDER’s own illustrator drew these frames.`;

type Row = [name: string, why: string | null, calls: number, ...behaviours: TextBehaviour[]];
const again = (behaviour: TextBehaviour) => [behaviour, behaviour, behaviour];
const well = { write: writeSensibly };
// What works in between keeps the circuit closed: five failures in a row would open it.
const table: Row[] = [
  ['asked to wait for long', busy, 1, { status: 429, retryAfter: 60 }],
  ['asked to wait for a second', null, 2, { status: 429, retryAfter: 1 }, well],
  ['errors of the server', unavailable, 3, ...again({ status: 500 })],
  ['hung up on', unavailable, 3, ...again('cut')],
  ['slow to begin', late, 1, { ...well, firstMs: 20_000 }],
  ['half of it, then hung up on', unavailable, 1, { ...well, half: 'cut', gapMs: 5 }],
  ['prose and a fence around it', null, 1, { write: fenced() }],
  ['half of it, then silence', late, 1, { ...well, half: 'silence', gapMs: 5 }],
  ['another shape', unusable, 2, ...again({ write: misshapen }).slice(1)],
  ['the beginning alone', unusable, 2, ...again({ write: truncated() }).slice(1)],
  ['no words', unusable, 1, { write: '' }],
  ['refused', unusable, 1, { write: 'I cannot help with that.', isRefusal: true }],
  ['its instructions', unusable, 1, { write: leaking }],
  ['markup and links', null, 1, { write: hostile }],
  ['a key that is refused', unavailable, 1, { status: 401 }],
  ['left alone from then on', unavailable, 0],
];

test.use({ models: { provider: 'openai-compatible', settings: { AI_TIMEOUT: '8' } } });

test('GEN-08 WIZ-05 WIZ-07 each failure of a model is told, and three concepts are there', async ({
  page,
  house,
}) => {
  const troubles = keepTroubles(page);
  await openAt(page, 4, bakery);
  const sets: string[][] = [];
  for (const [name, why, calls, ...behaviours] of table) {
    await test.step(name, async () => {
      const before = textCalls(house).length;
      house.writer.answerWith(...behaviours);
      if (sets.length === 0) await page.getByRole('radio', { name: bakery.approach }).click();
      else await press(page, 'Three more');
      sets.push(await expectSet(page, sets.length + 1));
      const words = why ? [`${why}, so AD BUILDER’s own writer wrote these.`] : [];
      await expect(page.locator('.wizard-remark')).toHaveText(words);
      expect(textCalls(house).length - before).toBe(calls);
      await expectHarmless(page);
    });
  }
  await test.step('every earlier set is still there', async () => {
    for (const titles of sets.toReversed().slice(1)) {
      await press(page, 'Earlier set');
      await expect(page.locator('.concept-title')).toHaveText(titles);
    }
  });
  await expectGoodLook(page);
  await test.step('the brief and the suggestions are ours at once', async () => {
    const before = textCalls(house).length;
    await chooseConcept(page);
    await expect(page.locator('.wizard-remark')).toHaveText(
      `${unavailable}, so AD BUILDER’s own writer wrote this brief.`,
    );
    for (const _ of ['to 5', 'to 4', 'to 3']) await press(page, 'Back');
    await expect(page.getByLabel('Description')).toHaveValue(bakery.description);
    await press(page, 'Sharpen my details');
    await expect(page.locator('.wizard-remark')).toHaveText(
      `${unavailable}, so these are AD BUILDER’s own suggestions.`,
    );
    expect(textCalls(house)).toHaveLength(before);
  });
  expect(troubles).toEqual([]);
});

test.describe('with all the time a model may take', () => {
  test.use({ models: { provider: 'openai-compatible' } });

  test('GEN-05 GEN-09 WIZ-10 what is stopped ends at the model, what fails is done by us', async ({
    page,
    house,
  }) => {
    const troubles = keepTroubles(page);
    const { writer, painter } = house;
    const unfinished = { ...well, half: 'silence', gapMs: 5 } as const;
    await openAt(page, 5, bakery);

    await test.step('a brief is cancelled while it is written', async () => {
      const asked = nextText(house, unfinished);
      await page.getByRole('radio').first().click();
      await expect(page.locator('[aria-busy] .brief-sections section').first()).toBeVisible();
      await press(page, 'Cancel');
      await expect(heading(page, 'Three ways in. Pick one.')).toBeVisible();
      await expectHungUp(await asked);
    });
    await test.step('a script is cancelled while it is written', async () => {
      await chooseConcept(page);
      await press(page, 'Continue');
      await nameCharacter(page);
      const asked = nextText(house, unfinished);
      await press(page, 'Generate');
      await expect(page.locator('[aria-busy] .av-script tbody tr').first()).toBeVisible();
      await press(page, 'Cancel');
      await expect(page.getByLabel('Character name')).toHaveValue('Rosa');
      await expectHungUp(await asked);
    });
    await test.step('a reload while the model hangs loses nothing', async () => {
      const asked = nextText(house, 'hang');
      await press(page, 'Generate');
      await asked;
      await page.reload();
      await expectHungUp(await asked);
      await expect(page.getByLabel('Character name')).toHaveValue('Rosa');
    });
    await test.step('a picture that is none is drawn by us', async () => {
      painter.drawWith({ draw: 'html' });
      await press(page, 'Generate');
      await expect(heading(page, 'Script and storyboard')).toBeVisible();
      await expect(frames(page)).toHaveCount(4, untilMade);
      await expect(page.locator('.wizard-remark')).toHaveText([
        '1 of the 4 frames was drawn by our own illustrator, where no picture came from the model.',
      ]);
      await expectGoodLook(page);
    });
    await test.step('a drawing is stopped', async () => {
      const before = painter.calls.length;
      painter.drawWith('hang', 'hang', 'hang', 'hang');
      await press(page, 'Generate Storyboard');
      await painter.called(before + 4);
      await press(page, 'Stop drawing');
      for (const call of painter.calls.slice(before)) await expectHungUp(call);
    });
    await test.step('when no picture comes, all are ours', async () => {
      painter.drawWith('refuse', 'refuse', 'refuse', 'refuse');
      await press(page, 'Generate Storyboard');
      await expect(page.locator('.wizard-remark').last()).toHaveText(oursRefused, untilMade);
      await expect(frames(page)).toHaveCount(4);
    });
    await test.step('a revision that fails is ours, its notes are kept till then', async () => {
      writer.answerWith(...again({ status: 503 }));
      await press(page, 'AI Revise');
      await page
        .getByRole('form', { name: 'AI Revise' })
        .getByRole('textbox')
        .fill('Make it shorter');
      await press(page, 'Revise Script');
      await expect(page.getByText('Take 2 of 2')).toBeVisible();
      await expect(page.locator('.wizard-remark').first()).toHaveText(
        `${unavailable}, so AD BUILDER’s own writer wrote this script. Done: “Make it shorter”.`,
      );
    });
    expect(troubles).toEqual([]);
  });
});

test('GEN-05 WIZ-10 a script that hangs is written by us, and the board drawn', async ({
  page,
  house: { writer, painter },
}) => {
  const troubles = keepTroubles(page);
  await openAt(page, 7, bakery);
  await nameCharacter(page);
  writer.answerWith('hang');
  painter.drawWith('refuse', 'refuse', 'refuse', 'refuse');
  await press(page, 'Generate');
  await expect(heading(page, 'Script and storyboard')).toBeVisible(untilMade);
  await expect(frames(page)).toHaveCount(4, untilMade);
  await expect(page.locator('.wizard-remark')).toHaveText([
    `${late}, so AD BUILDER’s own writer wrote this script.`,
    oursRefused,
  ]);
  await expectGoodLook(page);
  expect(troubles).toEqual([]);
});

async function nameCharacter(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Character in Narrative' }).check();
  await page.getByLabel('Character name').fill('Rosa');
}

const frames = (page: Page) => page.getByRole('figure').getByRole('img');

/** Three concepts of this set, by their titles. */
async function expectSet(page: Page, number: number): Promise<string[]> {
  if (number > 1) await expect(page.getByText(`Set ${number} of ${number}`)).toBeVisible(untilMade);
  await expect(page.getByRole('radiogroup', { name: 'Concepts' })).toBeVisible(untilMade);
  const titles = await page.locator('.concept-title').allTextContents();
  expect(new Set(titles).size).toBe(3);
  return titles;
}
