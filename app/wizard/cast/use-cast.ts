import { useEffect, useRef, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import type { DrawnPerson } from '#domain/functions/draw-cast.ts';
import { fingerprint } from '#domain/wizard/draft/fingerprint.ts';
import { castRequest } from '#domain/wizard/requests.ts';
import type { Wizard } from '../use-wizard.ts';

/** Typing pauses this long before anybody is drawn. */
const pauseMs = 250;

/**
 * The cast as it is drawn now; the drawing of before stays until the next has come. `touched` are the
 * frames, from 1, in which somebody was or is seen who was changed since the sheet was opened.
 */
export function useCast({ draft }: Wizard) {
  const [people, setPeople] = useState<readonly DrawnPerson[]>([]);
  const [state, setState] = useState<'drawn' | 'drawing' | 'failed'>('drawing');
  const [tries, setTries] = useState(0);
  const before = useRef<readonly DrawnPerson[] | null>(null);
  const seen = useRef(new Map<string, ReadonlySet<number>>());
  const request = castRequest(draft);
  const key = fingerprint(JSON.stringify(request));
  const asked = useRef(request);
  asked.current = request;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when something else is asked
  useEffect(() => {
    const leaving = new AbortController();
    setState('drawing');
    const timer = setTimeout(
      async () => {
        const { signal } = leaving;
        const result = await callFunction('draw-cast', asked.current, { signal });
        if (signal.aborted) return;
        if (!result.ok) return setState('failed');
        const drawn = result.answer.people;
        before.current ??= drawn;
        for (const { id, frames } of drawn)
          seen.current.set(id, new Set([...(seen.current.get(id) ?? []), ...frames]));
        setPeople(drawn);
        setState('drawn');
      },
      before.current ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, tries]);
  const ids = new Set([...people, ...(before.current ?? [])].map(({ id }) => id));
  const changed = [...ids].filter(
    (id) => pictureOf(people, id) !== pictureOf(before.current ?? [], id),
  );
  const touched = changed.flatMap((id) => [...(seen.current.get(id) ?? [])]);
  return {
    people,
    state,
    touched: [...new Set(touched)].toSorted((a, b) => a - b),
    again: () => setTries(tries + 1),
  };
}

// The same person is the same picture: its address comes from what is in it.
const pictureOf = (people: readonly DrawnPerson[], of: string): string | undefined =>
  people.find(({ id }) => id === of)?.picture.imageUrl;
