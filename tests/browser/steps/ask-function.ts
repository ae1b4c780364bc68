import type { Page } from '@playwright/test';
import { expect } from '../house/site.ts';

/** Calls a function of the server the page came from, as the wizard does; fails when it refuses. */
export async function askFunction(page: Page, name: string, data: object) {
  const answer = await page.request.post(`/api/functions/${name}`, {
    data,
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status(), name).toBe(200);
  return answer.json();
}
