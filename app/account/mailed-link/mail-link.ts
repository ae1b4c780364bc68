import { askForLink, askForRecovery, askForVerification } from '#domain/contract/auth-routes.ts';
import { call } from '../../calls/call.ts';

/** What a mailed link is for. */
export const linkKinds = ['sign-in', 'verify', 'recover'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** Has a link mailed. The answer is the same whether or not the address has an account. */
export function mailLink(kind: LinkKind, email: string, next: string) {
  switch (kind) {
    case 'sign-in':
      return call(askForLink, { body: { email, next } });
    case 'verify':
      return call(askForVerification, { body: email ? { email, next } : { next } });
    case 'recover':
      return call(askForRecovery, { body: { email } });
  }
}
