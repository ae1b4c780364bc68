import type { Page } from '@playwright/test';

/** What reaches out of the window sideways, and text that its own box cuts off. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]') ?? document.body;
    const named = (element: Element) => `${element.tagName}.${element.className}`;
    const out = [...dialog.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      if (width < 2 || element.closest('.sr-only, svg, [aria-hidden="true"], .choice-input'))
        return false;
      return right > window.innerWidth + 1 || left < -1;
    });
    const wide = document.documentElement.scrollWidth > window.innerWidth;
    const inner = dialog.scrollWidth > dialog.clientWidth;
    return [...out.map(named), ...(wide ? ['the page'] : []), ...(inner ? ['the dialog'] : [])];
  });
