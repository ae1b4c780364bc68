import type { Thing } from '../props/thing.ts';

/** The thing with the marks of its state on it. */
export const inState = (thing: Thing, _state: string | undefined): Thing => thing;
