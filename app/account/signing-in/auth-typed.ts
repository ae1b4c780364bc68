import { useEffect, useRef, useState } from 'react';
import { readWizardContact } from './auth-return.ts';

/**
 * What was typed in the page's forms, by field name, for the forms that take their place; before
 * that, `start` as the page first has it, and what the wizard that was left for this page knows.
 * Secrets are not among it.
 */
export function useTyped(start: Record<string, string>): Record<string, string> {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const first = useRef(start);
  const put = useRef<Record<string, string>>({});
  useEffect(() => {
    // The served page knows nothing of either, and what is typed already stays.
    const known = unentered({ ...readWizardContact(), ...filled(first.current) });
    put.current = known;
    if (Object.keys(known).length > 0) setTyped((now) => ({ ...known, ...filled(now) }));
  }, []);
  useEffect(() => {
    const keep = (target: EventTarget | null) => {
      if (!(target instanceof HTMLInputElement) || !target.form || !target.name) return;
      if (!target.autocomplete.endsWith('password')) typed[target.name] = target.value;
    };
    const onInput = ({ target }: Event) => keep(target);
    for (const input of document.querySelectorAll('main input')) keep(input); // typed before this ran
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, [typed]);
  useEffect(() => selectOnEntering(({ name, value }) => put.current[name] === value), []);
  return typed;
}

/** Whoever enters what they did not type finds it selected, so that typing replaces it. Returns how to stop. */
function selectOnEntering(isPut: (input: HTMLInputElement) => boolean): () => void {
  let entered: EventTarget | null = null;
  const select = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.value && isPut(target)) target.select();
  };
  const onFocus = (event: Event) => {
    entered = event.target;
    select(event);
  };
  // The press that entered it has put the caret somewhere since; the next one may.
  const onClick = (event: Event) => {
    if (event.target === entered) select(event);
    entered = null;
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('click', onClick);
  };
}

const filled = (typed: Record<string, string>) =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));

// Whoever is in a field is about to type there, and what came under their hands would join it.
const unentered = (known: Record<string, string>) => {
  const at = document.activeElement;
  const entered = at instanceof HTMLInputElement ? at.name : null;
  return Object.fromEntries(Object.entries(known).filter(([name]) => name !== entered));
};
