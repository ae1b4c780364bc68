// The thread that draws storyboards.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { DirectFrameRequest } from '#domain/functions/direct-frame.ts';
import type { DrawCastRequest } from '#domain/functions/draw-cast.ts';
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { RedrawFrameRequest } from '#domain/functions/redraw-frame.ts';
import type { CatalogueKind } from '#domain/storyboard/catalogue/kinds.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import { serveTasks } from './serve-tasks.ts';

enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)));
const { builtInEngine, loadIllustrator } = await import('../engine/built-in-engine.ts');

// Who waits is heard where they wait.
const noContext = { signal: new AbortController().signal };
type Asked = { request: GenerateStoryboardRequest; date: Date };

await loadIllustrator();
serveTasks({
  warmUp: () => {},
  drawStoryboard: ({ request, date }: Asked, tell) => {
    // A thread has no log of its own: what it would say is told to who asked.
    const log = { info: (facts: object, said: string) => tell({ facts, said }) };
    return builtInEngine.drawStoryboard(
      request,
      { date, log } as GenerationContext,
      async (index, frame) => tell({ index, frame }),
    );
  },
  drawDirected: ({ request, date }: { request: DirectFrameRequest; date: Date }) =>
    builtInEngine.drawDirected(request, { date } as GenerationContext),
  planAsks: ({ request }: { request: GenerateStoryboardRequest }) =>
    builtInEngine.planAsks(request, noContext),
  planRedrawing: ({ request }: { request: RedrawFrameRequest }) =>
    builtInEngine.planRedrawing(request, noContext),
  drawCast: ({ request, date }: { request: DrawCastRequest; date: Date }) =>
    builtInEngine.drawCast(request, { date } as GenerationContext),
  drawEntry: ({ kind, id }: { kind: CatalogueKind; id: string }) =>
    builtInEngine.drawEntry(kind, id),
});
