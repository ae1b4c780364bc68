import type { Concept } from '#domain/concepts/concept.ts';
import type { ChatAgentAnswer, ChatAgentRequest } from '#domain/functions/chat-agent.ts';
import type { DirectFrameRequest, NotePart } from '#domain/functions/direct-frame.ts';
import type { DrawCastRequest, DrawnPerson } from '#domain/functions/draw-cast.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { ReadProductAnswer, ReadProductRequest } from '#domain/functions/read-product.ts';
import type { RedrawFrameRequest } from '#domain/functions/redraw-frame.ts';
import type { SharpenDetailsRequest } from '#domain/functions/sharpen-details.ts';
import type { TracedPictures } from '#domain/pictures/traced.ts';
import type { Aspect } from '#domain/script/cuts.ts';
import type { RevisedPart } from '#domain/script/revision.ts';
import type { CatalogueKind } from '#domain/storyboard/catalogue/kinds.ts';
import type { ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { Platform } from '#domain/wizard/options.ts';
import type { Suggestion } from '#domain/wizard/understood/sharpen.ts';
import type { Installation } from '../chat/installation.ts';
import type { Strokes } from '../frames/frame-planes.ts';
import type { GenerationContext } from './generation-context.ts';

/** A frame as drawn: its words, and its picture as JPEG bytes with its size in pixels. */
export type DrawnFrame = {
  title: string;
  description: string;
  timing: string;
  alt: string;
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** Its planes, where it was drawn by the product's own brush. */
  strokes?: Strokes;
  /** Drawn by our own illustrator where a provider's picture failed. */
  isStandIn?: true;
};

/** A frame that was directed, the plan that says so, and what was made of a note in words. */
export type DirectedFrame = {
  frame: DrawnFrame;
  shots: ShotPlan;
  /** What is chosen for it and not in its picture. */
  unseen?: string[];
  note?: NotePart[];
};

/** What a model is asked for one frame, and what becomes of the picture that it sends. */
export type AskedFrame = {
  caption: Pick<DrawnFrame, 'title' | 'description' | 'timing' | 'alt'>;
  prompt: string;
  aspect: Aspect;
  pixels: Pick<DrawnFrame, 'width' | 'height'>;
  /** The product is seen: a model that looks is shown it. */
  isShownProduct: boolean;
  /** The film's lettering and the camera's arrow, which our own hand lays over it. */
  marks: { width: number; svg: string };
};
/** What a model is asked for a frame drawn once more, the others null, and the plan that says so. */
export type AskedRedrawing = { shots: ShotPlan; asked: (AskedFrame | null)[] };

/** Somebody of the cast in three views. */
export type PersonDrawn = Omit<DrawnPerson, 'picture'> & { picture: DrawnFrame };

/** A script, and what each of its shots shows where its writer says so. */
export type WrittenScript = {
  script: string;
  shots?: ShotPlan | undefined;
  /** Of a script that was revised: what became of each thing that was asked. */
  revision?: RevisedPart[] | undefined;
  /** The sentences of a model that were left out. */
  cut?: readonly string[];
};

/** Pictures of the product: ready for the brush, and cut out for models that look. */
type Drawings = { traced?: TracedPictures; references?: readonly Uint8Array[] };

/**
 * What writes and draws: the product's own, or models. Finished parts may be told to the context
 * before the whole is returned; what is returned counts. Throws a ModelError when a model fails.
 */
export type Engine = {
  /** Three. */
  writeConcepts(request: GenerateConceptsRequest, context: GenerationContext): Promise<Concept[]>;
  writeBrief(request: GenerateCreativeBriefRequest, context: GenerationContext): Promise<string>;
  /** With `cut` the existing script is recomposed for that platform: same idea, facts and cast. */
  writeScript(
    request: GenerateScriptRequest & { cut?: Platform },
    context: GenerationContext,
  ): Promise<WrittenScript>;
  /** What the details of step 3 are understood to be: the product's own reading, and no model's. */
  readProduct(request: ReadProductRequest, context: GenerationContext): Promise<ReadProductAnswer>;
  sharpenDetails(request: SharpenDetailsRequest, context: GenerationContext): Promise<Suggestion[]>;
  /** The assistant's, from what the house has written down. */
  answerChat(request: ChatAgentRequest, installation: Installation): Promise<ChatAgentAnswer>;
  /** Four, told one by one through `onFrame` as they are drawn; null for each that is locked. */
  drawStoryboard(
    request: GenerateStoryboardRequest & Drawings,
    context: GenerationContext,
    onFrame: (index: number, frame: DrawnFrame) => Promise<void>,
  ): Promise<(DrawnFrame | null)[]>;
  /** One frame as it was chosen, at once and by the product's own brush, with the plan that says so. */
  drawDirected(
    request: DirectFrameRequest & { traced?: TracedPictures },
    context: GenerationContext,
  ): Promise<DirectedFrame>;
  /** What a model is asked for a board, frame by frame; null for each that is locked. */
  planAsks(
    request: GenerateStoryboardRequest & Drawings,
    context: Pick<GenerationContext, 'signal'>,
  ): Promise<(AskedFrame | null)[]>;
  /** What a model is asked for one frame as it is chosen. */
  planRedrawing(
    request: RedrawFrameRequest & Drawings,
    context: Pick<GenerationContext, 'signal'>,
  ): Promise<AskedRedrawing>;
  /** The cast, the character first. */
  drawCast(request: DrawCastRequest, context: GenerationContext): Promise<PersonDrawn[]>;
  /** A small WebP of an entry of the catalogue; null where there is none of this id. */
  drawEntry(kind: CatalogueKind, id: string): Promise<Uint8Array | null>;
};

/** What models do of it, and what only a model does: one frame drawn once more. */
export type ModelEngine = Partial<Engine> & {
  redrawFrame?(
    request: RedrawFrameRequest & Drawings,
    context: GenerationContext,
  ): Promise<DirectedFrame>;
};
