// In which order each kind of film looks at things, beat by beat.
import type { Family } from '../ideas/kit.ts';
import type { SceneId } from './scene-ids.ts';

type Beats = readonly [readonly SceneId[], readonly SceneId[], readonly SceneId[]];

export const scenesOfFamily: Readonly<Record<Family, Beats>> = {
  seen: [
    ['product-near', 'detail-near', 'product-beside', 'detail-there', 'details-pair'],
    ['product-hands', 'detail-hands', 'details-above', 'product-above', 'product-there'],
    ['product-measured', 'product-beside', 'product-above', 'details-pair', 'details-above'],
  ],
  told: [
    ['speaks-near', 'person-there', 'product-shown', 'detail-shown', 'detail-by'],
    ['product-shown', 'detail-shown', 'detail-by', 'place-face', 'speaks'],
    ['product-hands', 'detail-hands', 'product-beside', 'detail-behind'],
  ],
  turned: [
    ['place-seen', 'detail-there', 'details-pair', 'detail-near', 'person-there'],
    ['detail-by', 'person-there', 'detail-hands', 'product-shown', 'speaks-near'],
    ['product-above', 'product-near', 'details-above', 'product-hands', 'detail-near'],
  ],
};

/** What is looked for when none of these can be told, what shows most of the client first. */
export const anyScene: readonly SceneId[] = [
  'product-hands',
  'product-near',
  'product-above',
  'detail-hands',
  'detail-near',
  'detail-shown',
  'detail-by',
  'details-above',
  'details-pair',
  'detail-behind',
  'place-seen',
  'person-there',
  'place-face',
  'speaks-near',
  'speaks',
];
