import { domainToASCII } from 'node:url';

/** How a provider reads the part before the @. Any other gives every spelling a mailbox of its own. */
type Provider = { domains: readonly string[]; ignored: RegExp };
const providers: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], ignored: /(?!)/g },
];
const providerOf = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider] as const)),
);

/**
 * The mailbox that mail to an address lies in, in one spelling: without the tag after a plus, in
 * lower case, and without what the provider ignores. What is counted or held back for somebody is
 * counted by this; mail itself goes to the address as it was typed.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at).toLowerCase();
  const written = address.slice(at + 1).toLowerCase();
  const host = domainToASCII(written) || written;
  const provider = providerOf.get(host);
  const plain = local.replace(/(?<=.)\+.*$/su, '');
  const name = provider ? plain.replace(provider.ignored, '') || plain : plain;
  return `${name}@${provider?.domains[0] ?? host}`;
}
