// Models write and draw: what is shown is what they sent, as it comes.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { TextBehaviour } from '../../peers/models/behaviour.ts';
import { writeSensibly } from '../../peers/models/sensible-writer.ts';
import {
  expect,
  expectHungUp,
  keepAnswers,
  keepTroubles,
  type ModelHouse,
  type Models,
  nextText,
  onceShown,
  test,
  textCalls,
  watchArrivals,
  writtenFor,
} from '../house/model-site.ts';
import { expectGoodLook } from '../steps/good-look.ts';
import { bakery, type Product, seatBelts } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import {
  chooseConcept,
  generateConcepts,
  generateScript,
  press,
  untilMade,
} from '../steps/walk.ts';

type Visit = (page: Page, house: ModelHouse) => Promise<void>;
type Walk = {
  models: Models;
  product: Product;
  /** More that a visitor does at these steps; each asks for one text more. */
  atDetails?: Visit;
  atConcepts?: Visit;
  atScript?: Visit;
  /** Once all of it was the model's. */
  afterwards?: Visit;
};

const square: Product = { ...bakery, platform: 'Instagram', aspect: 1 };
const colours = [
  [205, 70, 60],
  [70, 165, 75],
  [70, 80, 205],
  [225, 195, 70],
] as const;

// Each provider's way of sending stands in server/gateways/models/providers.test.ts.
const walks: Walk[] = [
  {
    models: { provider: 'anthropic', drawer: 'openai' },
    product: seatBelts,
    async atDetails(page, house) {
      await press(page, 'Sharpen my details');
      const card = page.getByRole('article').filter({ hasText: '[how many] people did what' });
      await expect(card).toContainText('A day says when the film has done its work.');
      expect(textCalls(house)).toHaveLength(1);
      await card.getByRole('button', { name: /^Accept/ }).click();
      await page.getByLabel('How will you judge success?').fill('90 in 100 belted, by 1 May');
    },
    async atConcepts(page, house) {
      const first = await page.locator('.concept-title').allInnerTexts();
      await press(page, 'Three more');
      await expect(page.getByText('Set 2 of 2')).toBeVisible();
      await expectConcepts(page, house);
      const second = await page.locator('.concept-title').allInnerTexts();
      expect(new Set([...first, ...second]).size).toBe(6);
      await press(page, 'Earlier set');
      await expect(page.getByText('Set 1 of 2')).toBeVisible();
      await expect(page.locator('.concept-title')).toHaveText(first, { useInnerText: true });
      await press(page, 'Later set');
    },
    async atScript(page) {
      await revise(page, 'Begin with “You can hear this click.”');
      await expect(page.locator('.revision-panel')).toHaveCount(0);
      const place = await placeOfScript(page);
      await expect(page.getByText('Take 2 of 2')).toBeVisible();
      await expect(page.locator('.script-typed')).toContainText('You can hear this click.');
      expect(await placeOfScript(page)).toBe(place);
    },
    async afterwards(page, house) {
      const before = await sheets(page);
      const half: TextBehaviour = { write: writeSensibly, half: 'silence', pieceLength: 100 };
      const asked = nextText(house, half, half);
      await revise(page, 'Begin with “Listen.”');
      const rows = page.locator('.av-script tbody tr');
      await expect(rows.first()).toContainText('Listen.');
      await expect(rows.last()).toHaveClass('script-earlier');
      await expectGoodLook(page);
      await press(page, 'Cancel');
      await expectHungUp(await asked);
      await expect(page.getByRole('form').getByRole('textbox')).toHaveValue('Begin with “Listen.”');
      expect(await sheets(page)).toBe(before);
      await press(page, 'Revise Script');
      await expect(rows.first()).toContainText('Listen.');
      await page.reload();
      await expect(rows.first()).toContainText('You can hear this click.');
      expect(await sheets(page)).toBe(before);
    },
  },
  {
    // Of five pictures that the day has money for, the server drew one to see whether it works.
    models: {
      provider: 'openai-compatible',
      settings: { AI_PRICE_IMAGE: '1', AI_DAILY_BUDGET: '5' },
    },
    product: square,
    async afterwards(page, house) {
      const place = await placeOfScript(page);
      await press(page, 'Generate Storyboard');
      await expect(page.locator('.wizard-remark')).toHaveText(
        'Today’s budget for the model is used up, so AD BUILDER’s own illustrator drew these frames.',
        untilMade,
      );
      await expect(page.getByRole('figure').getByRole('img')).toHaveCount(4);
      expect(house.painter.calls.filter(({ asked }) => asked?.kind === 'picture')).toHaveLength(4);
      expect(await placeOfScript(page)).toBe(place);
    },
  },
];

