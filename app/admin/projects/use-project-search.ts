import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Asked, parametersOf, readAsked, refusalOf } from './project-address.ts';

const pauseMs = 250;

/**
 * What is asked for stands in the address. The field keeps its own text: it is asked for after a
 * pause, without an entry in the history; a choice adds one.
 */
export function useProjectSearch() {
  const [search, setSearch] = useSearchParams();
  const asked = readAsked(search);
  const [typed, setTyped] = useState(asked.q);
  const own = useRef(asked.q);
  const timer = useRef(0);
  const refusal = refusalOf(typed);

  const put = (next: Asked, replace: boolean) => {
    clearTimeout(timer.current);
    own.current = next.q;
    setSearch(parametersOf(next), { replace, preventScrollReset: true });
  };
  const ask = useEffectEvent((q: string) => {
    if (refusalOf(q) === undefined && q !== asked.q) put({ ...asked, q }, true);
  });
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(text.trim()), pauseMs);
  };
  const choose = (choice: Partial<Asked>) => {
    const q = refusal === undefined ? typed.trim() : asked.q;
    put({ ...asked, q, ...choice }, false);
  };
  const clear = () => {
    setTyped('');
    put({ q: '', kind: '', status: '' }, false);
  };
  // Back, forward or a link changed the address: the field follows.
  useEffect(() => {
    if (asked.q === own.current) return;
    own.current = asked.q;
    setTyped(asked.q);
  }, [asked.q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { asked, typed, refusal, type, submit: () => ask(typed.trim()), choose, clear };
}
