// A wizard opened at a late step, with what the server itself wrote for the steps before it.
import type { Page } from '@playwright/test';
import { emptyAnswers } from '#domain/wizard/answers.ts';
import { type Draft, emptyDraft } from '#domain/wizard/draft.ts';
import type { CreativeApproach, Platform, UserType } from '#domain/wizard/options.ts';
import {
  briefRequest,
  conceptsRequest,
  scriptRequest,
  storyboardRequest,
} from '#domain/wizard/requests.ts';
import { saveDraft } from '#domain/wizard/saved-state.ts';
import { type StepNumber, stepOf } from '#domain/wizard/steps.ts';
import type { Product } from './products.ts';
import { expect } from './site.ts';

const written = new Map<string, Promise<Draft>>();

/**
 * Opens the wizard at a step as if the visitor had come there in this tab. Steps up to 4 need no
 * server; from 5 on the concepts, brief, script and frames are asked for once per product.
 */
export async function openAt(
  page: Page,
  step: StepNumber,
  product: Product,
  change: Partial<Draft> = {},
): Promise<void> {
  await page.goto('/healthz'); // same origin, and no open wizard that would keep its own state on leaving
  const whole = step < 5 ? answered(product) : await writtenFor(page, product);
  const state = saveDraft(upTo(step, { ...whole, ...change }), {
    open: true,
    returnToWizard: false,
  });
  await page.evaluate((text) => sessionStorage.setItem('wizardState', text), JSON.stringify(state));
  await page.goto('/');
  const { heading } = stepOf(step);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused();
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

function writtenFor(page: Page, product: Product): Promise<Draft> {
  const origin = new URL(page.url()).origin;
  const key = `${origin} ${JSON.stringify(product)}`;
  const known = written.get(key) ?? write(page, origin, answered(product));
  written.set(key, known);
  return known;
}

async function write(page: Page, origin: string, start: Draft): Promise<Draft> {
  const ask = async (name: string, data: object) => {
    const answer = await page.request.post(`/api/functions/${name}`, {
      data,
      headers: { origin },
    });
    expect(answer.status(), name).toBe(200);
    return answer.json();
  };
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
  return { ...scripted, takes: [{ script, frames: storyboardFrames }] };
}
