import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

type Address<Asked> = {
  read: (search: URLSearchParams) => Asked;
  write: (asked: Asked) => URLSearchParams;
  /** Why a text cannot be searched for. */
  refusalOf: (q: string) => string | undefined;
  /** What any other question begins with. */
  anew?: Partial<Asked>;
};

const pauseMs = 250;

/**
 * What is asked of a table stands in the address. The field keeps its own text: it is asked for
 * after a pause, without an entry in the history; a choice adds one.
 */
export function useTableSearch<Asked extends { q: string }>(address: Address<Asked>) {
  const { read, write, refusalOf, anew } = address;
  const [search, setSearch] = useSearchParams();
  const asked = read(search);
  const [typed, setTyped] = useState(asked.q);
  const own = useRef(asked.q);
  const timer = useRef(0);
  const refusal = refusalOf(typed);

  const put = (next: Asked, replace: boolean) => {
    clearTimeout(timer.current);
    own.current = next.q;
    setSearch(write(next), { replace, preventScrollReset: true });
  };
  const ask = useEffectEvent((q: string) => {
    if (refusalOf(q) === undefined && q !== asked.q) put({ ...asked, ...anew, q }, true);
  });
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => ask(text.trim()), pauseMs);
  };
  const choose = (choice: Partial<Asked>) => {
    const q = refusal === undefined ? typed.trim() : asked.q;
    put({ ...asked, ...anew, q, ...choice }, false);
  };
  const clearTo = (next: Asked) => {
    setTyped(next.q);
    put(next, false);
  };
  // Back, forward or a link changed the address: the field follows.
  useEffect(() => {
    if (asked.q === own.current) return;
    own.current = asked.q;
    setTyped(asked.q);
  }, [asked.q]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { asked, typed, refusal, type, submit: () => ask(typed.trim()), choose, clearTo };
}
