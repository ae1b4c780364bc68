// One way to look at what the client named: what is in the picture, who has it in hand, seen how.
import type { CatalogueRef, Shot } from '#domain/storyboard/shot-plan.ts';
import type { SceneId } from './scene-ids.ts';

export type Scene = {
  id: SceneId;
  /**
   * What must be there: `drawn` a product the brush knows, `detail` a thing or animal the client names,
   * `small` one that can be picked up, `large` one that cannot, `two` another one beside it, `measured` a
   * figure with an instrument to it, `place` a place of the client's, `person` somebody the client
   * names, `face` somebody of the cast who may be seen.
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
  | 'drawn'
  | 'detail'
  | 'small'
  | 'large'
  | 'two'
  | 'measured'
  | 'place'
  | 'person'
  | 'face';
