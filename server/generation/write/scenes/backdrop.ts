// Where pictures are set that say no place of their own.
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import type { Mention } from '../../understand/subject-frame.ts';
import { isKnown } from '../product.ts';
import type { Stage } from '../stage.ts';

import { haunts } from './haunts.ts';
import { isLikened } from './likened.ts';

// Where it can be had, brought back or seen, and where it must not be.
const aside = /^(?:offer|occasion|limit|sponsor)$/;

// `Y en la playa enfría menos`: where it is worse it is not shown.
const lessens = /(?<!\p{L})(?:less|worse|weniger|schlechter|menos|peor|moins|pire)(?!\p{L})/iu;

// `À chaque salon`: any of them is none in particular.
const isAny = (text: string, { text: called }: Mention): boolean => {
  const noun = called.split(/[\s’']/).at(-1) ?? called;
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(noun.toLowerCase())));
  return /(?<!\p{L})(?:each|every|any|jede[mnrs]?|cada|chaque|tous les|toutes les)\s$/iu.test(
    before,
  );
};

/**
 * Where the client says it is, else the first place spoken of, else where what is sold is at home;
 * undefined where none is known, nobody wants to see it, or the matter is grave.
 */
export function backdropOf(stage: Stage): CatalogueRef | undefined {
  const { setting, frame, forbidden } = stage;
  if (setting !== undefined || frame.grave) return setting;
  const spokenOf = frame.statements
    .filter(({ source, role }) => source === 'description' && !aside.test(role))
    .flatMap(({ text, mentions }) =>
      mentions.filter(
        (one) =>
          one.kind === 'place' &&
          !isLikened(text, one) &&
          !lessens.test(text) &&
          !isAny(text, one) &&
          // A play is called a work, and no building site.
          (frame.kind === 'venue' || one.lemma.toLowerCase() !== frame.head.lemma.toLowerCase()),
      ),
    );
  const places = [
    // Where something is said to be comes before what is merely spoken of.
    ...spokenOf.filter(({ isThere }) => isThere).map(({ ref }) => ref),
    ...(isKnown(frame) ? [haunts.get(frame.form)] : []),
    ...spokenOf.map(({ ref }) => ref),
  ];
  return places.find(
    (place) => place !== undefined && noteOf(place) === undefined && !forbidden.has(place),
  );
}
