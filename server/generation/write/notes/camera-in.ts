// How the notes want the camera: where it stands, how it moves, how near it is.
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { angleSaid, handHeld, unmoved } from '../../illustrator/note/note-words.ts';
import { type Framing, framingWords } from '../../illustrator/reading/shot-words.ts';
import { findFirst } from '../../illustrator/reading/stems.ts';

export type Camera = Partial<Pick<Shot, 'move' | 'angle' | 'size'>>;

/** How near a picture is that is called so. */
export const sizesOf: Partial<Record<Framing, Shot['size']>> = {
  ECU: 'extreme-close-up',
  CU: 'close-up',
  MCU: 'medium-close-up',
  MS: 'medium',
  WS: 'wide',
};

/** What speaks of the camera and of nothing in front of it. */
const ofCamera =
  /(?<!\p{L})(?:cameras?|kamera|cámara|caméra|film(?:ed|ing)?|shots?|shoot|shooting|gefilmt|gedreht|filmt|drehen|einstellung(?:en)?|filmad[oa]|rodad[oa]|grabad[oa]|rodar|grabar|planos?|filmée?|filmer|filmez|tournée?|plans?)(?!\p{L})/iu;
const small =
  /^(?:a|an|all|the|in|on|at|of|with|from|to|be|is|it|and|only|just|always|please|as|shots?|everything|throughout|whole|film|camera|alles|immer|nur|die|der|das|eine?r?|in|mit|von|bitte|kamera|durchgehend|todo|siempre|solo|sólo|la|el|un|una|en|con|por|favor|tout|toujours|le|les|une?|en|avec|svp|caméra|plans?|planos?)$/iu;

const moveIn = (text: string): Camera =>
  handHeld.test(text) ? { move: 'hand-held' } : unmoved.test(text) ? { move: 'static' } : {};

// What is seen from above throughout is seen straight down.
function angleIn(text: string): Camera {
  const angle = angleSaid.find(([, said]) => said.test(text))?.[0];
  return angle ? { angle: angle === 'high' ? 'overhead' : angle } : {};
}

// Nothing is left of `all from above` once the camera is out of it.
const saysNothingElse = (clause: string): boolean =>
  [handHeld, unmoved, ...angleSaid.map(([, said]) => said)]
    .reduce((text, said) => text.replace(said, ' '), clause)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .every((one) => small.test(one));

// What refuses a way of filming, `nothing shaky`, `no shots from above`, asks for none.
const refused =
  /(?<!\p{L})(?:no|not|nothing|without|kein\p{L}{0,2}|nichts|ohne|nada|sin|pas|rien|sans|aucune?)(?!\p{L})/iu;

/** The camera that notes ask for throughout; of one picture see `viewIn`. */
export function cameraIn(notes: string): Camera {
  const clauses = notes.slice(0, 2000).split(/[.!?;,\n]+/u);
  const found = clauses.map((clause): Camera => {
    const isOfCamera = ofCamera.test(clause);
    if (!isOfCamera && !saysNothingElse(clause)) return {};
    // `The camera does not move` is asked for by a refusal.
    if (refused.test(clause)) return isOfCamera && unmoved.test(clause) ? { move: 'static' } : {};
    const isThroughout = saysNothingElse(clause);
    const size = isThroughout ? undefined : findFirst(clause, framingWords);
    const all = /(?<!\p{L})(?:all|only|alles|nur|todo|solo|sólo|tout|que)(?!\p{L})/iu.test(clause);
    return {
      ...moveIn(clause),
      // `From above into the pot` is said of one picture.
      ...(all || isThroughout ? angleIn(clause) : {}),
      ...(size && all && sizesOf[size] ? { size: sizesOf[size] } : {}),
    };
  });
  return Object.assign({}, ...found);
}

/** From where and how near what a wish names is to be seen. */
export const viewIn = angleIn;
