// Which devices suit a request, in sets of three that differ in hook and ending.
import { type DeviceId, deviceFits, deviceIds } from './devices.ts';
import type { Pack } from './pack.ts';
import { hash, seedOf } from './seed.ts';
import type { Stage } from './stage.ts';
import type { World } from './world.ts';

/** All suitable devices, best first, arranged so that each three in a row differ. */
export function orderDevices(pack: Pack, stage: Stage): DeviceId[] {
  const seed = seedOf(stage.input);
  const suited = deviceIds.filter(
    (id) =>
      pack.devices[id] &&
      deviceFits[id].types.includes(stage.userType) &&
      offers(stage.world, deviceFits[id].needs),
  );
  const serious = suited.filter((id) => !deviceFits[id].playful);
  const ranked = (stage.world.grave && serious.length >= 3 ? serious : suited)
    .map((id) => {
      const fit = deviceFits[id];
      const noise = (hash(`${seed}:${id}`) % 1000) / 250;
      const score =
        (fit.approaches.includes(stage.approach) ? 3 : 0) +
        (fit.platforms.includes(stage.platform) ? 2 : 0) +
        (fit.approaches.length === 1 ? 0.5 : 0);
      return { id, score: score + noise };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ id }) => id);
  const ordered: DeviceId[] = [];
  while (ranked.length > 0) {
    const set = ordered.slice(ordered.length - (ordered.length % 3));
    const differs = (id: DeviceId) =>
      set.every(
        (other) =>
          deviceFits[other].hook !== deviceFits[id].hook &&
          deviceFits[other].ending !== deviceFits[id].ending,
      );
    const at = Math.max(0, ranked.findIndex(differs));
    ordered.push(...ranked.splice(at, 1));
  }
  return ordered;
}

function offers(world: World, need: 'indoors' | 'portable' | 'shared' | undefined): boolean {
  if (need === undefined) return true;
  return need === 'shared' ? Boolean(world.shared) : !world.not?.includes(need);
}
