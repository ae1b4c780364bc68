// The marker tones of a place by the light it is in.
import { yellow } from '#server/drawing/brush.ts';
import { mix, shade } from '../palette.ts';
import type { Mood } from '../scene.ts';

export type Tones = {
  wall: string;
  wallShade: string;
  floor: string;
  floorShade: string;
  /** Furniture and buildings from light to dark. */
  light: string;
  middle: string;
  dark: string;
  deep: string;
  sky: string;
  skyShade: string;
  /** What a window shows from inside, and what its lamps give. */
  glass: string;
  glow: string;
  sun: string;
  leaf: string;
  leafShade: string;
  wood: string;
  woodShade: string;
};

const day: Tones = {
  wall: '#e6dcc6',
  wallShade: '#d3c6aa',
  floor: '#c2ab8a',
  floorShade: '#a99270',
  light: '#ddd4c4',
  middle: '#b3a998',
  dark: '#857c6d',
  deep: '#565045',
  sky: '#d9e4e2',
  skyShade: '#c3d4d5',
  glass: '#e9f0ec',
  glow: '#f3e2ae',
  sun: '#efd28a',
  leaf: '#a3b582',
  leafShade: '#82986a',
  wood: '#c9ac84',
  woodShade: '#a98c65',
};

const night: Tones = {
  wall: '#847b6d',
  wallShade: '#6f675a',
  floor: '#5c554a',
  floorShade: '#4c463c',
  light: '#a1998a',
  middle: '#777064',
  dark: '#4b463d',
  deep: '#35312b',
  sky: '#3e4550',
  skyShade: '#303640',
  glass: '#33302b',
  glow: yellow,
  sun: '#e9e2cf',
  leaf: '#5c6452',
  leafShade: '#484f41',
  wood: '#7d6a52',
  woodShade: '#61523f',
};

/** A tint laid over the daylight: its colour, how much of it, and the sky it brings. */
const washes = {
  dawn: { color: '#e3b88f', share: 0.22, sky: '#f0d5b0', skyShade: '#e5c096', sun: '#f6c65b' },
  dusk: { color: '#b0765a', share: 0.24, sky: '#e8c096', skyShade: '#d7a679', sun: '#f2b13c' },
} as const;

/** The tones of a mood: warm by day, peach at dawn, dark greys with yellow lamps at night. */
export function tonesOf({ time, feeling, hue, cover }: Mood): Tones {
  const dry = time === 'night' ? night : time === 'day' ? day : washed(washes[time]);
  const light = cover ? covered(dry, cover, time === 'night') : dry;
  const base = hue ? papered(light, hue, time === 'night' ? 0.22 : 0.62) : light;
  if (feeling === 'lit') return tinted(base, '#f4d67a', time === 'night' ? 0.1 : 0.24);
  if (feeling === 'low') return tinted(base, '#8b8985', time === 'night' ? 0.12 : 0.38);
  return base;
}

// Snow lies white on ground and leaves; rain darkens the ground and greys the sky.
function covered(tones: Tones, cover: 'snow' | 'rain', dark: boolean): Tones {
  const [color, share] =
    cover === 'snow' ? [dark ? '#8f979f' : '#f5f4ef', 0.78] : ['#68747c', 0.34];
  const lain: (keyof Tones)[] =
    cover === 'snow'
      ? ['floor', 'floorShade', 'leaf', 'leafShade', 'wood']
      : ['floor', 'floorShade', 'sky', 'skyShade'];
  return {
    ...tones,
    ...Object.fromEntries(lain.map((name) => [name, mix(tones[name], color, share)])),
  };
}

// The wall in a colour of the board's own, the floor a little of it.
const papered = (tones: Tones, hue: string, share: number): Tones => ({
  ...tones,
  wall: mix(tones.wall, hue, share),
  wallShade: mix(tones.wallShade, shade(hue, 0.12), share),
  floor: mix(tones.floor, hue, share * 0.3),
  floorShade: mix(tones.floorShade, hue, share * 0.3),
});

type Wash = (typeof washes)[keyof typeof washes];

const washed = ({ color, share, sky, skyShade, sun }: Wash): Tones => ({
  ...tinted(day, color, share),
  sky,
  skyShade,
  sun,
  glass: sky,
  glow: yellow,
});

function tinted(tones: Tones, color: string, share: number): Tones {
  const keeps: (keyof Tones)[] = ['glow', 'sun'];
  const entries = Object.entries(tones).map(([name, tone]) => {
    return [name, keeps.includes(name as keyof Tones) ? tone : mix(tone, color, share)];
  });
  return Object.fromEntries(entries) as Tones;
}
