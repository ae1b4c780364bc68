// The bank of concept devices and what each is good for. Their words are in the language packs.
import type { CreativeApproach, Platform, UserType } from '#domain/wizard/options.ts';

export const deviceIds = [
  'one-take',
  'backwards',
  'object-speaks',
  'rule-broken',
  'fake-ad',
  'last-hour',
  'letter',
  'split-screen',
  'countdown',
  'wrong-answers',
  'hand-to-hand',
  'sound-first',
  'no-words',
  'witness',
  'across-the-street',
  'too-close',
  'loop',
  'somebody-asked',
  'how-not-to',
  'roll-call',
  'confession',
  'stand-still',
  'empty-place',
  'bulletin',
  'last-one',
  'subtitles',
  'title-cards',
  'wrong-genre',
  'found-object',
  'denial',
] as const;
export type DeviceId = (typeof deviceIds)[number];

type Fit = {
  /** How the idea opens and ends; two concepts of one set share neither. */
  hook: 'claim' | 'question' | 'picture' | 'sound' | 'voice' | 'joke';
  ending: 'product' | 'line' | 'invitation' | 'reversal' | 'silence' | 'loop';
  types: readonly UserType[];
  approaches: readonly CreativeApproach[];
  /** What the world must offer: a window to look through, a thing to hand over, a thing to share. */
  needs?: 'indoors' | 'portable' | 'shared';
  /** Platforms it suits best; it can be made for the others too. */
  platforms: readonly Platform[];
};

const all: readonly UserType[] = ['business', 'brand', 'infomercial', 'government', 'creator'];
const sellers: readonly UserType[] = ['business', 'brand', 'infomercial', 'creator'];

