import { vi } from 'vitest';
import type { CallFunction } from '#app/calls/api.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { createDraftStore } from '../saving/draft-store.ts';
import type { WizardParts } from '../wizard-parts.ts';

type Answer = (name: string, body: unknown, options: { signal: AbortSignal }) => unknown;

/** Parts of the wizard for tests: calls are answered by `answer`, and what is said is taken down. */
export function playParts(draft: Draft, answer: Answer) {
  const store = createDraftStore(draft);
  const call = vi.fn(async (...asked: Parameters<Answer>) => answer(...asked));
  const shown: Toast[] = [];
  const withdrawn: string[] = [];
  const said: string[] = [];
  let made = 0;
  const parts: WizardParts = {
    store,
    call: call as unknown as CallFunction,
    show: (toast) => void shown.push(toast),
    withdraw: (about) => void withdrawn.push(about),
    announce: (text) => void said.push(text),
    newId: () => `id-${++made}`,
  };
  return { parts, store, call, shown, withdrawn, said };
}
