// In which order things are looked at where an idea does not say.
import type { SceneId } from './scene-ids.ts';

/** What is looked for when none of these can be told, what shows most of the client first. */
export const anyScene: readonly SceneId[] = [
  'product-hands',
  'product-near',
  'product-by',
  'product-above',
  'detail-near',
  'detail-hands',
  'place-seen',
  'person-there',
];

/** The product itself, in the order of the beats. */
export const productScenes: readonly SceneId[] = ['product-near', 'product-hands', 'product-above'];

/** Somebody of the client's is seen as themselves, whatever leads. */
export const castScenes: readonly SceneId[] = [
  'product-shown',
  'product-by',
  'speaks-near',
  'detail-shown',
  'place-face',
  'detail-by',
  'speaks',
  'face-seen',
  'at-work',
];
