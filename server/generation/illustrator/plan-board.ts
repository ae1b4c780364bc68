// From a request to four pictures and the words that go with them.
import { leadId } from '#domain/cast/cast-sheet.ts';
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import type { TracedPictures } from '#domain/pictures/traced.ts';
import { type AvScript, parseAvScript } from '#domain/script/av-script.ts';
import { cutFor } from '#domain/script/cuts.ts';
import { asWritten, pinned } from '#domain/storyboard/direct-shot.ts';
import { carryDirections } from '#domain/storyboard/keep-directions.ts';
import {
  boardShots,
  type Shot,
  type ShotPlan,
  withPictures,
} from '#domain/storyboard/shot-plan.ts';
import { platforms } from '#domain/wizard/options.ts';
import { altOf, descriptionOf, timingOf } from './captions/describe-frame.ts';
import { directedWords, type Told } from './captions/directed-words.ts';
import { furtherCast, leadOf, withFurther } from './cast/cast-of.ts';
import { seedOf } from './cast/seed.ts';
import type { ScenePlan } from './compose/scene-plan.ts';
import type { Aspect } from './compose/sheet.ts';
import { markers } from './palette.ts';
import { sceneBoard } from './plan/scene-board.ts';
import type { Look } from './plan/scenes-of.ts';
import { likePictured, picturedForm, showEverywhere, showNamed } from './plan/show-pictured.ts';
import { spelledOut } from './plan/spell-out.ts';
import { plateLookFor } from './products/plate-look.ts';
import { colourWords } from './reading/colour-words.ts';
import { planFromText, revisedPlan } from './reading/plan-from-text.ts';
import { soldAs } from './reading/sold-as.ts';
import { findFirst } from './reading/stems.ts';
import { titleFrames } from './titles/title-frames.ts';

export type Caption = {
  title: string;
  description: string;
  /** `0–5 s` */
  timing: string;
  alt: string;
};
/** `traced` has the pictures that the request names, ready for the brush. */
export type BoardRequest = GenerateStoryboardRequest & {
  traced?: TracedPictures;
  /** The product cut out of its pictures, WebP, for models that look. */
  references?: readonly Uint8Array[];
  /** What a person asks of one picture, in words, for models. */
  direction?: string;
};
export type PlannedFrame = {
  shot: Shot;
  plan: ScenePlan;
  caption: Caption;
  /** Of a frame that was directed: what its words are told by. */
  told?: Told;
};
export type PlannedBoard = {
  frames: PlannedFrame[];
  /** What the plan asks for and the library does not have, each once: `thing:swab`. */
  missing: string[];
};

/** What the shots of a request's script show: as planned with it, and read where its text is another. */
export function planOf(request: BoardRequest): ShotPlan {
  const script = parseAvScript(request.script);
  const planned = request.shots
    ? carryDirections(request.shots, revisedPlan(request.shots, request, script))
    : planFromText(request, script, aspectOf(request) === '16:9' ? 30 : 15);
  const shown = request.pictures?.product.length ? withPictured(planned, request) : planned;
  return withFurther(shown, request);
}

function withPictured(planned: ShotPlan, request: BoardRequest): ShotPlan {
  const form = picturedForm(asWritten(planned));
  return form ? showEverywhere(likePictured(planned, form)) : showNamed(planned, soldAs(request));
}

/** Plans the four frames of a board; the same request gives the same plans. */
export function planBoard(request: BoardRequest): PlannedBoard {
  const script = parseAvScript(request.script);
  const plan = withPictures(planOf(request), request.pictures);
  const board = sceneBoard(plan, lookOf(request, script));
  const { shots, scenes, written, missing } = board;
  const rowOf = ({ row }: Shot) => script?.rows[row - 1];
  const titled = (of: readonly Shot[]) =>
    titleFrames(
      of.map((shot) => ({ shot, beat: rowOf(shot)?.beat ?? '' })),
      request,
    );
  const [titles, ownTitles] = [titled(written), titled(shots)];
  const frames = scenes.map((scene, index): PlannedFrame => {
    const shot = shots[index] as Shot;
    const row = rowOf(shot);
    const told = shot.directed && toldOf(plan, request, scene);
    const title = (shot.directed ? ownTitles : titles)[index];
    return {
      shot,
      plan: scene,
      ...(told ? { told } : {}),
      caption: {
        title: title || `Frame ${index + 1}`,
        description: told
          ? directedWords(shot, told)
          : descriptionOf(row?.video ?? '', shot, plan.shots),
        timing: timingOf(shot, row, plan.shots, boardShots(plan)),
        alt: altOf(scene),
      },
    };
  });
  return { frames, missing };
}

/** The plan that a frame, from 1, is directed in: its four frames are marked, and all that this one shows is named. */
export function deskPlan(request: BoardRequest, frame: number): ShotPlan {
  const plan = pinned(planOf(request));
  const look = lookOf(request, parseAvScript(request.script));
  return spelledOut(plan, frame, sceneBoard(withPictures(asWritten(plan), request.pictures), look));
}

/** As what everybody of the film is drawn, `woman` or `child`, by who they are on the cast sheet. */
export function nounsOf(request: BoardRequest): ReadonlyMap<string, string> {
  const { cast, further = [] } = lookOf(request, parseAvScript(request.script));
  return new Map([
    [leadId, cast.noun],
    ...further.map(({ person, cast: { noun } }) => [person.id, noun] as const),
  ]);
}

const toldOf = (
  { cast }: ShotPlan,
  { characterName, productName }: BoardRequest,
  { shot: { language } }: ScenePlan,
): Told => ({ tongue: language, cast, characterName, productName: productName.trim() });

const lookOf = (request: BoardRequest, script: AvScript | null): Look => ({
  aspect: aspectOf(request),
  cast: leadOf(castIn(request), script, request.shots !== undefined && !request.shots.isRead),
  further: furtherCast(request),
  voiceOnly: request.voiceOverOnly,
  productName: request.productName,
  colour: colourIn(request),
  traced: request.traced,
  plate: plateLookFor(request.pictures, request.traced),
  // Not of the script: a row that is put right leaves the pictures of the others as they were.
  seed: seedOf(request.productName),
});

// Of whom the form says nothing, the plan says whether it is a woman or a man.
const castIn = (request: GenerateStoryboardRequest): GenerateStoryboardRequest => {
  const gender = request.gender ?? request.shots?.cast[0]?.gender;
  return gender ? { ...request, gender } : request;
};

// A saved project may send its video style among the platforms.
const aspectOf = ({ platform, instagramPortrait }: GenerateStoryboardRequest): Aspect => {
  const primary = platforms.find(
    (one) => one === platform.find((sent) => sent !== 'direct' && sent !== 'narrative'),
  );
  return cutFor(primary ?? 'youtube', { instagramPortrait }).aspect;
};

// A colour in the product's own name is the brand's.
const colourIn = ({ productName }: GenerateStoryboardRequest): string | undefined => {
  const said = findFirst(productName, colourWords);
  return said && markers[said];
};
