// The built-in illustrator: a board of four drawn frames for a script.

import { availableParallelism } from 'node:os';
import { leadId } from '#domain/cast/cast-sheet.ts';
import type { DirectFrameRequest, NotePart } from '#domain/functions/direct-frame.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { asWritten, choicesOf, directFrame } from '#domain/storyboard/direct-shot.ts';
import { heroForm } from '#domain/storyboard/hero-form.ts';
import { rowText } from '#domain/storyboard/keep-directions.ts';
import { noneRef, type ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { renderSketch } from '#server/drawing/render-sketch.ts';
import { takeTurns } from '#server/drawing/take-turns.ts';
import type { Strokes } from '#server/frames/frame-planes.ts';
import { maxBytes } from '#server/frames/frame-weight.ts';
import { altOf } from './captions/describe-frame.ts';
import { directedWords } from './captions/directed-words.ts';
import { inSight } from './captions/in-sight.ts';
import { composeFrame } from './compose/compose-frame.ts';
import { readNote } from './note/read-note.ts';
import { paintedIn } from './painted.ts';
import {
  type BoardRequest,
  type Caption,
  deskPlan,
  nounsOf,
  type PlannedFrame,
  planBoard,
} from './plan-board.ts';
import { languageOf } from './reading/language-of.ts';
import { soldAs } from './reading/sold-as.ts';
import { plain } from './reading/stems.ts';
import { shapesCredit } from './shapes-credit.ts';

// A frame on its way takes 30 MB, and no more of them than there are cores are drawn any sooner.
const turns = takeTurns(Math.max(2, Math.min(4, availableParallelism())));

export type DrawnFrame = Caption & {
  jpeg: Buffer;
  /** Pixels. */
  width: number;
  height: number;
  /** Its planes, which a film moves apart. */
  strokes?: Strokes;
};

/**
 * Draws exactly four frames in the shape of the primary platform, and tells of each when it is drawn;
 * the same request gives the same bytes. `onMissing` hears what the plan asks for and the library
 * does not have: it stands in the pictures as a neutral shape with its word.
 */
export async function drawStoryboard(
  request: BoardRequest,
  onFrame?: (index: number, frame: DrawnFrame) => Promise<void>,
  onMissing?: (missing: readonly string[]) => void,
): Promise<DrawnFrame[]> {
  const { locked: _, ...whole } = request;
  const frames = await drawUnlocked(whole, onFrame, onMissing);
  return frames.flatMap((frame) => frame ?? []);
}

/** The same, and null in the place of each frame that is locked: that is planned, and not drawn. */
export function drawUnlocked(
  request: BoardRequest,
  onFrame: (index: number, frame: DrawnFrame) => Promise<void> = async () => {},
  onMissing: (missing: readonly string[]) => void = () => {},
): Promise<(DrawnFrame | null)[]> {
  const { frames, missing } = planBoard(request);
  if (missing.length > 0) onMissing(missing);
  return Promise.all(
    frames.map(async (planned, index) => {
      if (isLockedFrame(request, index)) return null;
      const frame = await turns(() => drawFrame(planned));
      await onFrame(index, frame);
      return frame;
    }),
  );
}

/** Whether the frame of this place, from 0, stays as it was sent. */
export const isLockedFrame = ({ locked }: Pick<BoardRequest, 'locked'>, index: number): boolean =>
  locked?.some(({ frame }) => frame === index + 1) ?? false;

/** A frame that was directed, and the plan that says so. */
export type DirectedFrame = {
  frame: DrawnFrame;
  shots: ShotPlan;
  /** What is chosen for it and not in its picture. */
  unseen?: string[];
  note?: NotePart[];
};

/** Draws one frame of a board as it was chosen; without a choice as the plan has it. */
export async function drawDirected(
  request: BoardRequest & DirectFrameRequest,
): Promise<DirectedFrame> {
  const { frame, note } = request;
  const plan = deskPlan(request, frame);
  const shot = plan.shots.find((one) => one.frame === frame);
  const asked = request.choices ?? (shot && note.trim() ? choicesOf(shot) : undefined);
  const read = asked && note.trim() ? readNote(note, asked, filmOf(request, plan)) : undefined;
  const shots = withChosen(plan, { frame, choices: read?.choices ?? asked });
  const { frames } = planBoard({ ...request, shots });
  const planned = frames[frame - 1] as PlannedFrame;
  const drawn = await drawFrame(planned);
  const unseen = unseenIn(planned, shots, request);
  return {
    frame: drawn,
    shots,
    ...(unseen.length > 0 ? { unseen } : {}),
    ...(read ? { note: read.parts } : {}),
  };
}

/** The plan of a request with what is chosen for its frame. */
export const chosenPlanOf = (request: BoardRequest & Chosen): ShotPlan =>
  withChosen(deskPlan(request, request.frame), request);

type Chosen = Pick<DirectFrameRequest, 'frame' | 'choices'>;

function withChosen(plan: ShotPlan, { frame, choices }: Chosen): ShotPlan {
  if (!choices) return plan;
  const row = plan.shots.find((one) => one.frame === frame)?.row ?? 0;
  return directFrame(plan, frame, choices, rowText(row, plan.rows) ?? '');
}

export function filmOf(request: BoardRequest, plan: ShotPlan) {
  const { productName, characterName, cast } = request;
  const drawnAs = nounsOf(request);
  return {
    tongue: languageOf(plain(plan.rows.join(' ').slice(0, 3000))),
    castId: plan.cast[0]?.id ?? 'cast',
    cast: plan.cast.map(({ id, name }, at) => {
      const person = cast?.others.find((one) => one.id === id);
      const names = [at === 0 ? characterName : name, person?.name, person?.role];
      const noun = drawnAs.get(at === 0 ? leadId : id);
      return {
        ...{ who: id, names: names.flatMap((one) => one?.trim() || []) },
        ...(noun ? { noun } : {}),
      };
    }),
    productName,
    noun: soldAs(request).noun,
    form: heroForm(asWritten(plan)) ?? noneRef(productName),
  };
}

/** Draws and encodes once for practice in every shape: the first board need not wait for glyphs, grain and encoder. */
export async function warmUp(): Promise<void> {
  for (const platform of ['tiktok', 'youtube', 'instagram'] as const)
    await drawStoryboard(generateStoryboardRequest.parse({ ...practice, platform: [platform] }));
}

const practice = {
  script: 'CU. A loaf of bread. MS. She speaks in the kitchen. Pack shot.',
  productName: 'Practice',
  description: 'Bread.',
};

const unseenIn = ({ shot, plan }: PlannedFrame, { cast }: ShotPlan, request: BoardRequest) =>
  inSight(shot, plan, paintedIn(composeFrame(plan)), {
    cast,
    characterName: request.characterName,
  }).unseen;

async function drawFrame({ caption, plan, shot, told }: PlannedFrame): Promise<DrawnFrame> {
  const { width, height } = plan.sheet.pixels;
  const sketch = composeFrame(plan);
  const jpeg = await renderSketch(sketch, width, height, maxBytes, shapesCredit);
  const painted = paintedIn(sketch);
  const alt = altOf(plan, painted);
  const description = told
    ? directedWords(inSight(shot, plan, painted, told).seen, told)
    : caption.description;
  const strokes = { units: sketch.width, width, height, planes: sketch.planes() };
  return { ...caption, description, alt, jpeg, width, height, strokes };
}
