import { bold } from './approaches/bold.ts';
import { problem } from './approaches/problem.ts';
import { story } from './approaches/story.ts';
import { concepts } from './features/concepts.ts';
import { director } from './features/director.ts';
import { scriptAndBoard } from './features/script-and-board.ts';
import { instagram } from './platforms/instagram.ts';
import { tiktok } from './platforms/tiktok.ts';
import { youtube } from './platforms/youtube.ts';
import type { Drawing } from './render.ts';
import { chair } from './scenes/chair.ts';
import { envelope } from './scenes/envelope.ts';
import { notFound } from './scenes/not-found.ts';
import { slate } from './scenes/slate.ts';
import { direct } from './styles/direct.ts';
import { narrative } from './styles/narrative.ts';
import { voiceOver } from './styles/voice-over.ts';
import { brand } from './user-types/brand.ts';
import { business } from './user-types/business.ts';
import { creator } from './user-types/creator.ts';
import { government } from './user-types/government.ts';
import { infomercial } from './user-types/infomercial.ts';
import { trailer } from './user-types/trailer.ts';

const card = [200, 112] as const;
const wide = [320, 180] as const;
const print = [260, 150] as const;

/** Every drawing of the interface, by file name. */
export const drawings: Drawing[] = [
  { name: 'business', size: card, seed: 3, paint: business },
  { name: 'brand', size: card, seed: 5, paint: brand },
  { name: 'infomercial', size: card, seed: 8, paint: infomercial },
  { name: 'trailer', size: card, seed: 13, paint: trailer },
  { name: 'government', size: card, seed: 17, paint: government },
  { name: 'creator', size: card, seed: 29, paint: creator },
  { name: 'tiktok', size: card, seed: 31, paint: tiktok },
  { name: 'youtube', size: card, seed: 37, paint: youtube },
  { name: 'instagram', size: card, seed: 43, paint: instagram },
  { name: 'bold', size: card, seed: 47, paint: bold },
  { name: 'story', size: card, seed: 53, paint: story },
  { name: 'problem', size: card, seed: 59, paint: problem },
  { name: 'direct', size: card, seed: 61, paint: direct },
  { name: 'narrative', size: card, seed: 67, paint: narrative },
  { name: 'voice-over', size: card, seed: 71, paint: voiceOver },
  { name: 'feature-concepts', size: wide, seed: 91, paint: concepts },
  { name: 'feature-storyboard', size: wide, seed: 95, paint: scriptAndBoard },
  { name: 'feature-director', size: wide, seed: 99, paint: director },
  { name: 'slate', size: print, seed: 41, paint: slate },
  { name: 'chair', size: print, seed: 77, paint: chair },
  { name: 'envelope', size: print, seed: 83, paint: envelope },
  { name: 'not-found', size: wide, seed: 404, paint: notFound },
];
