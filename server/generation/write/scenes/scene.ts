// One thing that can be filmed of any subject of its kind: who does what with what, seen how.
import type { CatalogueRef, Shot } from '#domain/storyboard/shot-plan.ts';
import type { SubjectKind } from '../../understand/subject-frame.ts';
import type { SceneId } from './scene-ids.ts';

export type Scene = {
  id: SceneId;
  /** What it is true of; absent: of anything. */
  kinds?: readonly SubjectKind[];
  /**
   * What must be there: `drawn` a product the brush knows, `undrawn` a thing it does not, `sent` one that comes by post, `detail` a
   * thing the client names that can be picked up, `said` a short fact, `measured` a figure with an instrument to it, `face`
   * somebody who may be seen, `place` a place of the client's, `light` a
   * subject that bears play, `reached` an address or a number, or what is on a screen anyway.
   */
  needs?: readonly SceneNeed[];
  shot: Pick<Shot, 'composition' | 'size' | 'move'> & { angle?: Shot['angle'] };
  pose?: CatalogueRef;
  /** In the hands: a thing, the product, or the thing the client names. */
  holds?: CatalogueRef | 'product' | 'detail';
  mood?: 'happy' | 'worried' | 'determined' | 'neutral';
  props?: readonly {
    id: CatalogueRef;
    where: Shot['props'][number]['where'];
    state?: 'open' | 'lit';
  }[];
  /** The product is in the picture; `hidden` in use behind whoever uses it. */
  product?: 'seen' | 'hidden';
};
export type SceneNeed =
  | 'drawn'
  | 'undrawn'
  | 'sent'
  | 'detail'
  | 'said'
  | 'measured'
  | 'face'
  | 'place'
  | 'light'
  | 'reached';
