// The ground and the letters of the film's plates: paper and ink, or the colour of the client's logo.
import type { ShownPictures } from '#domain/pictures/picture.ts';
import type { TracedPicture, TracedPictures } from '#domain/pictures/traced.ts';
import { ink, paperWhite } from '#server/drawing/brush.ts';
import { contrast, mix, readable } from '../palette.ts';

/** Colours, `#rrggbb`. */
export type PlateLook = { ground: string; color: string };

export const paperPlate: PlateLook = { ground: paperWhite, color: ink };

/** What the plates of a film are, where its client chose the logo's colour for them: decided from the logo that is kept. */
export function plateLookFor(
  pictures: ShownPictures | undefined,
  traced: TracedPictures | undefined,
): PlateLook {
  const logo = pictures?.plates === 'logo' ? traced?.[pictures.logo?.id ?? ''] : undefined;
  const colour = logo && brandColour(logo);
  return colour === undefined ? paperPlate : readablePlate(colour);
}

/** The most of a logo that is a colour and no grey; undefined where it has none. */
export function brandColour({ colours }: TracedPicture): string | undefined {
  return colours.find((one) => spread(one) > 40);
}

const spread = (colour: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
};

// Ink or paper, whichever reads better; a colour between both is laid lighter until one does.
function readablePlate(colour: string): PlateLook {
  const [dark, light] = [contrast(ink, colour), contrast(paperWhite, colour)];
  if (light >= readable && light > dark) return { ground: colour, color: paperWhite };
  let ground = colour;
  for (let share = 0.1; contrast(ink, ground) < readable && share < 1; share += 0.1)
    ground = mix(colour, paperWhite, share);
  return { ground, color: ink };
}
