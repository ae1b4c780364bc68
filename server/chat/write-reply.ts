import type { GenerationContext } from '../engine/generation-context.ts';
import { ModelError, type TextAsk, type TextModel } from '../gateways/models/port.ts';
import { checkReply, wholeSentences } from './check-reply.ts';

/**
 * Has a model write a reply and tells it sentence by sentence, each checked against `ground` before
 * it is told; the first that must not be shown ends the call. Throws a ModelError.
 */
export async function writeReply(
  text: TextModel,
  ask: TextAsk,
  ground: string,
  context: Pick<GenerationContext, 'signal' | 'onProgress' | 'meter'>,
): Promise<string> {
  const unfit = new AbortController();
  let [heard, told] = ['', ''];
  const hear = (sentences: string) => {
    if (sentences === heard) return;
    heard = sentences;
    const reply = checkReply(sentences, ground);
    if (!reply.startsWith(told)) throw new ModelError('unusable', 'the reply took words back');
    if (reply.length > told.length)
      context.onProgress({ type: 'text', text: reply.slice(told.length) });
    told = reply;
  };
  const onText = (soFar: string) => {
    if (unfit.signal.aborted) return;
    try {
      hear(wholeSentences(soFar));
    } catch (error) {
      unfit.abort(error);
    }
  };
  const signal = AbortSignal.any([context.signal, unfit.signal]);
  try {
    const written = await text.write(ask, { signal, onText });
    context.meter.add(text.name, written.use);
    unfit.signal.throwIfAborted();
    hear(written.text);
  } catch (error) {
    if (error instanceof ModelError && error.use) context.meter.add(text.name, error.use);
    throw unfit.signal.reason ?? error;
  }
  if (told === '') throw new ModelError('unusable', 'the reply is empty');
  return told;
}
