// The pose in which a verb is drawn.
import { poses } from '#domain/storyboard/catalogue/poses.ts';
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import type { Language } from '../../understand/subject-frame.ts';

/** The pose of the catalogue for an infinitive; undefined where none shows it. */
export const poseOf = (verb: string, language: Language): CatalogueRef | undefined =>
  poses.find(({ names }) => names[language].includes(verb.toLowerCase()))?.id;

// Who stands, sits, speaks or thinks does nothing that a picture needs.
const still = new Set<CatalogueRef>(
  'stand hips crossed present speak chest point cheek sit think shrug look-up look-down lean thumb away walk open-door'.split(
    ' ',
  ),
);

/** Whether somebody in a pose does nothing. */
export const isStill = (pose: CatalogueRef): boolean => still.has(pose);
