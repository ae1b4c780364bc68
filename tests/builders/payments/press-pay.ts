// create-payment as a page asks for it, with the parts of its answer side by side.

import type { askAs } from '../sign-up.ts';
import type { PaymentSite } from './open-payment-site.ts';

export type Pressed = {
  status: number;
  /** Empty where it was refused. */
  url: string;
  error?: { code: string; message?: string; fields?: { path: string; message: string }[] };
};

export const payAs = async (asker: ReturnType<typeof askAs>, body: object): Promise<Pressed> =>
  readAnswer(
    await asker('/api/functions/create-payment', { method: 'POST', body: JSON.stringify(body) }),
  );

export const payAsGuest = async (site: PaymentSite, body: object): Promise<Pressed> =>
  readAnswer(await site.call('create-payment', body));

async function readAnswer(answer: Response): Promise<Pressed> {
  const read = (await answer.json()) as Omit<Pressed, 'status'>;
  return { status: answer.status, ...read, url: read.url ?? '' };
}

/** Answers that are recorded nowhere: $12,000. */
export const draftOf = (changes: object = {}) => ({
  amount: 12_000,
  productName: 'Rye at Nine',
  email: 'june@example.com',
  budget: 'under-25k',
  specificBudget: '$12,000',
  ...changes,
});
