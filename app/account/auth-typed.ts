import { useEffect, useState } from 'react';

/**
 * What was typed in the page's forms, by field name, for the forms that take their place. Secrets
 * are not among it.
 */
export function useTyped(start: Record<string, string>): Record<string, string> {
  const [typed] = useState(() => ({ ...start }));
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
  return typed;
}
