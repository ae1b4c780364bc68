import type { Page } from '@playwright/test';
import { expect } from '../house/site.ts';

/** Calls a function of the server the page came from, as the wizard does; fails when it refuses. */
export async function askFunction(page: Page, name: string, data: object) {
  const answer = await page.request.post(`/api/functions/${name}`, {
    data,
    headers: { origin: new URL(page.url()).origin },
    timeout: 0, // the first one waits for the threads of the house, and no longer than its test may take
  });
  expect(answer.status(), name).toBe(200);
  return answer.json();
}
