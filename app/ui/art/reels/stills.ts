// The drawn stills that stand before a reel until it is played.
import { embedOf } from '#domain/video-embed.ts';
import blinds from './blinds.svg';
import bottleSpot from './bottle-spot.svg';
import cabin from './cabin.svg';
import catwalk from './catwalk.svg';
import doorway from './doorway.svg';
import duskWalker from './dusk-walker.svg';
import lighthouse from './lighthouse.svg';
import loneTree from './lone-tree.svg';
import nightRoad from './night-road.svg';
import phoneGlow from './phone-glow.svg';
import projector from './projector.svg';
import rooftops from './rooftops.svg';
import skillet from './skillet.svg';
import streetLamp from './street-lamp.svg';
import tunnel from './tunnel.svg';
import windowLight from './window-light.svg';

// This order and the seed below let the directors of the catalogue fall to the stills it names for
// them, so that they look the same where only their id is known; and neighbours by name differ.
const stills: ReadonlyMap<string, string> = new Map([
  ['catwalk', catwalk],
  ['phone-glow', phoneGlow],
  ['street-lamp', streetLamp],
  ['skillet', skillet],
  ['lighthouse', lighthouse],
  ['window-light', windowLight],
  ['blinds', blinds],
  ['doorway', doorway],
  ['projector', projector],
  ['bottle-spot', bottleSpot],
  ['cabin', cabin],
  ['tunnel', tunnel],
  ['rooftops', rooftops],
  ['night-road', nightRoad],
  ['lone-tree', loneTree],
  ['dusk-walker', duskWalker],
]);
const seed = 666_547;

/** Address of the still called `named`, or of the one that always falls to `id`. */
export function stillOf(id: string, named = ''): string {
  const all = [...stills.values()];
  return stills.get(named) ?? all[Math.floor(share(id) * all.length)] ?? duskWalker;
}

/** What stands before a director's reel: our copy of their own picture, or the drawn one that falls to them. */
export const stillOfDirector = ({ id, video_reel_poster }: Reel): string =>
  isOurs(video_reel_poster) ? video_reel_poster : stillOf(id);

/** Whether there is a reel to stand before. An invented director has a drawn still without one. */
export const hasStill = ({ sample, video_reel_url, video_reel_poster }: Shown): boolean =>
  sample ||
  isOurs(video_reel_poster) ||
  (video_reel_url !== null && embedOf(video_reel_url) !== null);

type Shown = { sample: boolean; video_reel_url: string | null; video_reel_poster: string | null };

type Reel = { id: string; video_reel_poster: string | null };

// The policy of our pages refuses pictures from elsewhere.
const isOurs = (address: string | null): address is string =>
  address?.startsWith('/api/storage/') === true;

// Where a text falls between 0 and 1: FNV-1a, its bits mixed once more for short and similar ids.
function share(text: string): number {
  let value = seed;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
}
