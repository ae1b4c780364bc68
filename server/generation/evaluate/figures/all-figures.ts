import { board } from './board.ts';
import { call } from './call.ts';
import { camera } from './camera.ts';
import { cast } from './cast.ts';
import { conceptRule } from './concept-rule.ts';
import { facts } from './facts.ts';
import type { Figure } from './figure.ts';
import { frameRow } from './frame-row.ts';
import { grave } from './grave.ts';
import { offered } from './offered.ts';
import { ordered } from './ordered.ts';
import { pictured } from './pictured.ts';
import { place } from './place.ts';
import { placed } from './placed.ts';
import { product, productRight } from './product.ts';
import { sentences } from './sentences/sentences.ts';
import { shows } from './shows.ts';
import { subject } from './subject.ts';
import { toldOnly, toldPeople, toldPlace, toldThings } from './told.ts';
import { verbatim } from './verbatim.ts';
import { words } from './words.ts';

/** In the order of the table. */
export const allFigures: readonly Figure[] = [
  shows,
  pictured,
  subject,
  facts,
  call,
  verbatim,
  ordered,
  words,
  sentences,
  conceptRule,
  grave,
  product,
  productRight,
  offered,
  frameRow,
  place,
  placed,
  camera,
  cast,
  board,
  toldThings,
  toldOnly,
  toldPeople,
  toldPlace,
];
