import type { Draft } from '#domain/wizard/draft/draft.ts';
import { stepErrors } from '#domain/wizard/draft/validity.ts';

const missing = /^Please (?:fill|choose)/;

/**
 * The messages to show at the fields of this step: what is wrong at once, what is missing after
 * Continue was pressed, and what the server refused.
 */
type Shown = { draft: Draft; attempted: boolean };
export function useFieldErrors({ draft, attempted }: Shown): Record<string, string | undefined> {
  const found = Object.entries(stepErrors(draft, draft.step));
  const shown = found.filter(([, message]) => attempted || !missing.test(message));
  return { ...draft.fieldErrors, ...Object.fromEntries(shown) };
}

/** Moves to the first field of the wizard that is marked as wrong, once it is drawn. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    const dialog = document.querySelector('dialog.wizard');
    dialog?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // A row as tall as the window would push its message out of sight.
    dialog?.querySelector('.field-error')?.scrollIntoView({ block: 'nearest' });
  });
}
