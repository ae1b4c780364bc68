import type { GenerationContext } from '../../../engine/generation-context.ts';

/** Tells a context the lines of a text as they come, each once; all of them anew when one became another. */
export function openLineProgress(context: Pick<GenerationContext, 'onProgress'>) {
  let told: string[] = [];
  const onProgress: GenerationContext['onProgress'] = (event) => {
    if (event.type === 'restarted') told = [];
    context.onProgress(event);
  };
  return {
    /** To be used for everything else that is told meanwhile. */
    onProgress,
    /** The text as it stands. A shorter one than was told is taken to be on its way. */
    lines(lines: readonly string[]): void {
      if (lines.length < told.length) return;
      if (told.some((line, at) => line !== lines[at])) onProgress({ type: 'restarted' });
      for (const line of lines.slice(told.length)) {
        context.onProgress({ type: 'text', text: `${line}\n` });
        told.push(line);
      }
    },
  };
}
