// The product, what the client names, their place and their people, each seen in several ways. Data only.
import type { Scene } from './scene.ts';

export const allScenes: readonly Scene[] = [
  {
    id: 'product-near',
    needs: ['drawn'],
    shot: { composition: 'object', size: 'close-up', move: 'push-in', angle: 'low' },
    product: true,
  },
  {
    id: 'product-hands',
    needs: ['drawn'],
    shot: { composition: 'hands', size: 'insert-close-up', move: 'push-in' },
    pose: 'work',
    product: true,
  },
  {
    id: 'product-above',
    needs: ['drawn'],
    shot: { composition: 'overhead', size: 'close-up', move: 'push-in', angle: 'overhead' },
    pose: 'work',
    product: true,
  },
  {
    id: 'product-shown',
    needs: ['drawn', 'face'],
    shot: { composition: 'figure', size: 'medium', move: 'push-in' },
    pose: 'present',
    holds: 'product',
    product: true,
  },
  {
    id: 'product-beside',
    needs: ['drawn', 'detail'],
    shot: { composition: 'object', size: 'insert-close-up', move: 'static' },
    product: true,
  },
  {
    id: 'product-measured',
    needs: ['drawn', 'measured'],
    shot: { composition: 'object', size: 'close-up', move: 'static' },
    product: true,
  },
  {
    id: 'product-there',
    needs: ['drawn', 'place'],
    shot: { composition: 'place', size: 'wide', move: 'push-in' },
    product: true,
  },
  {
    id: 'detail-near',
    needs: ['detail'],
    shot: { composition: 'object', size: 'close-up', move: 'push-in' },
  },
  {
    id: 'detail-hands',
    needs: ['small'],
    shot: { composition: 'hands', size: 'close-up', move: 'push-in' },
    pose: 'work',
    holds: 'detail',
  },
  {
    id: 'detail-shown',
    needs: ['small', 'face'],
    shot: { composition: 'figure', size: 'medium', move: 'push-in' },
    pose: 'present',
    holds: 'detail',
  },
  {
    id: 'detail-by',
    needs: ['large', 'face'],
    shot: { composition: 'figure', size: 'wide', move: 'static' },
    pose: 'stand',
  },
  {
    id: 'detail-behind',
    needs: ['large', 'face'],
    shot: { composition: 'behind', size: 'wide', move: 'hand-held' },
    pose: 'walk',
  },
  {
    id: 'details-above',
    needs: ['small', 'two'],
    shot: { composition: 'overhead', size: 'close-up', move: 'push-in', angle: 'overhead' },
    pose: 'work',
  },
  {
    id: 'details-pair',
    needs: ['detail', 'two'],
    shot: { composition: 'object', size: 'insert-close-up', move: 'static' },
  },
  {
    id: 'detail-there',
    needs: ['detail', 'place'],
    shot: { composition: 'place', size: 'wide', move: 'static' },
  },
  {
    id: 'place-seen',
    needs: ['place'],
    shot: { composition: 'place', size: 'wide', move: 'push-in' },
  },
  {
    id: 'place-face',
    needs: ['place', 'face'],
    shot: { composition: 'figure', size: 'medium', move: 'hand-held' },
    pose: 'stand',
  },
  {
    id: 'person-there',
    needs: ['person'],
    shot: { composition: 'figure', size: 'medium-close-up', move: 'push-in' },
  },
  {
    id: 'speaks-near',
    needs: ['face'],
    shot: { composition: 'face', size: 'close-up', move: 'push-in' },
    pose: 'speak',
  },
  {
    id: 'speaks',
    needs: ['face'],
    shot: { composition: 'figure', size: 'medium', move: 'static' },
    pose: 'speak',
  },
];
