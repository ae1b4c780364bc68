// The three policies as data: one text for the page, the dialog and whoever else shows it.
import { cookiePolicy } from './cookies.ts';
import type { Contact, Policy } from './policy.ts';
import { privacyPolicy } from './privacy.ts';
import { termsOfService } from './terms.ts';

export type { Contact, Policy };

const policies = {
  terms: termsOfService,
  privacy: privacyPolicy,
  cookies: cookiePolicy,
} satisfies Record<string, (contact: Contact) => Policy>;

export type PolicyName = keyof typeof policies;

/** The policy with this installation's contact details in it. */
export function readPolicy(name: PolicyName, contact: Contact): Policy {
  return policies[name](contact);
}
