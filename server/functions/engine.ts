import type { Concept } from '#domain/concepts/concept.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';

/** A frame as drawn: its words, and its picture as JPEG bytes with its size in pixels. */
export type DrawnFrame = {
  title: string;
  description: string;
  timing: string;
  alt: string;
  jpeg: Uint8Array;
  width: number;
  height: number;
};

/** What writes and draws. The same request (and date) gives the same result. */
export type Engine = {
  writeConcepts(request: GenerateConceptsRequest): Promise<Concept[]>;
  writeBrief(request: GenerateCreativeBriefRequest): Promise<string>;
  writeScript(request: GenerateScriptRequest, options: { date: Date }): Promise<string>;
  drawStoryboard(request: GenerateStoryboardRequest): Promise<DrawnFrame[]>;
};