for (const { models, product, atDetails, atConcepts, atScript, afterwards } of walks) {
  const { provider, drawer } = models;
  test.describe(provider, () => {
    test.use({ models });

    test(`GEN-08 GEN-09 WIZ-05 WIZ-07 WIZ-12 ${drawer ? `${provider} writes and ${drawer}` : `${provider} writes and`} draws a package, shown as it comes`, async ({
      page,
      house,
    }) => {
      const arrivals = await watchArrivals(page);
      const answers = await keepAnswers(page);
      const troubles = keepTroubles(page);
      const shownAsItComes = (name: 'concepts' | 'sections' | 'rows') =>
        house.writer.answerWith({
          write: writeSensibly,
          pieceLength: 200,
          hold: onceShown(page, name),
        });
      await openAt(page, 3, product);
      await atDetails?.(page, house);
      shownAsItComes('concepts');
      await generateConcepts(page, product);
      await expectConcepts(page, house);
      expect((await arrivals('concepts'))[0]).toBeLessThan(3);
      await atConcepts?.(page, house);
      shownAsItComes('sections');
      const title = await chooseConcept(page, 1);
      await expectBrief(page, house, title);
      for (const [at, colour] of colours.entries()) {
        const hold = at === 3 ? { hold: onceShown(page, 'frames') } : {};
        house.painter.drawWith({ draw: await sheetOf(colour), ...hold });
      }
      shownAsItComes('rows');
      await generateScript(page, product);
      await expectScript(page, house);
      await expectFrames(page, product);
      await atScript?.(page, house);

      // How many more are seen of it depends on how busy the machine is.
      expect(new Set(await arrivals('sections')).size).toBeGreaterThan(1);
      expect(new Set(await arrivals('rows')).size).toBeGreaterThan(1);
      expect((await arrivals('frames')).filter((count) => count < 4)).not.toEqual([]);
      expect((await answers()).filter(({ source }) => source !== 'provider')).toEqual([]);
      await expect(page.locator('.wizard-remark')).toHaveCount(0);
      const more = [atDetails, atConcepts, atScript].filter(Boolean).length;
      expect(textCalls(house)).toHaveLength(3 + more);
      expect(await answers()).toHaveLength(4 + more);
      await afterwards?.(page, house);
      expect(troubles).toEqual([]);
      await expectGoodLook(page);
    });
  });
}

// The film beside them moves by itself.
const sheets = (page: Page) =>
  page
    .locator('.wizard-split > :not(.film-panel)')
    .evaluateAll((all) => all.map(({ innerHTML }) => innerHTML).join());

async function revise(page: Page, notes: string) {
  await press(page, 'AI Revise');
  const panel = page.getByRole('form', { name: 'AI Revise' });
  await panel.getByRole('textbox').fill(notes);
  await press(page, 'Revise Script');
}

/** How far below its heading the script begins. */
const placeOfScript = (page: Page) =>
  page.evaluate(() => {
    const [heading, sheet] = ['h1', '.wizard-split'].map((one) =>
      document.querySelector(`dialog.wizard ${one}`)?.getBoundingClientRect(),
    );
    return (sheet?.top ?? 0) - (heading?.top ?? 0);
  });

const sheetOf = ([r, g, b]: (typeof colours)[number]) =>
  sharp({ create: { width: 320, height: 320, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();

type Concepts = { concepts: { title: string; subtitle: string; features: string[] }[] };
async function expectConcepts(page: Page, house: ModelHouse) {
  const { concepts } = writtenFor<Concepts>(textCalls(house).at(-1));
  for (const [at, { title, subtitle, features }] of concepts.entries()) {
    const sheet = page.locator('.concept-sheet').nth(at);
    for (const text of [title, subtitle, ...features]) await expect(sheet).toContainText(text);
  }
}

async function expectBrief(page: Page, house: ModelHouse, title: string) {
  const {
    headings: _,
    production: __,
    ...parts
  } = writtenFor<Record<string, string | string[]>>(textCalls(house).at(-1));
  const brief = page.getByRole('article', { name: 'Creative brief' });
  await expect(brief).toContainText(title, { ignoreCase: true });
  for (const text of Object.values(parts).flat()) await expect(brief).toContainText(text);
}

type Film = { rows: { video: string; cues: { text: string }[] }[] };
async function expectScript(page: Page, house: ModelHouse) {
  const { rows } = writtenFor<Film>(textCalls(house).at(-1));
  const shown = page.locator('.av-script tbody tr');
  await expect(shown).toHaveCount(rows.length);
  for (const [at, { video, cues }] of rows.entries()) {
    for (const text of [video, ...cues.map((cue) => cue.text)]) {
      await expect(shown.nth(at)).toContainText(text, { ignoreCase: true });
    }
  }
}

/** Each of the four pictures that were sent, as ours and in the platform's ratio. */
async function expectFrames(page: Page, { aspect }: Product) {
  const images = page.getByRole('figure').getByRole('img');
  await expect(images).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Stop drawing' })).toHaveCount(0);
  const shown = await Promise.all((await images.all()).map((image) => image.evaluate(look)));
  for (const { address, ratio } of shown) {
    expect(address).toMatch(/^\/api\/storage\//);
    expect(ratio).toBeCloseTo(aspect, 1);
  }
  const seen = shown.map(({ colour }) => colours.findIndex((one) => isLike(one, colour)));
  expect(seen.toSorted()).toEqual([0, 1, 2, 3]);
}

// In the page: a picture's colour is that of the most of it.
async function look(image: Element) {
  const picture = image as HTMLImageElement;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const brush = canvas.getContext('2d');
  brush?.drawImage(picture, 0, 0, 1, 1);
  return {
    address: picture.getAttribute('src'),
    ratio: picture.naturalWidth / picture.naturalHeight,
    colour: [...(brush?.getImageData(0, 0, 1, 1).data ?? [])],
  };
}

const isLike = (one: readonly number[], other: readonly number[]) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 0)) < 45);
