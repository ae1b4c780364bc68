import { type ChatAction, openWizard } from '#domain/chat/action.ts';
import type { Installation } from './installation.ts';

/** The ways to a person in this house as a sentence, and the quickest of them as an action. */
export function reachPerson(installation: Installation): { sentence: string; action: ChatAction } {
  const { phone, callUrl, address } = installation;
  const ways = [
    phone && `call ${phone}`,
    callUrl && 'book a call',
    address && `write to ${address}`,
  ].filter(Boolean);
  const action = actionOf(installation);
  if (ways.length === 0) return { sentence: withoutContact, action };
  return { sentence: `To reach a person, ${ways.join(', or ')}.`, action };
}

const withoutContact =
  'To reach a person, answer any email we have sent you, or choose a director at the end of the builder: then a producer writes to you.';

function actionOf({ phone, callUrl }: Installation): ChatAction {
  const digits = phone.replace(/[^\d+]/g, '');
  if (digits) return { kind: 'contact', label: 'Call us', href: `tel:${digits}` };
  if (callUrl) return { kind: 'contact', label: 'Book a call', href: callUrl };
  return openWizard;
}
