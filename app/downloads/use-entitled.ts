import { useEffect, useState } from 'react';
import { listFormats } from '#domain/contract/file-routes.ts';
import type { FormatId } from '#domain/exports/formats.ts';
import { call } from '../calls/call.ts';

/** The formats whoever is here may have; null until the server has said so, and where it does not. */
export function useEntitled(isOpen: boolean): ReadonlySet<FormatId> | null {
  const [entitled, setEntitled] = useState<ReadonlySet<FormatId> | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    void call(listFormats, {}, { signal: left.signal }).then((result) => {
      if (!result.ok) return;
      const { formats } = result.answer;
      setEntitled(new Set(formats.filter(({ may }) => may).map(({ id }) => id)));
    });
    return () => left.abort();
  }, [isOpen]);
  return entitled;
}
