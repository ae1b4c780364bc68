// Recognises the concept that was chosen, and works it out for the request.
import type { Concept } from '#domain/concepts/concept.ts';
import { orderDevices } from './choose-devices.ts';
import { restrained } from './promised-restraint.ts';
import type { StageSet } from './set-stage.ts';
import type { Treatment } from './treatment.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The treatment behind a concept; for a concept that was edited, made elsewhere or absent, one from its own words. */
export function findTreatment({ pack, stage }: StageSet, concept: Concept | undefined): Treatment {
  const treatments = orderDevices(pack, stage).flatMap(
    (id, at) => pack.devices[id]?.({ ...stage, turn: at % 3 }) ?? [],
  );
  const [first] = treatments;
  if (!concept && first) return first;
  const words = {
    title: concept?.title ?? '',
    subtitle: concept?.subtitle ?? '',
    features: concept?.features ?? [],
    tone: concept?.tone ?? '',
  };
  const features = new Set(words.features.map(plain));
  const scored = treatments.map((treatment) => ({
    treatment,
    score:
      (plain(treatment.subtitle) === plain(words.subtitle) ? 2 : 0) +
      (treatment.titles.some((title) => plain(title) === plain(words.title)) ? 2 : 0) +
      treatment.features.filter((feature) => features.has(plain(feature))).length,
  }));
  const best = scored.reduce(
    (a, b) => (b.score > a.score ? b : a),
    scored[0] ?? { treatment: undefined, score: 0 },
  );
  if (best.treatment && best.score >= 2) return best.treatment;
  return restrained(pack.ownConcept(stage, words), words, stage.facts.shortName);
}
