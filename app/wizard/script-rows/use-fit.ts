import { useEffect, useRef, useState } from 'react';
import { callFunction } from '#app/calls/api.ts';
import type { CallFailure } from '#app/calls/ask.ts';
import type { fitLengths } from '#domain/script/revision.ts';
import { revisionRequest } from '#domain/wizard/requests.ts';
import { refusedNotice, scriptFailedNotice, waitNotice } from '../notices.ts';
import { revisionWords } from '../revising/revision-words.ts';
import type { Wizard } from '../use-wizard.ts';

type FitLength = (typeof fitLengths)[number];

type FitParts = {
  wizard: Wizard;
  text: string;
  /** The text at its new length. */
  onFitted: (text: string) => void;
  onSaid: (said: string) => void;
};

/** Has the text that is being edited rewritten to a length; `fitting` says to which, until it is there. */
export function useFit({ wizard, text, onFitted, onSaid }: FitParts) {
  const [fitting, setFitting] = useState<FitLength | null>(null);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  const stop = (said = '') => {
    run.current?.abort();
    setFitting(null);
    onSaid(said);
  };
  const fail = (failure: CallFailure) => {
    if (failure.reason === 'aborted') return;
    stop('The script is as it was.');
    wizard.show(noticeOf(failure));
  };
  const refit = async (seconds: FitLength) => {
    const own = new AbortController();
    run.current = own;
    setFitting(seconds);
    onSaid(`Fitting the script to ${seconds} s.`);
    const body = revisionRequest(wizard.draft, { kind: 'length', seconds }, text);
    const result = await callFunction('generate-script', body, { signal: own.signal });
    if (own.signal.aborted) return;
    if (!result.ok) return fail(result.failure);
    const { script, revision } = result.answer;
    if (script.trim() === '') return fail({ reason: 'unusable' });
    stop(script === text ? `Nothing changed. ${revisionWords(revision ?? [])}`.trim() : '');
    if (script !== text) onFitted(script);
  };
  return { fitting, refit: (seconds: FitLength) => void refit(seconds), stop };
}

function noticeOf(failure: CallFailure) {
  if (failure.reason === 'limited') return waitNotice(failure.retryAfterSeconds);
  if (failure.reason !== 'validation') return scriptFailedNotice(failure);
  return refusedNotice(Object.values(failure.fields)[0] ?? 'One of your answers cannot be used.');
}
