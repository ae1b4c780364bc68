// What a model is asked for, frame by frame, and what our own hand lays over its pictures: the part of a
// board by a model that takes long, done where boards are drawn.
import type { RedrawFrameRequest } from '#domain/functions/redraw-frame.ts';
import { framesPerBoard } from '#domain/storyboard/frame.ts';
import type { AskedFrame, AskedRedrawing } from '../../../engine/engine.ts';
import { composeMarks } from '../../illustrator/compose/compose-frame.ts';
import { chosenPlanOf, isLockedFrame } from '../../illustrator/draw-storyboard.ts';
import { type BoardRequest, type PlannedFrame, planBoard } from '../../illustrator/plan-board.ts';
import { framePrompt, referencesFor } from './prompts/frame-prompt.ts';

/** The four frames of a board, null for each that is locked; the same request gives the same. */
export const planAsks = (request: BoardRequest): (AskedFrame | null)[] =>
  planBoard(request).frames.map((planned, index) =>
    isLockedFrame(request, index) ? null : askedFrame(planned, request),
  );

const itself = { title: '-', description: '' };

/** One frame as it is chosen, with its note, and the plan that says so. */
export function planRedrawing({
  note,
  ...request
}: BoardRequest & RedrawFrameRequest): AskedRedrawing {
  const { frame } = request;
  const shots = chosenPlanOf(request);
  const others = Array.from({ length: framesPerBoard }, (_, at) => at + 1).filter(
    (one) => one !== frame,
  );
  const locked = others.map((one) => ({ frame: one, drawn: itself }));
  return { shots, asked: planAsks({ ...request, shots, locked, direction: note }) };
}

function askedFrame(planned: PlannedFrame, request: BoardRequest): AskedFrame {
  const { caption, plan } = planned;
  const marks = composeMarks(plan);
  return {
    caption,
    prompt: framePrompt(planned, request),
    aspect: plan.sheet.aspect,
    pixels: plan.sheet.pixels,
    isShownProduct: referencesFor(planned, request).length > 0,
    marks: { width: marks.width, svg: marks.svg() },
  };
}
