// /api/functions: what each function of the product takes and gives.
import type { z } from 'zod';
import { chatAgentAnswer, chatAgentRequest } from '../functions/chat-agent.ts';
import { checkoutAnswer, createPaymentRequest } from '../functions/create-payment.ts';
import { createSubscriptionRequest } from '../functions/create-subscription.ts';
import { directFrameAnswer, directFrameRequest } from '../functions/direct-frame.ts';
import { directorSyncAnswer, directorSyncRequest } from '../functions/director-sync.ts';
import { drawCastAnswer, drawCastRequest } from '../functions/draw-cast.ts';
import { generateConceptsAnswer, generateConceptsRequest } from '../functions/generate-concepts.ts';
import {
  generateCreativeBriefAnswer,
  generateCreativeBriefRequest,
} from '../functions/generate-creative-brief.ts';
import { generateScriptAnswer, generateScriptRequest } from '../functions/generate-script.ts';
import {
  generateStoryboardAnswer,
  generateStoryboardRequest,
} from '../functions/generate-storyboard.ts';
import { matchDirectorsAnswer, matchDirectorsRequest } from '../functions/match-directors.ts';
import { readProductAnswer, readProductRequest } from '../functions/read-product.ts';
import { recomposeCutAnswer, recomposeCutRequest } from '../functions/recompose-cut.ts';
import { redrawFrameAnswer, redrawFrameRequest } from '../functions/redraw-frame.ts';
import {
  requestProductionAnswer,
  requestProductionRequest,
} from '../functions/request-production.ts';
import { sendConceptAnswer, sendConceptRequest } from '../functions/send-concept.ts';
import { sharpenDetailsAnswer, sharpenDetailsRequest } from '../functions/sharpen-details.ts';
import { speakLinesAnswer, speakLinesRequest } from '../functions/speak-lines.ts';
import { writeToSheetsAnswer, writeToSheetsRequest } from '../functions/write-to-sheets.ts';
import { route } from './route.ts';

// @__NO_SIDE_EFFECTS__
const functionRoute = <Body extends z.ZodType, Answer extends z.ZodType>(
  name: string,
  body: Body,
  answer: Answer,
) => route({ method: 'POST', path: `/api/functions/${name}`, body, answer });

/** By name, in the order of the wizard. */
export const functionRoutes = {
  'read-product': functionRoute('read-product', readProductRequest, readProductAnswer),
  'sharpen-details': functionRoute('sharpen-details', sharpenDetailsRequest, sharpenDetailsAnswer),
  'generate-concepts': functionRoute(
    'generate-concepts',
    generateConceptsRequest,
    generateConceptsAnswer,
  ),
  'generate-creative-brief': functionRoute(
    'generate-creative-brief',
    generateCreativeBriefRequest,
    generateCreativeBriefAnswer,
  ),
  'generate-script': functionRoute('generate-script', generateScriptRequest, generateScriptAnswer),
  'recompose-cut': functionRoute('recompose-cut', recomposeCutRequest, recomposeCutAnswer),
  'generate-storyboard': functionRoute(
    'generate-storyboard',
    generateStoryboardRequest,
    generateStoryboardAnswer,
  ),
  'direct-frame': functionRoute('direct-frame', directFrameRequest, directFrameAnswer),
  'redraw-frame': functionRoute('redraw-frame', redrawFrameRequest, redrawFrameAnswer),
  'draw-cast': functionRoute('draw-cast', drawCastRequest, drawCastAnswer),
  'speak-lines': functionRoute('speak-lines', speakLinesRequest, speakLinesAnswer),
  'send-concept': functionRoute('send-concept', sendConceptRequest, sendConceptAnswer),
  'write-to-sheets': functionRoute('write-to-sheets', writeToSheetsRequest, writeToSheetsAnswer),
  'match-directors': functionRoute('match-directors', matchDirectorsRequest, matchDirectorsAnswer),
  'request-production': functionRoute(
    'request-production',
    requestProductionRequest,
    requestProductionAnswer,
  ),
  'create-payment': functionRoute('create-payment', createPaymentRequest, checkoutAnswer),
  'create-subscription': functionRoute(
    'create-subscription',
    createSubscriptionRequest,
    checkoutAnswer,
  ),
  'director-sync': functionRoute('director-sync', directorSyncRequest, directorSyncAnswer),
  'chat-agent': functionRoute('chat-agent', chatAgentRequest, chatAgentAnswer),
};
export type FunctionName = keyof typeof functionRoutes;
