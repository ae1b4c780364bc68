import type { Draft } from '../draft/draft.ts';

/** Who a member is, as the answers name it. */
export type Contact = { name: string; email: string; companyName: string; phone: string };

/** Fills in what was not answered; what was typed stays. */
export function fillContact(draft: Draft, contact: Contact): Draft {
  const missing = Object.entries(contact).filter(
    ([field, value]) => value !== '' && draft.answers[field as keyof Contact] === '',
  );
  if (missing.length === 0) return draft;
  return { ...draft, answers: { ...draft.answers, ...Object.fromEntries(missing) } };
}
