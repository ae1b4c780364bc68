// In which order each kind of film looks at things, beat by beat.
import type { Family } from '../ideas/kit.ts';
import type { SceneId } from './scene-ids.ts';

type Beats = readonly [readonly SceneId[], readonly SceneId[], readonly SceneId[]];

/** Without faces: who is seen is said later in the form, and no film may hang on it. */
export const scenesOfFamily: Readonly<Record<Family, Beats>> = {
  seen: [
    ['product-near', 'detail-near', 'product-there', 'place-seen'],
    ['product-hands', 'detail-hands', 'product-above', 'person-there'],
    ['product-measured', 'product-above', 'product-hands', 'detail-hands'],
  ],
  told: [
    ['product-there', 'place-seen', 'product-near', 'detail-near'],
    ['product-above', 'product-near', 'detail-hands', 'place-seen', 'person-there'],
    ['product-hands', 'product-measured', 'detail-near'],
  ],
  turned: [
    ['place-seen', 'detail-near', 'product-there', 'product-near'],
    ['person-there', 'product-near', 'product-hands', 'detail-hands'],
    ['product-above', 'product-hands', 'product-measured', 'detail-near'],
  ],
};

/** What is looked for when none of these can be told, what shows most of the client first. */
export const anyScene: readonly SceneId[] = [
  'product-hands',
  'product-near',
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
  'speaks-near',
  'detail-shown',
  'place-face',
  'detail-by',
  'speaks',
  'face-seen',
  'at-work',
];