export const deviceFits: Record<DeviceId, Fit> = {
  'one-take': {
    hook: 'picture',
    ending: 'product',
    types: all,
    approaches: ['story', 'bold'],
    platforms: ['tiktok', 'youtube'],
  },
  backwards: {
    hook: 'picture',
    ending: 'reversal',
    types: [...all, 'trailer'],
    approaches: ['story', 'problem'],
    platforms: ['youtube', 'instagram'],
  },
  'object-speaks': {
    hook: 'voice',
    ending: 'line',
    types: all,
    approaches: ['story', 'bold'],
    platforms: ['tiktok', 'youtube'],
  },
  'rule-broken': {
    hook: 'claim',
    ending: 'reversal',
    types: all,
    approaches: ['bold', 'problem'],
    platforms: ['tiktok', 'instagram'],
  },
  'fake-ad': {
    hook: 'joke',
    ending: 'product',
    types: sellers,
    approaches: ['bold', 'problem'],
    platforms: ['youtube', 'tiktok'],
  },
  'last-hour': {
    hook: 'sound',
    ending: 'invitation',
    types: ['business', 'brand', 'creator', 'government'],
    approaches: ['story', 'bold'],
    platforms: ['youtube', 'instagram'],
  },
  letter: {
    hook: 'voice',
    ending: 'line',
    types: [...all],
    approaches: ['story', 'problem'],
    platforms: ['youtube'],
  },
  'split-screen': {
    hook: 'picture',
    ending: 'invitation',
    types: all,
    approaches: ['problem', 'bold'],
    platforms: ['instagram', 'youtube'],
  },
  countdown: {
    hook: 'sound',
    ending: 'product',
    types: ['business', 'infomercial', 'creator', 'brand'],
    approaches: ['bold', 'problem'],
    platforms: ['tiktok', 'instagram'],
  },
  'wrong-answers': {
    hook: 'question',
    ending: 'line',
    types: all,
    approaches: ['problem', 'bold'],
    platforms: ['tiktok', 'youtube'],
  },
  'hand-to-hand': {
    needs: 'portable',
    hook: 'picture',
    ending: 'invitation',
    types: ['business', 'brand', 'government', 'creator'],
    approaches: ['story'],
    platforms: ['youtube', 'instagram'],
  },
  'sound-first': {
    hook: 'sound',
    ending: 'line',
    types: [...all, 'trailer'],
    approaches: ['bold', 'story'],
    platforms: ['tiktok', 'youtube'],
  },
  'no-words': {
    hook: 'picture',
    ending: 'silence',
    types: [...all, 'trailer'],
    approaches: ['story', 'bold'],
    platforms: ['instagram'],
  },
  witness: {
    hook: 'joke',
    ending: 'line',
    types: sellers,
    approaches: ['problem', 'bold'],
    platforms: ['youtube', 'tiktok'],
  },
  'across-the-street': {
    needs: 'indoors',
    hook: 'picture',
    ending: 'invitation',
    types: ['business', 'brand', 'government'],
    approaches: ['story', 'problem'],
    platforms: ['youtube', 'instagram'],
  },
  'too-close': {
    hook: 'picture',
    ending: 'product',
    types: [...all, 'trailer'],
    approaches: ['bold', 'story'],
    platforms: ['instagram', 'tiktok'],
  },
  loop: {
    hook: 'picture',
    ending: 'loop',
    types: sellers,
    approaches: ['problem', 'bold'],
    platforms: ['tiktok', 'instagram'],
  },
  'somebody-asked': {
    hook: 'question',
    ending: 'invitation',
    types: ['business', 'creator', 'infomercial', 'government'],
    approaches: ['problem', 'bold'],
    platforms: ['tiktok', 'instagram'],
  },
  'how-not-to': {
    hook: 'joke',
    ending: 'reversal',
    types: all,
    approaches: ['problem', 'bold'],
    platforms: ['tiktok', 'youtube'],
  },
  'roll-call': {
    hook: 'claim',
    ending: 'line',
    types: all,
    approaches: ['bold', 'story'],
    platforms: ['youtube', 'instagram'],
  },
  confession: {
    hook: 'voice',
    ending: 'invitation',
    types: all,
    approaches: ['problem', 'story'],
    platforms: ['tiktok', 'youtube'],
  },
  'stand-still': {
    hook: 'picture',
    ending: 'line',
    types: ['business', 'brand', 'government'],
    approaches: ['story', 'bold'],
    platforms: ['youtube', 'instagram'],
  },
  'empty-place': {
    hook: 'picture',
    ending: 'silence',
    types: ['government', 'brand', 'trailer'],
    approaches: ['story', 'problem'],
    platforms: ['youtube', 'instagram'],
  },
  bulletin: {
    hook: 'claim',
    ending: 'invitation',
    types: ['business', 'infomercial', 'creator', 'brand'],
    approaches: ['bold'],
    platforms: ['tiktok', 'youtube'],
  },
  'last-one': {
    needs: 'shared',
    hook: 'joke',
    ending: 'reversal',
    types: ['business', 'brand', 'infomercial'],
    approaches: ['story', 'bold'],
    platforms: ['tiktok', 'instagram'],
  },
  subtitles: {
    hook: 'joke',
    ending: 'line',
    types: sellers,
    approaches: ['problem', 'bold'],
    platforms: ['instagram', 'tiktok'],
  },
  'title-cards': {
    hook: 'claim',
    ending: 'line',
    types: ['trailer'],
    approaches: ['bold', 'story', 'problem'],
    platforms: ['instagram', 'youtube'],
  },
  'wrong-genre': {
    hook: 'joke',
    ending: 'reversal',
    types: ['trailer'],
    approaches: ['bold', 'problem'],
    platforms: ['tiktok', 'youtube'],
  },
  'found-object': {
    hook: 'picture',
    ending: 'product',
    types: ['trailer'],
    approaches: ['story', 'problem', 'bold'],
    platforms: ['youtube', 'instagram'],
  },
  denial: {
    hook: 'voice',
    ending: 'loop',
    types: ['trailer'],
    approaches: ['problem', 'story'],
    platforms: ['tiktok', 'youtube'],
  },
};
