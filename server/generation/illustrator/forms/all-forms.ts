import type { Thing } from '../props/thing.ts';

export const allForms: readonly Thing[] = [];
