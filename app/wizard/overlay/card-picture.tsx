import { pictures } from './pictures.ts';

/** The drawing of a choice card; the card's own words say what it is. */
export function CardPicture({ of }: { of: keyof typeof pictures }) {
  return <img src={pictures[of]} alt="" width={200} height={112} draggable={false} />;
}
