// A member's saved projects, made through the API with what the server itself writes and draws.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import type { WholeProject } from '#domain/projects/project.ts';
import { expect } from '../house/site.ts';
import type { Product } from './products.ts';
import { writtenDraft } from './seed.ts';

type Wanted = Partial<
  Pick<WholeProject, 'project_name' | 'script' | 'storyboard_frames' | 'wizard_state'>
> & {
  withoutFrames?: boolean;
  specificBudget?: string;
};

/** Saves a whole project of this product for who is signed in on the page. */
export async function seedProject(
  page: Page,
  product: Product,
  { withoutFrames = false, specificBudget, ...change }: Wanted = {},
): Promise<WholeProject> {
  const whole = projectOfDraft(await writtenDraft(page, product));
  const frames = withoutFrames ? { storyboard_frames: [], wizard_state: null } : {};
  const money = specificBudget ? { budget: 'under-25k' as const, specificBudget } : {};
  const form_data = { ...whole.form_data, ...money };
  const data = { ...whole, ...frames, form_data, ...change, draft_key: randomUUID() };
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/api/projects', { data, headers: { origin } });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}
