// One way to look at what the client sells: what is in the picture, who has it in hand, seen how.
import type { CatalogueRef, Shot } from '#domain/storyboard/shot-plan.ts';
import type { SceneId } from './scene-ids.ts';

export type Scene = {
  id: SceneId;
  /**
   * What must be there: `object` a product one can stand before a camera, `portable` one
   * that can be picked up, `stands` one that cannot, `detail` a thing or animal
   * that belongs to it, `small` one that can be picked up, `large` one that cannot, `place` a place of the client's, `person` somebody the client names,
   * `audience` those it is for,
   * `face` somebody of the cast who may be seen, `voice` one who speaks to us, `quiet` one who does not.
   */
  needs: readonly SceneNeed[];
  shot: Pick<Shot, 'composition' | 'size' | 'move'> & { angle?: Shot['angle'] };
  /** Of the cast, or of the hands that do it. */
  pose?: CatalogueRef;
  /** In the hands: the product, or the thing the client names. */
  holds?: 'product' | 'detail';
  /** The product is in the picture. */
  product?: true;
};
export type SceneNeed =
  | 'object'
  | 'portable'
  | 'stands'
  | 'detail'
  | 'small'
  | 'large'
  | 'place'
  | 'person'
  | 'audience'
  | 'face'
  | 'voice'
  | 'quiet';
