import type { GenerateCreativeBriefRequest } from '../functions/generate-creative-brief.ts';
import { oneLine } from '../one-line.ts';
import { namedAmount } from '../projects/project-words.ts';
import { cutFor, type FormatChoice } from '../script/cuts.ts';
import {
  type Budget,
  type CreativeApproach,
  labels,
  type Platform,
  type Schedule,
  type UserType,
} from '../wizard/options.ts';

/** What the wizard knows when the brief is due; money and time are asked later and may be missing. */
export type TemplateBriefForm = GenerateCreativeBriefRequest & {
  budget?: Budget | undefined;
  specificBudget?: string | undefined;
  schedule?: Schedule | undefined;
};

const aims: Record<UserType, string> = {
  business: 'Bring people who could buy today one step closer to buying.',
  brand: 'Make the name mean one thing, and make that thing easy to remember.',
  infomercial: 'Show it working, answer the doubts in order, and ask for the order.',
  trailer: 'Make people want to know what happens next, and tell them where to find out.',
  government: 'Make one public fact understood, and one action easy to take.',
  creator: 'Turn a passing viewer into someone who comes back.',
};

const voices: Record<CreativeApproach, string> = {
  bold: 'Short sentences, hard cuts, no apology.',
  story: 'Observed rather than announced; the film trusts the viewer.',
  problem: 'Plain and useful; the trouble is named exactly before anything is offered.',
};

const duties: Record<UserType, string> = {
  business: 'One call to action and one place to go',
  brand: 'The logo in the last frame, long enough to be read',
  infomercial: 'The full terms of the offer, readable on screen',
  trailer: 'Release date and where to watch, as supplied by the client',
  government: 'Sponsor line, readable for at least four seconds',
  creator: 'The handle or channel name in the last frame',
};

/**
 * A creative brief built from the form alone, in the sections of the trade, as `parseBrief` reads
 * it: headed paragraphs and dash bullets. States nothing the client did not.
 */
export function templateBrief(form: TemplateBriefForm): string {
  const { selectedConcept: idea, productName } = form;
  const name = oneLine(productName);
  return [
    `Background: This brief is for ${name}. In the client's words: ${sentence(form.description)}`,
    `Objective: ${aims[form.userType]}`,
    `Audience: ${sentence(form.targetAudience) || 'Not narrowed yet. Decide whose day this belongs in before casting.'}`,
    `Single-minded message: ${sentence(idea.subtitle) || sentence(idea.title)}`,
    listed('Reasons to believe', reasons(form.description)),
    `Desired response: ${sentence(form.behavior) || 'To be agreed: the one thing a viewer does after the last frame.'}`,
    `Tone and brand character: ${[sentence(idea.tone), voices[form.creativeApproach]].filter(Boolean).join(' ')}`,
    listed('Mandatories', [
      `The name ${name}, spelled exactly so`,
      duties[form.userType],
      `Creative idea: ${oneLine(idea.title)}`,
      ...idea.features,
    ]),
    listed(
      'Deliverables and formats',
      form.platform.map((platform, at) => deliverable(platform, at, form)),
    ),
    `Budget and timing: ${moneyAndTime(form)}`,
    `Measure of success: ${sentence(form.evaluation) || 'To be agreed before the shoot: one figure, and the day it is read.'}`,
  ].join('\n\n');
}

// The client's text as a sentence: one line, begun with a capital, ended with a point.
function sentence(text: string): string {
  const line = oneLine(text);
  if (line === '') return '';
  const ended = /[.!?…:]["'”’)]?$/.test(line) ? line : `${line}.`;
  return ended.replace(/^\p{Ll}(?=\p{Ll}*(?:\s|[.,]))/u, (letter) => letter.toUpperCase());
}

const listed = (heading: string, items: readonly string[]) =>
  [
    `${heading}:`,
    ...items
      .map(oneLine)
      .filter(Boolean)
      .map((item) => `- ${item}`),
  ].join('\n');

// A figure the client gave is something a viewer can check; everything else still needs proof.
function reasons(description: string): string[] {
  const facts = oneLine(description)
    .split(/(?<=[.!?])\s+/)
    .filter((part) => /\d/.test(part));
  return facts.length > 0
    ? facts.slice(0, 4)
    : ['[proof needed] One fact about it that a doubtful viewer could check'];
}

function deliverable(platform: Platform, index: number, choice: FormatChoice): string {
  const { aspect, width, height, seconds, alsoSeconds } = cutFor(platform, choice);
  const role = index === 0 ? 'primary cut' : 'recomposed from the primary cut, not scaled';
  const also = alsoSeconds.join(' and ');
  return `${labels.platform[platform]}: ${seconds} s, ${aspect}, ${width}×${height}, ${role}; also possible in ${also} s`;
}

function moneyAndTime({ budget, specificBudget, schedule }: TemplateBriefForm): string {
  const money =
    oneLine(namedAmount({ budget, specificBudget })) || (budget && labels.budget[budget]);
  const time = schedule && labels.schedule[schedule];
  return [
    money ? `Budget: ${money}.` : 'Budget to be agreed with production.',
    time ? `Delivery: ${time}.` : 'Delivery date to be agreed with production.',
  ].join(' ');
}
