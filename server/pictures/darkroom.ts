import { type DevelopAnswer, type DevelopAsked, develop } from './develop.ts';

/** What makes a picture of a product into what is kept of it. */
export type Darkroom = { develop(asked: DevelopAsked): Promise<DevelopAnswer> };

/** It works where it is called; a server has it work on threads (`off-loop/threaded-darkroom.ts`). */
export const darkroom: Darkroom = { develop };
