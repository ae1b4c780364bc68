// The films that stand for reels of invented directors: see docs/sample-reels.md.

type Film = { id: string; duration: string };

/** Open movies of the Blender Foundation and Blender Studio under Creative Commons Attribution. */
export const films = {
  elephantsDream: { id: 'TLkA0RELQ1g', duration: '10:54' },
  bigBuckBunny: { id: 'aqz-KE-bpKQ', duration: '10:35' },
  sintel: { id: 'eRsGyueVLvQ', duration: '14:48' },
  tearsOfSteel: { id: 'R6MlUcmOul8', duration: '12:14' },
  caminandesLlamigos: { id: 'SkVqJ1SGeL0', duration: '2:30' },
  hero: { id: 'pKmSdY56VtY', duration: '3:57' },
  spring: { id: 'WhWc3b3KhnY', duration: '7:44' },
  coffeeRun: { id: 'PVGeM40dABA', duration: '3:05' },
  spriteFright: { id: '_cMxraX_5RE', duration: '10:30' },
  charge: { id: 'UXqq0ZvbOnk', duration: '4:23' },
  wingIt: { id: 'u9lj-c29dxI', duration: '3:58' },
} as const satisfies Record<string, Film>;

/** How people paste the address of a film. */
const links = {
  watch: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  short: (id: string) => `https://youtu.be/${id}`,
  embed: (id: string) => `https://www.youtube.com/embed/${id}`,
  shared: (id: string) => `https://www.youtube.com/watch?v=${id}&feature=share`,
};

export type Reel = readonly [film: keyof typeof films, link: keyof typeof links];

/** Address and running time of a reel, as a feed gives them. */
export function reelColumns(reel: Reel | undefined) {
  if (!reel) return { video_reel_url: null, video_reel_duration: null };
  const [film, link] = reel;
  const { id, duration } = films[film];
  return { video_reel_url: links[link](id), video_reel_duration: duration };
}
