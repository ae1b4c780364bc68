import { type RefObject, useEffect } from 'react';

/** Leads to the first field at fault, once its message is in the page. */
export function useErrorFocus(
  form: RefObject<HTMLFormElement | null>,
  errors: Partial<Record<string, string>>,
): void {
  useEffect(() => {
    if (!Object.values(errors).some(Boolean)) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, errors]);
}
