// What stands on the desk of a frame.
import type { Page } from '@playwright/test';

export const direct = (page: Page, frame: number) =>
  page.getByRole('button', { name: `Direct frame ${frame}` });
export const desk = (page: Page, frame = 2) =>
  page.getByRole('dialog', { name: `Direct frame ${frame}` });
export const choice = (page: Page, name: string) =>
  desk(page).getByRole('radio', { name, exact: true });
export const picture = (page: Page) => desk(page).getByRole('img');
