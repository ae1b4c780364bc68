import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DirectorSort } from '#domain/admin/directors.ts';
import {
  type Asked,
  nothingAsked,
  parametersOf,
  readAsked,
  refusalOf,
} from './director-address.ts';

const pauseMs = 250;

/**
 * What is asked for stands in the address. The field keeps its own text: it is asked for after a
 * pause, without an entry in the history; a choice adds one.
 */
export function useDirectorSearch() {
  const [search, setSearch] = useSearchParams();
  const asked = readAsked(search);
  const [typed, setTyped] = useState(asked.q);
  const own = useRef(asked.q);
  const timer = useRef(0);
  const refusal = refusalOf(typed);

  const put = (next: Asked, replace: boolean) => {
    clearTimeout(timer.current);
    own.current = next.q;
    const parameters = parametersOf(next);
    parameters.set('tab', 'directors');
    setSearch(parameters, { replace, preventScrollReset: true });
  };
  const ask = useEffectEvent((q: string) => {
    if (refusalOf(q) === undefined && q !== asked.q) put({ ...asked, q, page: 0 }, true);
  });
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(text.trim()), pauseMs);
  };
  const choose = (choice: Partial<Asked>) => {
    const q = refusal === undefined ? typed.trim() : asked.q;
    put({ ...asked, q, page: 0, ...choice }, false);
  };
  /** First ascending, then the other way around each time. */
  const sort = (by: DirectorSort) =>
    choose({ sort: by, order: asked.sort === by && asked.order === 'asc' ? 'desc' : 'asc' });
  const clear = () => {
    setTyped('');
    put({ ...nothingAsked, sort: asked.sort, order: asked.order }, false);
  };
  // Back, forward or a link changed the address: the field follows.
  useEffect(() => {
    if (asked.q === own.current) return;
    own.current = asked.q;
    setTyped(asked.q);
  }, [asked.q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { asked, typed, refusal, type, submit: () => ask(typed.trim()), choose, sort, clear };
}
