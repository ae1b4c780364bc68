import { expect, test } from 'vitest';
import type { Engine } from '../../engine/engine.ts';
import type { PictureModel } from '../../gateways/models/port.ts';
import { openModelEngine } from './open-model-engine.ts';
import { fakeText } from './testing/fake-text.ts';

test('GEN-08 models do the parts they can: words with one that writes, boards with one that draws', () => {
  const engine = {} as Engine;
  const text = fakeText().model;
  const pictures = { name: 'draws' } as PictureModel;
  const words = ['writeConcepts', 'writeBrief', 'writeScript', 'sharpenDetails'];
  expect(openModelEngine({ engine })).toBeUndefined();
  expect(Object.keys(openModelEngine({ text, engine }) ?? {})).toEqual(words);
  expect(Object.keys(openModelEngine({ pictures, engine }) ?? {})).toEqual([
    'drawStoryboard',
    'redrawFrame',
  ]);
  expect(Object.keys(openModelEngine({ text, pictures, engine }) ?? {})).toEqual([
    ...words,
    'drawStoryboard',
    'redrawFrame',
  ]);
});
