import type { CreativeApproach } from '../../wizard/options.ts';
import { type Clue, type FindTerm, findClue } from './term.ts';

// The approach by name 7, its usual forms 6, a craft that serves it 5.
const clues: Record<CreativeApproach, readonly Clue[]> = {
  bold: [
    { points: 7, reason: 'Makes bold work', words: ['bold', 'daring', 'provocative'] },
    {
      points: 6,
      reason: 'Works with wit and surprise',
      words: ['comedy', 'humour', 'humor', 'stunt', 'stunts', 'satire'],
    },
    {
      points: 5,
      reason: 'Has the tools for a bold look',
      words: ['high speed', 'motion control', 'vfx', 'action'],
    },
  ],
  story: [
    {
      points: 7,
      reason: 'Tells stories',
      words: ['story', 'stories', 'storytelling', 'storyteller', 'narrative'],
    },
    {
      points: 6,
      reason: 'Works with people and what they say',
      words: ['documentary', 'dialogue', 'interviews', 'drama', 'character', 'characters'],
    },
    {
      points: 5,
      reason: 'Has an eye for the cinema',
      words: ['cinematic', 'cinematography', 'cinema'],
    },
  ],
  problem: [
    { points: 7, reason: 'Starts from the problem', words: ['problem', 'problems'] },
    {
      points: 6,
      reason: 'Explains and demonstrates',
      words: [
        'explainer',
        'explainers',
        'explains',
        'demonstration',
        'demonstrations',
        'infomercial',
        'infomercials',
        'testimonials',
      ],
    },
    {
      points: 5,
      reason: 'Shows products plainly',
      words: ['product films', 'product film', 'table top', 'to camera'],
    },
  ],
};

/** +5 to +7 for work like the chosen approach. */
export const approachFit: FindTerm = ({ bio, lists }, { approach }) =>
  findClue(clues[approach], bio, lists);
