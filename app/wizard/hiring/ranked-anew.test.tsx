// @vitest-environment happy-dom
// Step 12 while another tab changes what the ranking was for.
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { ranked } from '#domain/wizard/testing/ranked.ts';
import { listGuestDrafts, readGuestDraft } from '../saving/guest-drafts.ts';
import { forgetOtherTab } from '../saving/other-tab.ts';
import {
  answers,
  bodiesOf,
  button,
  click,
  closeDesk,
  find,
  json,
  openDesk,
  openWizard,
  wait,
} from '../testing/play-wizard.tsx';

beforeEach(() => {
  localStorage.clear();
  forgetOtherTab();
  openDesk();
});
afterEach(() => closeDesk());

const radio = (id: string) => find<HTMLInputElement>(`[name=selectedDirector][value=${id}]`);

/** Another tab has the same draft, with another amount. */
async function amountElsewhere(amount: string): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  const id = listGuestDrafts()[0]?.id ?? '';
  const kept = (readGuestDraft(id) ?? '').replaceAll('$12,000', amount);
  const state = JSON.parse(kept) as { line: { ids: string[]; at: number } };
  state.line = { ids: [...state.line.ids, 'theirs'], at: state.line.at + 1 };
  const changed = JSON.stringify(state);
  const key = `guestDraft:${id}`;
  localStorage.setItem(key, changed);
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key, newValue: changed }));
  });
}

test('WIZ-18 HOUSE-09 directors are ranked anew where another tab changed the amount, and the choice stands', async () => {
  await openWizard(draftAt(12));
  await click(button('Skip'));
  await click(radio('director-2'));
  await wait(1_000);
  let arrive = (_: Response) => {};
  answers['match-directors'] = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await amountElsewhere('$9,000');
  expect(document.body.textContent).not.toContain('No director is free just now');
  expect(find('.matches-wait').textContent).toContain('Still ranking');
  await act(async () => arrive(json({ directors: ranked(3), common: [] })));
  await wait(0);
  expect(bodiesOf('match-directors')).toMatchObject([
    { specificBudget: '$12,000' },
    { specificBudget: '$9,000' },
  ]);
  expect(radio('director-2').checked).toBe(true);
  expect(button('Pay $9,000 now')).toBeDefined();
});

test('WIZ-18 that nobody is free is said once the house has said so, and is not asked for again by itself', async () => {
  answers['match-directors'] = () => json({ directors: [], common: [] });
  await openWizard(draftAt(12));
  await click(button('Skip'));
  await wait(1_000);
  expect(find('.matches-none').textContent).toContain('No director is free just now');
  expect(bodiesOf('match-directors')).toHaveLength(1);
});
