import type { SubjectFrame } from './subject-frame.ts';
export const understand = (_: unknown): SubjectFrame => { throw new Error('later'); };
