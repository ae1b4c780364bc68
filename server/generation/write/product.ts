// What is sold as something to point a camera at.
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import type { Stage } from './stage.ts';

/** Can it be stood in front of a camera? */
export const isObject = ({ frame }: Pick<Stage, 'frame'>): boolean =>
  (frame.kind === 'thing' || frame.kind === 'app') && frame.confidence >= 0.5;

/** Has the brush a drawing of it? What has none is not put into anybody's hands as a block. */
export const isDrawn = (stage: Pick<Stage, 'frame'>): boolean =>
  isObject(stage) && noteOf(stage.frame.form) === undefined;

/** Has the brush a drawing of what is sold, held out or worked on? */
export const isKnown = ({ form }: Stage['frame']): boolean =>
  noteOf(form) === undefined && form !== 'title-card';
