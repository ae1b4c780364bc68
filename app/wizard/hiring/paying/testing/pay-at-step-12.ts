// What a payment of step 12 begins with: a director is chosen, $12,000 are asked and paid.
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { button, click, find, json, openWizard, wait } from '../../../testing/play-wizard.tsx';

export async function choose() {
  await openWizard(draftAt(12));
  await click(button('Skip'));
  await click(find('[value=director-1]'));
}
export const paidOrder = {
  number: 1001,
  product_name: 'Video Production - Nightjar',
  cents: 1_200_000,
  is_deposit: false,
  project_id: null,
  refundable_until: '2026-11-25T12:00:00.000Z',
};
export const report =
  (outcome: string, order: object | null = null) =>
  () =>
    json({ outcome, kind: 'order', order });
export const pay = async () => {
  await click(button('Pay $12,000 now'));
  await wait(0);
};
