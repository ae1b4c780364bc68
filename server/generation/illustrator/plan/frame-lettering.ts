// What of a row's lettering stands on its frame: as much as is legible on a telephone.
import type { Lettering, Shot } from '#domain/storyboard/shot-plan.ts';

/** Letters that the end of the film has room for: on one plate, on a card where the name has its own, and beside somebody. */
const endRoom = 116;
const cardRoom = 150;
const closingRoom = 84;

/** The one line that matters most, or at the end the name with what is asked; the sponsor has a place of its own. */
export function frameLettering({
  composition,
  lettering,
  product,
}: Pick<Shot, 'composition' | 'lettering' | 'product'>): string {
  const lines = lettering.filter(({ role }) => role !== 'sponsor');
  const isEnd = composition === 'pack' || composition === 'card';
  // Beside somebody who closes the film there is room for the name and what is asked, and for little more.
  const isClosing = !isEnd && lines.some(({ role }) => role === 'call');
  if (!isEnd && !isClosing) return lines.toSorted((a, b) => worthOf(b) - worthOf(a))[0]?.text ?? '';
  const isTitled = product !== undefined && /^(?:none:|title-card$)/.test(product.form);
  let room = isClosing ? closingRoom : isTitled ? cardRoom : endRoom;
  // Of what stands under the request as much as there is room for, how to reach them first.
  const parts = lines.flatMap((line, at) =>
    at < 2 ? [line] : line.text.split(' · ').map((text) => ({ ...line, text })),
  );
  const kept = parts.filter(({ text }, at) => {
    if (at > 1 && text.length > room) return false;
    room -= text.length;
    return true;
  });
  return kept.map(({ text }) => text).join(' · ');
}

// An offer, then a figure, then what is claimed in so many words; the name is on the thing.
const worthOf = ({ role, text }: Lettering): number =>
  (role === 'price' ? 2 : 0) +
  (role === 'claim' ? 0.5 : 0) +
  (/\p{N}/u.test(text) ? 1 : 0) -
  (role === 'logo' ? 1 : 0);
