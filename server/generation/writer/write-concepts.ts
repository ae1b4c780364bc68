import type { Concept } from '#domain/concepts/concept.ts';
import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { orderDevices } from './choose-devices.ts';
import { setStage } from './set-stage.ts';

const longestTitle = 5;

/** Three concepts that differ in hook, device and ending. `round` 1 and up gives the next three for the same request. */
export function writeConcepts(request: GenerateConceptsRequest, round = 0): Concept[] {
  const { pack, stage } = setStage(request);
  const ids = orderDevices(pack, stage);
  const sets = Math.max(1, Math.floor(ids.length / 3));
  const from = (round % sets) * 3;
  const taken = new Set<string>();
  return ids.slice(from, from + 3).flatMap((id) => {
    const treatment = pack.devices[id]?.(stage);
    if (!treatment) return [];
    const free = treatment.titles.filter((title) => !taken.has(title.toLowerCase()));
    const title =
      free.find((each) => each.split(' ').length <= longestTitle) ?? free[0] ?? treatment.idea;
    taken.add(title.toLowerCase());
    return [
      {
        title: pack.titleCase(title),
        subtitle: treatment.subtitle,
        features: [...treatment.features],
        tone: treatment.tone,
      },
    ];
  });
}
