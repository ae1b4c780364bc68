// What is done where requests are answered, asked with one odd piece in every field, as long as it
// may be: matching, sending, asking for production, writing the mail of what was sent, having it spoken, saving,
// sharing, offering, exporting.
import { randomUUID } from 'node:crypto';
import { bidOffer } from '#domain/bidding/bid.ts';
import { matchDirectorsRequest } from '#domain/functions/match-directors.ts';
import { requestProductionRequest } from '#domain/functions/request-production.ts';
import { sendConceptRequest } from '#domain/functions/send-concept.ts';
import { speakLinesRequest } from '#domain/functions/speak-lines.ts';
import { writeToSheetsRequest } from '#domain/functions/write-to-sheets.ts';
import type { Profile } from '#domain/matching/profile.ts';
import { questionOf } from '#domain/matching/question.ts';
import { rankDirectors } from '#domain/matching/rank.ts';
import { billingDetails } from '#domain/payments/billing.ts';
import { newProject } from '#domain/projects/project.ts';
import { projectWords } from '#domain/projects/project-words.ts';
import { compareRows } from '#domain/script/rows/difference.ts';
import { readRows } from '#domain/script/rows/read-rows.ts';
import { guestForms } from '#domain/sharing/comment.ts';
import { compareTakes, type TakeCut } from '#domain/sharing/compare-takes.ts';
import { platforms } from '#domain/wizard/options.ts';
import { AppError } from '../../app-error.ts';
import { makeCreativePackage } from '../../documents/creative-package.ts';
import { renderPackageText } from '../../documents/mail/render-package-text.ts';
import { packageOfProject } from '../../documents/package-of-project.ts';
import { printPackage } from '../../documents/pdf/print-package.ts';
import { leadCells, toldCells } from '../../leads/lead-cells.ts';
import { readAsked } from '../../production/production-requests.ts';
import { dedupeKey } from '../../production/submissions.ts';
import { conceptOf, detailsOf, full } from './odd-fields.ts';
import type { Piece } from './odd-texts.ts';

const packageOf = (piece: Piece) => ({
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

const surroundings = {
  pictures: [],
  brand: { phone: '', address: '', appUrl: 'http://localhost:3000' },
  openPath: '/projects',
  stopUrl: 'http://localhost:3000/mail/stop/x',
  isUnasked: true,
  createdAt: new Date(),
};
const layOut = (piece: Piece) =>
  makeCreativePackage(sendConceptRequest.parse(packageOf(piece)), surroundings);

export type OddAnswer = (piece: Piece, profiles: readonly Profile[]) => unknown;

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
  'write-to-sheets': (piece) => {
    const request = writeToSheetsRequest.parse(packageOf(piece));
    const told = toldCells(request);
    leadCells(told, '203.0.113.7', new Date());
    return dedupeKey(request, told);
  },
  'request-production': (piece) => {
    const asked = requestProductionRequest.parse({
      submissionId: randomUUID(),
      budget: '25k-50k',
      specificBudget: full(piece, 20),
      schedule: 'asap',
      adSpendBudget: 'under-5k',
      mediaBuyingServices: true,
      selectedDirector: full(piece, 80),
    });
    return refusable(() => readAsked(asked));
  },
  'speak-lines': (piece) => {
    const lines = Array.from({ length: 6 }, () => full(piece, 1_000));
    return speakLinesRequest.safeParse({ lines, gender: 'female' });
  },
  'send-concept, the mail laid out': layOut,
  'send-concept, the mail as text': (piece) => renderPackageText(layOut(piece)),
  'send-concept, the mail and its PDF': (piece) => printPackage(layOut(piece)),
  'saving a project': projectOf,
  'gathering a project for its files': (piece) => {
    const project = projectOf(piece);
    makeCreativePackage(packageOfProject(project), surroundings);
    return projectWords(project.form_data);
  },
  'comparing two takes behind a link': (piece) => {
    const { storyboard_frames: frames, script, creative_brief } = projectOf(piece);
    const inAll = (cut: Pick<TakeCut, 'script' | 'frames'>) =>
      platforms.map((platform) => ({ platform, aspect: '16:9', ...cut }));
    return compareTakes(
      { creative_brief, cuts: inAll({ script, frames }) },
      {
        creative_brief: turned(creative_brief),
        cuts: inAll({ script: `x\n${script}`, frames: [] }),
      },
    );
  },
  'reading and comparing a script row by row': (piece) => {
    const [one, other] = [full(piece, 20_000), turned(full(piece, 20_000))].map(readRows);
    return compareRows(one?.script?.rows ?? [], other?.script?.rows ?? []);
  },
  'a comment': (piece) => {
    const [id, text] = [randomUUID(), full(piece, 1_000)];
    guestForms.comment.safeParse({ id, name: full(piece, 80), about: 'whole', text });
    return guestForms.open.safeParse({ passphrase: full(piece, 400) });
  },
  'a bid': (piece) =>
    bidOffer.safeParse({
      price: full(piece, 40),
      days: full(piece, 10),
      included: full(piece, 2_000),
      availability: full(piece, 200),
      reference1: full(piece, 300),
      reference2: full(piece, 300),
    }),
  'billing details': (piece) =>
    billingDetails.safeParse({
      name: full(piece, 160),
      address: full(piece, 400),
      tax_id: full(piece, 40),
    }),
};

// What is refused was read as well.
function refusable(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

const turned = (text: string) => text.split('\n').toReversed().join('\n');

function projectOf(piece: Piece) {
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
}
