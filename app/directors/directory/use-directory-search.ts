import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { type Asked, addressOf, directoryPath, readAsked, refusalOf } from './directory-address.ts';

const pauseMs = 250;
// The address is made from what stands in the field: the field needs no telling.
const fromField = { preventScrollReset: true, state: { fromField: true } };
const fromTyping = { preventScrollReset: true, state: { fromField: true, isTyping: true } };

/**
 * The question that is being asked. The field keeps its own text, so that no letter is lost while
 * answers come. A search that is typed is one step of the history, and so is each filter.
 */
export function useDirectorySearch(asked: Asked) {
  const navigate = useNavigate();
  const here = useLocation();
  const coming = useNavigation().location;
  const isPending = coming?.pathname === directoryPath;
  const { query } = isPending ? readAsked(new URLSearchParams(coming.search)) : asked;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const [refusal, setRefusal] = useState<string>();

  const { isTyping = false } = ((coming ?? here).state ?? {}) as { isTyping?: boolean };

  const typed = () => field.current?.value.trim() ?? query.q;
  const search = () => {
    clearTimeout(timer.current);
    const q = typed();
    setRefusal(refusalOf(q));
    const isLeaving = coming && !isPending;
    if (isLeaving || refusalOf(q) || q === query.q.trim()) return;
    // The first pause in typing is a step of its own, what is typed on replaces it.
    navigate(addressOf({ ...query, q }), { ...fromTyping, replace: isTyping });
  };
  const latest = useRef(search);
  latest.current = search;
  const onType = () => {
    clearTimeout(timer.current);
    setRefusal(refusalOf(typed()));
    timer.current = window.setTimeout(() => latest.current(), pauseMs);
  };
  const choose = (skills: string[]) => {
    clearTimeout(timer.current);
    const q = refusalOf(typed()) ? query.q : typed();
    navigate(addressOf({ q, skills }), fromField);
  };
  useFieldTold(field, asked.query.q, () => {
    setRefusal(undefined);
    if (typed() !== asked.query.q.trim()) onType();
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return { query, field, isPending, refusal: refusal ?? asked.refused?.q, onType, search, choose };
}

/** Puts the address's text into the field where Back or a link changed it; says when it did. */
function useFieldTold(
  field: { readonly current: HTMLInputElement | null },
  q: string,
  onTold: () => void,
): void {
  const { key, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const seen = useRef<string>(null);
  const arrive = useEffectEvent(() => {
    // At first the field may hold letters that were typed before the application was there.
    const isFirst = seen.current === null;
    const isOwn = !isBack && Boolean((state as { fromField?: boolean } | null)?.fromField);
    if (!isFirst && !isOwn && field.current) field.current.value = q;
    if (isFirst || !isOwn) onTold();
  });
  useEffect(() => {
    if (seen.current === key) return;
    arrive();
    seen.current = key;
  }, [key]);
}
