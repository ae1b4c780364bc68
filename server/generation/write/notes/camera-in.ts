// How the notes want the camera: where it stands, how it moves, how near it is.
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { type Framing, framingWords } from '../../illustrator/reading/shot-words.ts';
import { findFirst } from '../../illustrator/reading/stems.ts';

export type Camera = Partial<Pick<Shot, 'move' | 'angle' | 'size'>>;

type Said = readonly (readonly [Camera, RegExp])[];

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const moves: Said = [
  [
    { move: 'hand-held' },
    word(
      "hand-? ?held|shaky|(?:on|with) (?:a|an|my|the|your) (?:smart|mobile |cell)?phone|selfie|handkamera|aus der hand|mit (?:dem|einem) (?:handy|smartphone)|cámara en mano|con (?:el|un) (?:móvil|celular|teléfono)|(?:caméra )?à l[’']épaule|caméra portée|(?:au|avec (?:un|le)) (?:téléphone|portable|smartphone)",
    ),
  ],
  [
    { move: 'static' },
    word(
      "fixed|locked?[- ](?:off|down)|locked|static|tripod|bolted|screwed|mounted|(?:doesn[’']?t|does not|never|mustn[’']?t|must not|don[’']?t|do not) move|no camera mov\\p{L}+|still (?:camera|shots?)|fest\\p{L}{0,2}|starr\\p{L}{0,2}|stativ|stehende|ruhige|steht(?: still)?|bewegt sich nicht|bleibt (?:stehen|ruhig)|(?:keine|ohne) kamerafahrt(?:en)?|fij[oa]|quieta|trípode|no se mueve|sin mover|sin movimientos?|fixes?|immobile|trépied|ne bouge pas|sans mouvements?",
    ),
  ],
];
const angles: Said = [
  [
    { angle: 'overhead' },
    word(
      "overhead|top[- ](?:down|shot)|straight down|from (?:directly |right |straight )?above|bird[’']?s[- ]eye(?: view)?|(?:senkrecht |direkt )?von oben|draufsicht|cenital|desde (?:arriba|lo alto)|vue? (?:du dessus|d[’']en haut)|d[’']en haut|du dessus|en plongée",
    ),
  ],
  [
    { angle: 'low' },
    word(
      "low angle|from (?:below|down low|low down|the (?:floor|ground))|von unten|untersicht|vom boden aus|desde abajo|contrapicado|desde el suelo|d[’']en bas|contre-plongée|au ras du sol",
    ),
  ],
];
const sizes: Partial<Record<Framing, Shot['size']>> = {
  ECU: 'extreme-close-up',
  CU: 'close-up',
  MCU: 'medium-close-up',
  MS: 'medium',
  WS: 'wide',
};

/** What speaks of the camera and of nothing in front of it. */
const ofCamera = word(
  'cameras?|kamera|cámara|caméra|film(?:ed|ing)?|shots?|shoot|shooting|gefilmt|gedreht|filmt|drehen|einstellung(?:en)?|filmad[oa]|rodad[oa]|grabad[oa]|rodar|grabar|planos?|filmée?|filmer|filmez|tournée?|plans?',
);
const small =
  /^(?:a|an|all|the|in|on|at|of|with|from|to|be|is|it|and|only|just|always|please|as|shots?|everything|throughout|whole|film|camera|alles|immer|nur|die|der|das|eine?r?|in|mit|von|bitte|kamera|durchgehend|todo|siempre|solo|sólo|la|el|un|una|en|con|por|favor|tout|toujours|le|les|une?|en|avec|svp|caméra|plans?|planos?)$/iu;

const foundIn = (text: string, all: Said): Camera =>
  all.find(([, said]) => said.test(text))?.[0] ?? {};

// Nothing is left of `all from above` once the camera is out of it.
function saysNothingElse(clause: string): boolean {
  const left = [...moves, ...angles].reduce((text, [, said]) => text.replace(said, ' '), clause);
  return left
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .every((one) => small.test(one));
}

// What refuses a way of filming, `nothing shaky`, `no shots from above`, asks for none.
const refused =
  /(?<!\p{L})(?:no|not|nothing|without|kein\p{L}{0,2}|nichts|ohne|nada|sin|pas|rien|sans|aucune?)(?!\p{L})/iu;
const unmoved = moves[1] as Said[number];

/** The camera that notes ask for throughout; of one picture see `viewIn`. */
export function cameraIn(notes: string): Camera {
  const clauses = notes.slice(0, 2000).split(/[.!?;,\n]+/u);
  const found = clauses.map((clause): Camera => {
    const isOfCamera = ofCamera.test(clause);
    if (!isOfCamera && !saysNothingElse(clause)) return {};
    // `The camera does not move` is asked for by a refusal.
    if (refused.test(clause)) return isOfCamera && unmoved[1].test(clause) ? unmoved[0] : {};
    const size = saysNothingElse(clause) ? undefined : findFirst(clause, framingWords);
    const all = /(?<!\p{L})(?:all|only|alles|nur|todo|solo|sólo|tout|que)(?!\p{L})/iu.test(clause);
    return {
      ...foundIn(clause, moves),
      ...foundIn(clause, angles),
      ...(size && all && sizes[size] ? { size: sizes[size] } : {}),
    };
  });
  return Object.assign({}, ...found);
}

/** From where and how near what a wish names is to be seen. */
export const viewIn = (text: string): Camera => foundIn(text, angles);
