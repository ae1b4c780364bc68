import type { GenerationContext } from '../../../engine/generation-context.ts';

/**
 * Tells a text as it grows, whole lines at a time. What was told since the last `restarted` is
 * always a beginning of the text, and after `finish` all of it.
 */
export function openTextProgress(context: GenerationContext) {
  let told = '';
  const onProgress: GenerationContext['onProgress'] = (event) => {
    if (event.type === 'restarted') told = '';
    context.onProgress(event);
  };
  const upTo = (text: string) => {
    if (text.length <= told.length || !text.startsWith(told)) return;
    onProgress({ type: 'text', text: text.slice(told.length) });
    told = text;
  };
  return {
    /** For whoever tells of the same work. */
    context: { ...context, onProgress },
    /** The text as far as it is sure; told when it goes on from what was told. */
    upTo,
    finish(text: string): string {
      if (!text.startsWith(told)) onProgress({ type: 'restarted' });
      upTo(text);
      return text;
    },
  };
}
