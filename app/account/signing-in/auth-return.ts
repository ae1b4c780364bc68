// Where a visitor goes after signing in: to the page they came from, and nowhere else.
import { safeReturnPath } from '#domain/accounts/return-path.ts';
import { readItem, removeItem, writeItem } from '../../ui/page/tab-storage.ts';

// Known to the wizard too, which keeps its place under the same names.
const wizardKey = 'wizardState';
const redirectKey = 'authRedirectState';

/** The path to go on with; `next` is what the address asks for. */
export function readReturn(next: string | null): string {
  if (isWizardWaiting()) return '/';
  return next ? safeReturnPath(next) : safeReturnPath(keptPath());
}

/** The same, and forgets the place; what the wizard kept is the wizard's to read and remove. */
export function takeReturn(next: string | null): string {
  const path = readReturn(next);
  if (!isWizardWaiting()) removeItem(redirectKey);
  return path;
}

/** Keeps the place for a trip to another site and back. */
export function keepReturn(next: string | null): void {
  const { pathname, search, hash } = new URL(readReturn(next), location.origin);
  writeItem(redirectKey, JSON.stringify({ pathname, search, hash }));
}

/** The wizard was left for signing in, and restores itself on '/'. */
export function isWizardWaiting(): boolean {
  try {
    return JSON.parse(readItem(wizardKey) ?? 'null')?.returnToWizard === true;
  } catch {
    return false; // the wizard removes what cannot be read
  }
}

/** What the waiting wizard knows of its visitor, by the names of the fields here. */
export function readWizardContact(): Record<string, string> {
  if (!isWizardWaiting()) return {};
  const answers = JSON.parse(readItem(wizardKey) ?? 'null')?.formData ?? {};
  const { email, name: full_name, companyName: company_name, phone } = answers;
  const typed = Object.entries({ email, full_name, company_name, phone });
  return Object.fromEntries(typed.filter(([, text]) => typeof text === 'string' && text !== ''));
}

function keptPath(): string | null {
  try {
    const place = JSON.parse(readItem(redirectKey) ?? 'null');
    return place && `${place.pathname}${place.search}${place.hash}`;
  } catch {
    removeItem(redirectKey);
    return null;
  }
}
