import { recomposeCut } from '../../cuts/recompose-cut.ts';
import { chatAgent } from '../chat-agent.ts';
import { createPayment } from '../create-payment.ts';
import { createSubscription } from '../create-subscription.ts';
import { directorSync } from '../directors/director-sync.ts';
import { matchDirectors } from '../directors/match-directors.ts';
import { directFrame } from '../frames/direct-frame.ts';
import { drawCast } from '../frames/draw-cast.ts';
import { generateStoryboard } from '../frames/generate-storyboard.ts';
import { redrawFrame } from '../frames/redraw-frame.ts';
import { generateConcepts } from '../generate-concepts.ts';
import { generateCreativeBrief } from '../generate-creative-brief.ts';
import { generateScript } from '../generate-script.ts';
import { readProduct } from '../read-product.ts';
import { requestProduction } from '../request-production.ts';
import { sendConcept } from '../send-concept.ts';
import { sharpenDetails } from '../sharpen-details.ts';
import { speakLines } from '../speak-lines.ts';
import { writeToSheets } from '../write-to-sheets.ts';
import type { FunctionDefinition } from './define-function.ts';

/** Every function of the product, in the order of the wizard. */
export const functionDefinitions: readonly FunctionDefinition[] = [
  readProduct,
  sharpenDetails,
  generateConcepts,
  generateCreativeBrief,
  generateScript,
  recomposeCut,
  generateStoryboard,
  directFrame,
  redrawFrame,
  drawCast,
  speakLines,
  sendConcept,
  writeToSheets,
  matchDirectors,
  requestProduction,
  createPayment,
  createSubscription,
  directorSync,
  chatAgent,
];
