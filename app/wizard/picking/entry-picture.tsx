import { viewEntry } from '#domain/contract/catalogue-routes.ts';
import { addressOf } from '#domain/contract/route.ts';
import type { CatalogueKind } from '#domain/storyboard/catalogue/kinds.ts';

/** Where the small picture of an id is; null for words of one's own, and for what is no entry. */
export const entryPicture = (kind: CatalogueKind, id: string): string | null =>
  id === '' || id === 'product' || id.includes(':')
    ? null
    : addressOf(viewEntry, { params: { kind, id } });

/** The picture, which says nothing that is not said in words; fetched when it comes into sight. */
export const EntryPicture = ({ src }: { src: string | null }) =>
  src ? (
    <img className="pick-picture" src={src} alt="" loading="lazy" width={48} height={48} />
  ) : null;
