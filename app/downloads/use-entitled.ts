import { useEffect, useState } from 'react';
import { listFormats } from '#domain/contract/file-routes.ts';
import type { FormatId } from '#domain/exports/formats.ts';
import { call } from '../calls/call.ts';

export type Entitled = {
  has: ReadonlySet<FormatId>;
  /** Why the server makes none of a format. */
  why: ReadonlyMap<FormatId, string>;
};

/** The formats whoever is here may have; null until the server has said so, and where it does not. */
export function useEntitled(isOpen: boolean): Entitled | null {
  const [entitled, setEntitled] = useState<Entitled | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    void call(listFormats, {}, { signal: left.signal }).then((result) => {
      if (!result.ok) return;
      const { formats } = result.answer;
      setEntitled({
        has: new Set(formats.filter(({ may }) => may).map(({ id }) => id)),
        why: new Map(formats.flatMap(({ id, why }) => (why ? [[id, why] as const] : []))),
      });
    });
    return () => left.abort();
  }, [isOpen]);
  return entitled;
}
