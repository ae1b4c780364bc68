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
  const [opened] = useState({ key, request });
  const asked = useRef(request);
  asked.current = request;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when something else is asked
  useEffect(() => {
    const leaving = new AbortController();
    setState('drawing');
    const timer = setTimeout(
      async () => {
        const ask = async (body: typeof request) => {
          const { signal } = leaving;
          const result = await callFunction('draw-cast', body, { signal });
          if (signal.aborted) return null;
          if (!result.ok) setState('failed');
          if (!result.ok) return null;
          for (const { id, frames } of result.answer.people)
            seen.current.set(id, new Set([...(seen.current.get(id) ?? []), ...frames]));
          return result.answer.people;
        };
        // Changed before it was drawn as it was opened: by that is known what is changed.
        before.current ??= opened.key === key ? null : await ask(opened.request);
        if (!before.current && opened.key !== key) return;
        const drawn = await ask(asked.current);
        if (!drawn) return;
        before.current ??= drawn;
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
    /** Something is answered otherwise than when it was opened. */
    isChanged: opened.key !== key,
    touched: [...new Set(touched)].toSorted((a, b) => a - b),
    again: () => setTries(tries + 1),
  };
}

// The same person is the same picture: its address comes from what is in it.
const pictureOf = (people: readonly DrawnPerson[], of: string): string | undefined =>
  people.find(({ id }) => id === of)?.picture.imageUrl;
