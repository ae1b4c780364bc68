// A wizard opened at a late step, with what the server itself wrote for the steps before it.
import type { Page } from '@playwright/test';
import { type Answers, emptyAnswers } from '#domain/wizard/answers.ts';
import { type Draft, emptyDraft } from '#domain/wizard/draft/draft.ts';
import { saveDraft } from '#domain/wizard/draft/saved-state.ts';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { isBefore, stepOf } from '#domain/wizard/draft/steps.ts';
import type { Writing } from '#domain/wizard/kept-in-step/writings.ts';
import { basisNow } from '#domain/wizard/kept-in-step/written.ts';
import type { CreativeApproach, Platform, UserType } from '#domain/wizard/options.ts';
import {
  briefRequest,
  conceptsRequest,
  scriptRequest,
  storyboardRequest,
} from '#domain/wizard/requests.ts';
import { expect } from '../house/site.ts';
import { askFunction } from './ask-function.ts';
import type { Product } from './products.ts';
import { moneyFor, recorded, sent } from './seed-production.ts';

const made = new Map<string, Promise<Draft>>();

type Change = Partial<Omit<Draft, 'answers'>> & { answers?: Partial<Answers> };

/**
 * Opens the wizard at a step as if the visitor had come there in this tab. Steps up to 4 need no
 * server; from 5 on the concepts, brief, script and frames are asked for once per product, from 10
 * on each page sends its package. The analysis of 12 is skipped, and 11 tells the house.
 */
export async function openAt(
  page: Page,
  step: StepNumber,
  product: Product,
  change: Change = {},
): Promise<void> {
  await page.goto('/healthz'); // same origin, and no open wizard that would keep its own state on leaving
  const whole = await wholeDraft(page, step, product);
  const answers = { ...whole.answers, ...moneyFor(step), ...change.answers };
  const asked = withBases(upTo(step, { ...whole, ...change, answers }));
  const state = saveDraft(step === 11 ? await recorded(page, asked) : asked, {
    open: true,
    returnToWizard: false,
  });
  await page.evaluate((text) => sessionStorage.setItem('wizardState', text), JSON.stringify(state));
  await page.goto('/');
  if (step === 12) await page.getByRole('button', { name: 'Skip', exact: true }).click();
  const { heading } = stepOf(step);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
}

/** What the visitor has at step 8, drawn. The page shows something of the same origin. */
export const writtenDraft = async (page: Page, product: Product): Promise<Draft> => ({
  ...(await wholeDraft(page, 8, product)),
  step: 8,
});

function wholeDraft(page: Page, step: StepNumber, product: Product): Promise<Draft> | Draft {
  const start = answered(product);
  if (isBefore(step, 5)) return start;
  const key = `${new URL(page.url()).origin} ${JSON.stringify(product)}`;
  const written = once(`written ${key}`, () => write(page, start));
  if (isBefore(step, 10)) return written;
  // Each browser sends its own: what it asks for afterwards is taken from the one that sent it.
  return written.then((draft) => sent(page, draft));
}

function once(key: string, make: () => Promise<Draft>): Promise<Draft> {
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

// What later steps add is not there yet.
function upTo(step: StepNumber, draft: Draft): Draft {
  const { answers } = draft;
  const before6 = step < 6 ? { creativeBrief: '', chosenSet: 0 } : {};
  const before8 = step < 8 ? { takes: [] } : {};
  return {
    ...draft,
    step,
    ...before6,
    ...before8,
    answers: {
      ...answers,
      ...(step < 6 ? { selectedConcept: '' } : {}),
      ...(step < 8 ? { videoStyle: '' as const, characterName: '' } : {}),
    },
  };
}

function answered(product: Product): Draft {
  return {
    ...emptyDraft,
    typedOut: true,
    answers: {
      ...emptyAnswers,
      userType: product.userType.toLowerCase() as UserType,
      platform: [product.platform.toLowerCase() as Platform],
      productName: product.name,
      description: product.description,
      targetAudience: product.audience,
      behavior: product.behavior,
      creativeApproach: product.approach.toLowerCase() as CreativeApproach,
      videoStyle: 'narrative',
      characterName: product.character,
    },
  };
}

async function write(page: Page, start: Draft): Promise<Draft> {
  const ask = (name: string, data: object) => askFunction(page, name, data);
  const { concepts } = await ask('generate-concepts', conceptsRequest(start));
  const set = { approach: start.answers.creativeApproach || ('bold' as const), concepts };
  const { creativeBrief } = await ask('generate-creative-brief', briefRequest(start, set, 0));
  const briefed: Draft = {
    ...start,
    conceptSets: [set],
    answers: { ...start.answers, selectedConcept: '0' },
    creativeBrief,
  };
  const { script } = await ask('generate-script', scriptRequest(briefed));
  const scripted: Draft = { ...briefed, takes: [{ script, frames: [] }] };
  const { storyboardFrames } = await ask('generate-storyboard', storyboardRequest(scripted));
  const drawn: Draft = { ...scripted, takes: [{ script, frames: storyboardFrames }] };
  return withBases(drawn);
}

/** As the wizard takes it down: everything was written from the answers of now. */
function withBases(draft: Draft): Draft {
  const from = (of: Writing) => basisNow(draft, of);
  return {
    ...draft,
    briefFrom: from('brief'),
    conceptSets: draft.conceptSets.map((set) => ({ ...set, from: from('concepts') })),
    takes: draft.takes.map((take) => ({ ...take, from: from('script'), drawnFrom: from('board') })),
  };
}
