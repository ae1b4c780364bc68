import type { Concept } from '#domain/concepts/concept.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { orderDevices } from './choose-devices.ts';
import { setStage } from './set-stage.ts';

const longestTitle = 5;

/** Three concepts that differ in hook, device and ending. `variation` 1 and up gives the next three for the same answers. */
export function writeConcepts(request: Omit<GenerateConceptsRequest, 'earlierTitles'>): Concept[] {
  const { pack, stage } = setStage(request);
  const ids = orderDevices(pack, stage);
  const sets = Math.max(1, Math.floor(ids.length / 3));
  const from = (request.variation % sets) * 3;
  const taken = new Set<string>();
  const seen = new Set<string>();
  // Earlier sets keep their titles.
  const concepts = ids.slice(0, from + 3).flatMap((id, at) => {
    const turn = at % 3;
    if (turn === 0) seen.clear();
    const treatment = pack.devices[id]?.({ ...stage, turn });
    if (!treatment) return [];
    const free = treatment.titles.filter((title) => !taken.has(title.toLowerCase()));
    const title =
      free.find((each) => each.split(' ').length <= longestTitle) ?? free[0] ?? treatment.idea;
    taken.add(title.toLowerCase());
    return [
      {
        title: pack.titleCase(title),
        subtitle: treatment.subtitle,
        features: unshared(treatment.features, seen),
        tone: treatment.tone,
      },
    ];
  });
  return concepts.slice(-3);
}

// A picture that an earlier concept of the set already has is dropped while three features remain.
function unshared(features: readonly string[], seen: Set<string>): string[] {
  const tail = (feature: string) => (feature.split(': ').at(-1) ?? feature).toLowerCase();
  let left = features.length;
  const kept = features.filter((feature) => {
    const repeats = seen.has(tail(feature)) && left > 3;
    if (repeats) left -= 1;
    return !repeats;
  });
  for (const feature of kept) seen.add(tail(feature));
  return kept;
}
