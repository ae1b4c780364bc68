// What is sold as something to point a camera at.
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import type { Stage } from './stage.ts';

type Sold = Pick<Stage, 'frame' | 'userType'>;

/** Can it be stood in front of a camera? */
export const isObject = ({ frame, userType }: Sold): boolean =>
  (frame.kind === 'thing' || frame.kind === 'app') &&
  frame.confidence >= 0.5 &&
  // A business whose noun is nothing one can have is drawn as no block with its name on it.
  !(userType === 'business' && noteOf(frame.form) === frame.name);

/** Has the brush a drawing of it? What has none is not put into anybody's hands as a block. */
export const isDrawn = (stage: Sold): boolean =>
  isObject(stage) && noteOf(stage.frame.form) === undefined;

/** Has the brush a drawing of what is sold, held out or worked on? */
export const isKnown = ({ form }: Stage['frame']): boolean =>
  noteOf(form) === undefined && form !== 'title-card';

/** The form of what is sold, and what it is called in a text. */
export const calledIn = ({ frame: { form, name, head } }: Sold) => ({
  form,
  names: [name, head.text, head.lemma].map((one) => one.toLowerCase()),
});
