// Scenes that do the same for a film, whatever is sold: only those of its kind come into question.
import type { SceneList } from './kit.ts';

/** The subject comes into the picture. */
export const arrives: SceneList = [
  [
    'stands-alone',
    'parcel-opened',
    'phone-lights-up',
    'door-opened',
    'microphone-set',
    'poster-pinned',
    'light-goes-on',
    'envelope-opened',
    'parcel-at-door',
    'cloth-lifted',
    'sign-passed',
    'poster-passed',
  ],
];

/** Somebody has to do with it. */
export const isUsed: SceneList = [
  [
    'used-behind',
    'works-behind',
    'thumb-on-app',
    'walks-in',
    'chair-pulled',
    'recording-starts',
    'set-down',
    'poster-pinned',
    'light-goes-on',
    'headphones-on',
    'sheet-unfolded',
  ],
];

/** It is shown to be so. */
export const isProved: SceneList = [
  ['measured'],
  ['detail-on-table'],
  ['turned', 'from-above', 'parcel-slid', 'thumb-on-app', 'plays-on-phone', 'card-handed'],
  ['card-written', 'card-pinned'],
];

/** Life without it. */
export const isMissing: SceneList = [['empty-table', 'hands-still']];
