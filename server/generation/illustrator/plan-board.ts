// From a request to four plans: moments, shots, cast, places and things.
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { yellow } from '#server/drawing/brush.ts';
import { drawable } from '#server/drawing/glyphs.ts';
import { castLine, findCast } from './cast/find-cast.ts';
import { choose, seedOf } from './cast/seed.ts';
import type { ScenePlan } from './compose/scene-plan.ts';
import { type Aspect, sheets } from './compose/sheet.ts';
import { actionsOf } from './describe-frame.ts';
import { markers } from './palette.ts';
import { findPlace } from './places/find-place.ts';
import { cyclorama } from './places/shows.ts';
import { street } from './places/town.ts';
import { findProduct } from './products/find-product.ts';
import { shopSign } from './products/shop-sign.ts';
import { sign } from './props/civic.ts';
import { iceGlass } from './props/close-things.ts';
import { findProps, lookOf } from './props/find-props.ts';
import { asProp } from './props/thing.ts';
import { car } from './props/vehicles.ts';
import { wiltedPlant } from './props/wilted-plant.ts';
import { chooseMoments, type Moment } from './reading/choose-moments.ts';
import type { Reading } from './reading/people-in-shot.ts';
import { readShot, type Shot } from './reading/read-shot.ts';
import { findAll, findFirst, plain } from './reading/stems.ts';
import { troubles } from './reading/troubles.ts';
import { varyShots } from './reading/vary-shots.ts';
import { colourWords } from './reading/wardrobe-words.ts';
import type { Place, ProductDrawing, ProductLook } from './scene.ts';
import { titleFrames } from './titles/title-frames.ts';
import { usualPlaceFor } from './usual-place.ts';

/** `title` is empty where nothing of the moment has a name. */
export type PlannedFrame = { moment: Moment & { title: string }; plan: ScenePlan };

const aspectOf = (request: GenerateStoryboardRequest): Aspect => {
  const primary = request.platform.find(
    (one) => one === 'tiktok' || one === 'youtube' || one === 'instagram',
  );
  return primary === 'tiktok' ? '9:16' : primary === 'instagram' ? '1:1' : '16:9';
};

/** Plans the four frames of a board; the same request gives the same plans. */
export function planBoard(request: GenerateStoryboardRequest): PlannedFrame[] {
  const script = parseAvScript(request.script);
  const aspect = aspectOf(request);
  const moments = chooseMoments(request.script, script, aspect === '16:9' ? 30 : 15);
  const titles = titleFrames(moments, request);
  const voiceOnly = request.voiceOverOnly;
  const cast = findCast(request, script);
  const reading: Reading = {
    voiceOnly,
    name: cast.name,
    frame: cast.person.frame,
    castLine: script ? castLine(script) : '',
    thingAt: firstAt,
  };
  const shots = varyShots(
    moments.map((moment, index) => readShot(moment, index, reading)),
    voiceOnly,
  );
  const about = `${request.productName}. ${request.description.slice(0, 800)}. ${moments.map(({ picture }) => picture).join(' ')}`;
  const drawing = productOf(request, about);
  const look = productLook(request);
  const seed = seedOf(`${request.productName}|${request.script}`);
  // At home is where the description and the cast's own pictures are, not somebody else's.
  const own = moments.filter(
    (moment, index) => shots[index]?.who === 'cast' && !troubles.test(moment.beat),
  );
  const home = `${request.productName}. ${request.description.slice(0, 800)}. ${own.map(({ picture }) => picture).join(' ')}`;
  const whole = placeIn(home.replace(streetNames, ' ')) ?? findPlace(usualPlaceFor(drawing.name));
  let place = whole;
  return moments.map((moment, index): PlannedFrame => {
    const shot = shots[index] as Shot;
    const trouble = troubles.test(moment.beat);
    const said = placeIn(actionsOf(moment.picture));
    // Somebody else's place is left with them, and what is wrong where it was: the film comes back
    // to where the cast is at home.
    const here = said ?? place ?? whole;
    if (shot.who === 'cast' && !trouble) place = here;
    const outside = shot.composition === 'place' && here?.surface?.kind === 'dashboard';
    const props = findProps(moment.picture)
      .filter(({ prop }) => prop.name !== drawing.name)
      .filter(
        ({ prop }, _, all) =>
          prop.name !== 'a glass' || !all.some((one) => one.prop.name === iceGlass.name),
      )
      .slice(0, 4)
      .concat(outside ? [{ prop: asProp(car), look: lookOf(car) }] : []);
    return {
      moment: { ...moment, title: titles[index] ?? '' },
      plan: {
        sheet: sheets[aspect],
        shot: trouble && props.length === 0 ? withoutSign(shot, drawing, voiceOnly) : shot,
        place: outside ? street : (here ?? cyclorama),
        placeSaid: said !== undefined,
        props,
        product: { drawing, look },
        showsProduct:
          !(trouble && isSign(drawing)) &&
          !props.some(({ prop }) => prop.name === wiltedPlant.name) &&
          showsProduct(shot, moment, request.productName, drawing.stems, props.length > 0),
        cast,
        voiceOnly,
        productName: request.productName.replace(/\s+/g, ' ').trim(),
        index,
        seed,
      },
    };
  });
}

