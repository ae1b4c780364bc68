// The client's logo and its colour, as documents carry them.
import { contrast, mix, readable } from '../generation/illustrator/palette.ts';
import { color } from './paper-colors.ts';

/** `accent`: a colour that can be read on paper, `#rrggbb`; left out where the logo is ink alone. */
export type OwnLook = { logo: Logo; accent?: string };
export type Logo = { png: Uint8Array; width: number; height: number };
/** The colour itself where it can be read on paper, otherwise as much ink in it as it takes. */
export function readableOnPaper(colour: string): string {
  const steps = Array.from({ length: 21 }, (_, at) => mix(colour, color.ink, at / 20));
  return steps.find((one) => contrast(one, color.paper) >= readable) ?? color.ink;
}

/** What a reader of the screen is told of it. */
export const logoAlt = ({ client, product }: { client: string; product: string }): string =>
  `Logo of ${client || product || 'the client'}`;

/** The logo as large as a box allows. */
export function fitLogo(
  { width, height }: Pick<Logo, 'width' | 'height'>,
  box: { width: number; height: number },
) {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
}
