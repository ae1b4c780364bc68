// The plan of a film's shots as a model is asked for it, and as much of that as is taken for granted.
import { z } from 'zod';
import { castMember, shot } from '#domain/storyboard/shot-plan.ts';
import { heldForm } from './held-form.ts';

// Row and cut are where it stands; lettering is that of the row; a person directs, no model does.
const heldShot = heldForm(shot, ['row', 'cut', 'lettering', 'directed']);

export const heldShots = z
  .array(heldShot)
  .describe('one for the picture "video" begins with, one for each "Cut to"');
export const heldCast = z
  .array(heldForm(castMember))
  .describe('who is the same person throughout; none or one where nobody returns');

/** A plan that is not to be used costs no script: it is read shot by shot. */
export const loose = z.unknown().optional();
