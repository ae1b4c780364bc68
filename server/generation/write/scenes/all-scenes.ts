// The product, what belongs to it, its place and its people, each seen in several ways. Data only.
import type { Scene } from './scene.ts';

export const allScenes: readonly Scene[] = [
  {
    id: 'product-near',
    needs: ['object'],
    shot: { composition: 'object', size: 'close-up', move: 'push-in', angle: 'low' },
    product: true,
  },
  {
    id: 'product-hands',
    needs: ['object', 'portable'],
    shot: { composition: 'hands', size: 'insert-close-up', move: 'push-in' },
    pose: 'work',
    product: true,
  },
  {
    id: 'product-above',
    needs: ['object', 'portable'],
    shot: { composition: 'overhead', size: 'close-up', move: 'push-in', angle: 'overhead' },
    pose: 'work',
    product: true,
  },
  {
    id: 'product-by',
    needs: ['object', 'stands', 'face'],
    shot: { composition: 'figure', size: 'wide', move: 'static' },
    pose: 'stand',
    product: true,
  },
  {
    id: 'product-shown',
    needs: ['object', 'portable', 'face'],
    shot: { composition: 'figure', size: 'medium', move: 'push-in' },
    pose: 'present',
    holds: 'product',
    product: true,
  },
  {
    id: 'product-there',
    needs: ['object', 'place'],
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
    id: 'audience-there',
    needs: ['audience'],
    shot: { composition: 'crowd', size: 'wide', move: 'static' },
  },
  {
    id: 'face-seen',
    needs: ['face', 'quiet'],
    shot: { composition: 'face', size: 'medium-close-up', move: 'push-in' },
    pose: 'stand',
  },
  {
    id: 'at-work',
    needs: ['face', 'quiet'],
    shot: { composition: 'figure', size: 'medium', move: 'hand-held' },
    pose: 'work',
  },
  {
    id: 'speaks-near',
    needs: ['face', 'voice'],
    shot: { composition: 'face', size: 'close-up', move: 'push-in' },
    pose: 'speak',
  },
  {
    id: 'speaks',
    needs: ['face', 'voice'],
    shot: { composition: 'figure', size: 'medium', move: 'static' },
    pose: 'speak',
  },
];