// A shop in Pine Street is met in the shop.
const streetNames =
  /\p{Lu}[\p{L}’']+ (?:Street|Road|Avenue|Lane|Square|Boulevard)\b|\b[Nn]eighbou?rhood\b/gu;

// The empty studio is only meant where it is asked for: many words of the camera point to it.
function placeIn(text: string): Place | undefined {
  const place = findPlace(text);
  const studio = /\b(?:studio|backdrop|cyclorama|limbo|seamless|plató|fond blanc|hohlkehle)\b/iu;
  return place === cyclorama && !studio.test(text) ? undefined : place;
}

// What the first words of the description plainly name is the product, unless its name does.
function productOf(request: GenerateStoryboardRequest, about: string): ProductDrawing {
  const opening = request.description.slice(0, 140);
  const named = findProps(request.productName)[0] ? undefined : findProps(opening)[0];
  return findProduct(named ? named.prop.name : request.productName, about);
}

// Where the first thing of the library, or a car on the road, is named.
function firstAt(text: string): number {
  const vehicle = findAll(text, {
    it: 'car drives, car stops, car crash, car pulls, car passes, coche, voiture, auto',
  })[0];
  if (vehicle) return vehicle.at;
  const first = findProps(text)[0];
  return first ? (findAll(text, { it: first.prop.stems.join(',') })[0]?.at ?? -1) : -1;
}

const commonWords = new Set(
  'the and for with from your our every one las los del por con les des pour avec der die das und mit'.split(
    ' ',
  ),
);

// What is wrong is not shown under the sign of the brand.
const isSign = ({ name }: ProductDrawing): boolean => name === shopSign.name || name === sign.name;

// A close shot of nothing but the sign becomes one of the person, or of where they are.
function withoutSign(shot: Shot, drawing: ProductDrawing, voiceOnly: boolean): Shot {
  const near: readonly Shot['composition'][] = ['product', 'hands', 'overhead'];
  if (!isSign(drawing) || !near.includes(shot.composition)) return shot;
  return voiceOnly
    ? { ...shot, composition: 'place', size: 'WS' }
    : { ...shot, composition: 'figure', size: 'MCU' };
}

// The product belongs in a picture that names it, and in those that are about it.
function showsProduct(
  shot: Shot,
  moment: Moment,
  productName: string,
  stems: readonly string[],
  namesOther: boolean,
): boolean {
  if (shot.composition === 'pack') return true;
  const text = plain(moment.picture);
  const names = plain(productName)
    .split(' ')
    .filter((word) => word.length > 2 && !commonWords.has(word));
  const named =
    // One word of a long title is not yet the product.
    (names.length > 0 &&
      names.filter((word) => ` ${text}`.includes(` ${word}`)).length >=
        Math.max(1, Math.ceil(names.length / 2), Math.min(2, names.length))) ||
    findFirst(text, { it: stems.join(',') }) === 'it';
  const closeUp =
    shot.composition === 'product' ||
    shot.composition === 'hands' ||
    shot.composition === 'overhead';
  return named || /\bproduct|producto|produit|produkt\b/.test(text) || (closeUp && !namesOther);
}

/** The colours and the name a product is drawn with: a colour the visitor mentions, else one of its own. */
function productLook(request: GenerateStoryboardRequest): ProductLook {
  const said = findFirst(
    `${request.productName}. ${request.description.slice(0, 500)}`,
    colourWords,
  );
  const own = choose(
    ['red', 'teal', 'orange', 'green', 'blue', 'maroon', 'purple'] as const,
    request.productName,
    'product',
  );
  const words = drawable(request.productName).split(' ');
  let label = '';
  for (const word of words)
    if (`${label} ${word}`.trim().length <= 22) label = `${label} ${word}`.trim();
  return {
    color: markers[said ?? own],
    accent: yellow,
    label: label || (words[0] ?? '').slice(0, 22),
  };
}
