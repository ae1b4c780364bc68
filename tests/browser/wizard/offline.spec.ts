// The line goes on a step: what is typed there stays, what needs the server says that it could not be
// reached, and the same press does it once the line is back. Steps that ask nothing are beside the wizard,
// in app/wizard/saving/without-a-line.test.tsx.
import type { Page } from '@playwright/test';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { expect, test } from '../house/site.ts';
import { bakery } from '../steps/products.ts';
import { openAt } from '../steps/seed.ts';
import { button, directors, heading } from '../steps/walk.ts';

type Step = {
  at: StepNumber;
  /** What a visitor enters without a line. */
  enter(page: Page): Promise<unknown>;
  /** Holds where it is still there. */
  kept(page: Page): Promise<unknown>;
  /** What is said of what needed the server. */
  said?: RegExp;
  /** What needs it, where that is pressed, and what the same press comes to with a line. */
  ask?(page: Page): Promise<unknown>;
  comes?(page: Page): Promise<unknown>;
};

const typed = (label: string, text: string): Pick<Step, 'enter' | 'kept'> => ({
  enter: (page) => page.getByLabel(label).fill(text),
  kept: (page) => expect(page.getByLabel(label)).toHaveValue(text),
});

const steps: Step[] = [
  { at: 3, ...typed('Target audience', 'Whoever was here when the line went') },
  {
    at: 3.5,
    // What was understood may not have come: the step is passed all the same, and it comes with a line.
    enter: (page) => button(page, 'Continue').click(),
    kept: async (page) => {
      await expect(heading(page, 'How should it come across?')).toBeVisible();
      await button(page, 'Back').click();
      await expect(page.getByLabel('Target audience')).toHaveValue(bakery.audience);
    },
    comes: async (page) => {
      await button(page, 'Sharpen my details').click();
      await expect(page.getByRole('region', { name: 'What we understood' })).toBeVisible();
    },
  },
  {
    // Without the server there are the house's own concepts, and that is said.
    at: 4,
    enter: (page) => page.getByRole('radio', { name: 'Story' }).click(),
    said: /Using Default Concepts/,
    kept: (page) => expect(heading(page, 'Three ways in. Pick one.')).toBeVisible(),
  },
  {
    at: 5,
    enter: (page) => page.getByRole('radio').nth(1).click(),
    said: /Creative Brief Created/,
    kept: (page) => expect(heading(page, 'Your creative brief')).toBeVisible(),
  },
  {
    at: 7,
    ...typed('Character name', 'Nora'),
    enter: async (page) => {
      await page.getByRole('radio', { name: 'Character in Narrative' }).check();
      await page.getByLabel('Character name').fill('Nora');
    },
    said: /Generation failed/,
    ask: (page) => button(page, 'Generate').click(),
    comes: (page) => expect(heading(page, 'Script and storyboard')).toBeVisible(),
  },
  {
    at: 8,
    enter: async (page) => {
      await page.getByRole('button', { name: 'AI Revise' }).click();
      await page.getByLabel('What should be different?').fill('Make it shorter');
    },
    kept: async (page) => {
      const notes = page.getByLabel('What should be different?');
      if (!(await notes.isVisible())) await page.getByRole('button', { name: 'AI Revise' }).click();
      await expect(notes).toHaveValue('Make it shorter');
    },
    said: /error generating your script/,
    ask: (page) => button(page, 'Revise Script').click(),
    comes: (page) => expect(page.getByText('Take 2 of 2')).toBeVisible(),
  },
  {
    at: 9,
    ...typed('Email', 'nora@example.com'),
    said: /issue sending your package/,
    ask: (page) => button(page, 'Continue with Email').click(),
    comes: (page) => expect(heading(page, 'Money and time')).toBeVisible(),
  },
  {
    at: 12,
    enter: (page) => directors(page).nth(1).click(),
    kept: (page) => expect(directors(page).nth(1)).toBeChecked(),
    said: /could not be reached just now/,
    ask: (page) => button(page, 'Continue').click(),
    comes: (page) => expect(page.getByRole('region', { name: 'Your director' })).toBeVisible(),
  },
];

for (const { at, enter, kept, said, ask, comes } of steps) {
  test(`PROOF-05 WIZ-22 step ${at} without a line loses nothing, and goes on with one`, async ({
    page,
    context,
  }) => {
    await openAt(page, at, bakery);
    await context.setOffline(true);
    await enter(page);
    await ask?.(page);
    if (said) await expect(page.getByText(said).first()).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await kept(page);
    await ask?.(page);
    await comes?.(page);
  });
}
