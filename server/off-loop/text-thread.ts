// The thread that writes: concepts, briefs, scripts, clearer words, the assistant's answers.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ChatAgentRequest } from '#domain/functions/chat-agent.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { ReadProductRequest } from '#domain/functions/read-product.ts';
import type { SharpenDetailsRequest } from '#domain/functions/sharpen-details.ts';
import type { Installation } from '../chat/installation.ts';
import type { GenerationContext } from '../engine/generation-context.ts';
import { serveTasks } from './serve-tasks.ts';

enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)));
const { builtInEngine, loadWriter } = await import('../engine/built-in-engine.ts');

/** Of the context the built-in writer looks at the date alone. */
type Asked<Request> = { request: Request; date: Date };
const at = (date: Date) => ({ date }) as GenerationContext;

await loadWriter();
serveTasks({
  // It is ready when it has all it needs: loading is not part of anybody's deadline.
  warmUp: () => {},
  readProduct: ({ request, date }: Asked<ReadProductRequest>) =>
    builtInEngine.readProduct(request, at(date)),
  writeConcepts: ({ request, date }: Asked<GenerateConceptsRequest>) =>
    builtInEngine.writeConcepts(request, at(date)),
  writeBrief: ({ request, date }: Asked<GenerateCreativeBriefRequest>) =>
    builtInEngine.writeBrief(request, at(date)),
  writeScript: ({ request, date }: Asked<GenerateScriptRequest>) =>
    builtInEngine.writeScript(request, at(date)),
  sharpenDetails: ({ request, date }: Asked<SharpenDetailsRequest>) =>
    builtInEngine.sharpenDetails(request, at(date)),
  answerChat: ({
    request,
    installation,
  }: {
    request: ChatAgentRequest;
    installation: Installation;
  }) => builtInEngine.answerChat(request, installation),
});
