// axe-core on a page. Its source is half a megabyte, and reading that takes longer than looking
// through most pages: a document reads it once, however often it is looked at.
import type { Frame, Page } from '@playwright/test';
import axe, { type Result, type RunOptions, type SerialContextObject } from 'axe-core';

/** What axe-core finds against the rules of `options` in the page, or in `where` on it. */
export async function findViolations(
  page: Page,
  options: RunOptions,
  where: SerialContextObject = { exclude: [] },
): Promise<Result[]> {
  await readOnce(page.mainFrame());
  for (const frame of page.frames().slice(1)) await readInTime(frame);
  // What passes is not described.
  const asked: RunOptions = { ...options, resultTypes: ['violations'] };
  return page.evaluate(look, { where, asked });
}

type Looking = { where: SerialContextObject; asked: RunOptions };

// Runs in the page.
async function look({ where, asked }: Looking): Promise<Result[]> {
  const inPage = (window as unknown as { axe: typeof axe }).axe;
  const { violations } = await inPage.run(where, asked);
  return violations;
}

async function readOnce(frame: Frame): Promise<void> {
  const isRead = await frame.evaluate(() => 'axe' in window);
  if (!isRead) await frame.evaluate(axe.source);
}

// A frame in which nothing runs has no answer.
function readInTime(frame: Frame): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, 1_000));
  return Promise.race([readOnce(frame).catch(() => {}), late]);
}
