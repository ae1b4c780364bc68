// What follows step 9, as the server itself recorded it: a package sent, a director asked for.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Answers } from '#domain/wizard/answers.ts';
import { type Draft, packageFrames } from '#domain/wizard/draft/draft.ts';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { isBefore } from '#domain/wizard/draft/steps.ts';
import { packageKey } from '#domain/wizard/money/package-key.ts';
import {
  matchRequest,
  packageRequest,
  productionKey,
  productionRequest,
} from '#domain/wizard/requests.ts';
import { askFunction } from './ask-function.ts';

/** Answers of step 10 that lead to a later step; none for 10 and 10.5 themselves. */
export function moneyFor(step: StepNumber): Partial<Answers> {
  if (!isBefore(10.5, step)) return {};
  const specificBudget = step === 13 ? '$1,200' : '$12,000';
  return { budget: 'under-25k', specificBudget, schedule: '3-4weeks' };
}

/** The draft after its package was sent, to an address of its own. */
export async function sent(page: Page, start: Draft): Promise<Draft> {
  const id = randomUUID();
  const email = `seed-${id}@example.com`;
  const draft = { ...start, answers: { ...start.answers, email } };
  const body = packageRequest(draft, id, new Date().toISOString());
  const { submissionId, mailbox } = await askFunction(page, 'send-concept', body);
  const frames = packageFrames(draft).length;
  return { ...draft, receipt: { email, submissionId, mailbox, frames, key: packageKey(draft) } };
}

/** The draft after its best match was chosen and the house was told. */
export async function recorded(page: Page, draft: Draft): Promise<Draft> {
  const { directors } = await askFunction(page, 'match-directors', matchRequest(draft));
  const [director] = directors;
  const answers = { ...draft.answers, selectedDirector: director.id };
  const chosen = { ...draft, director, selectedDirectors: [director.id], answers };
  await askFunction(page, 'request-production', productionRequest(chosen));
  return { ...chosen, recorded: productionKey(chosen) };
}
