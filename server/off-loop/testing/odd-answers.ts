// What is done where requests are answered, asked with one odd piece in every field, as long as it
// may be: matching, sending, writing the mail of what was sent, saving.
import { randomUUID } from 'node:crypto';
import { matchDirectorsRequest } from '#domain/functions/match-directors.ts';
import { sendConceptRequest } from '#domain/functions/send-concept.ts';
import type { Profile } from '#domain/matching/profile.ts';
import { questionOf } from '#domain/matching/question.ts';
import { rankDirectors } from '#domain/matching/rank.ts';
import { newProject } from '#domain/projects/project.ts';
import { makeCreativePackage } from '../../documents/creative-package.ts';
import { renderPackageText } from '../../documents/mail/render-package-text.ts';
import { printPackage } from '../../documents/pdf/print-package.ts';
import { leadCells, toldCells } from '../../leads/lead-cells.ts';
import { dedupeKey } from '../../production/submissions.ts';
import { conceptOf, detailsOf, full } from './odd-fields.ts';

const packageOf = (piece: string) => ({
  ...detailsOf(piece),
  email: 'june@example.com',
  name: full(piece, 120),
  companyName: full(piece, 160),
  selectedConcept: conceptOf(piece),
  creativeBrief: full(piece, 20_000),
  script: full(piece, 20_000),
  storyboardFrames: Array.from({ length: 4 }, () => ({
    title: full(piece, 100),
    description: full(piece, 300),
    timing: '0–5 s',
  })),
});

const layOut = (piece: string) =>
  makeCreativePackage(sendConceptRequest.parse(packageOf(piece)), {
    pictures: [],
    brand: { phone: '', address: '', appUrl: 'http://localhost:3000' },
    openPath: '/projects',
    stopUrl: 'http://localhost:3000/mail/stop/x',
    isUnasked: true,
    createdAt: new Date(),
  });

export type OddAnswer = (piece: string, profiles: readonly Profile[]) => unknown;

/** Each does its work at once; what is written for a mail gives a promise. */
export const oddAnswers: Readonly<Record<string, OddAnswer>> = {
  'match-directors': (piece, profiles) => {
    const asked = { ...detailsOf(piece), creativeBrief: full(piece, 20_000), budget: 'under-25k' };
    return rankDirectors(profiles, questionOf(matchDirectorsRequest.parse(asked)));
  },
  'send-concept': (piece) => {
    const request = sendConceptRequest.parse(packageOf(piece));
    leadCells(toldCells(request), '203.0.113.7', new Date());
    return dedupeKey(request, request);
  },
  'send-concept, the mail laid out': layOut,
  'send-concept, the mail as text': (piece) => renderPackageText(layOut(piece)),
  'send-concept, the mail and its PDF': (piece) => printPackage(layOut(piece)),
  'saving a project': (piece) => {
    const frames = packageOf(piece).storyboardFrames;
    return newProject.parse({
      draft_key: randomUUID(),
      project_name: full(piece, 200),
      product_name: full(piece, 120),
      creative_brief: full(piece, 20_000),
      script: full(piece, 20_000),
      form_data: detailsOf(piece),
      storyboard_frames: frames,
    });
  },
};
