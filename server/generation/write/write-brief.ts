import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { cutFor, formatName, otherCutSeconds } from '#domain/script/cuts.ts';
import type { Platform } from '#domain/wizard/options.ts';
import { readings } from '../understand/readings.ts';
import type { SubjectFrame } from '../understand/subject-frame.ts';
import {
  alsoKnown,
  introduced,
  propositionOf,
  reasonsOf,
  said,
  standsAlone,
} from './briefed-lines.ts';
import { findIdea, type IdeaInWords } from './choose-ideas.ts';
import { castLine } from './script-form.ts';
import { type Stage, setStage } from './stage.ts';
import { asSentence } from './wording/pattern.ts';

/** A creative brief as plain text: one paragraph per section, `Heading: text`, dash bullets. */
export function writeBrief(request: GenerateCreativeBriefRequest): string {
  const stage = setStage(request, {
    character: request.character ?? {},
    standing: request.standing,
  });
  const idea = findIdea(stage, request.selectedConcept);
  const { brief } = stage.words;
  const sections = [
    background(stage, idea),
    stage.say('objective', brief.objective),
    audience(stage),
    message(stage, idea),
    reasons(stage),
    response(stage),
    tone(idea),
    mandatories(stage),
    deliverables(stage),
    production(stage),
    measure(stage, request.evaluation),
  ];
  return sections
    .map((section, at) => {
      const heading = brief.headings[at] ?? '';
      if (typeof section === 'string' || section === undefined)
        return `${heading}: ${section ?? ''}`.trim();
      return [`${heading}:`, ...section.map((bullet) => `- ${bullet}`)].join('\n');
    })
    .join('\n\n');
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

function background(stage: Stage, { title }: IdeaInWords): string {
  const { frame, words } = stage;
  // `Novel.` by itself is no sentence.
  const what = introduced(frame).filter((one) => said(one).includes(' '));
  const trouble = frame.trouble?.whole && standsAlone(frame.trouble) ? frame.trouble : undefined;
  return joined(
    what.length === 0 ? stage.say('background', words.brief.background) : undefined,
    ...[...new Set([...what, ...(trouble ? [trouble] : [])])]
      .toSorted((a, b) => a.at - b.at)
      .map(said),
    stage.say('film', words.brief.film, { title }),
  );
}

function audience(stage: Stage): string {
  const { frame, words } = stage;
  const typed = frame.statements.filter(({ source }) => source === 'audience');
  const told = typed.length > 0 ? typed.map(({ text }) => text.trim()) : [frame.audience ?? ''];
  return told[0]
    ? joined(...told.map(asSentence))
    : joined(stage.say('audience', words.brief.audienceOpen));
}

function message(stage: Stage, idea: IdeaInWords): string {
  const lead = propositionOf(stage.frame);
  // A sentence of ours is no message: where nothing else can be told it is what is asked for.
  return lead ? said(lead) : asSentence(stage.frame.call.typed || idea.subtitle);
}

function reasons({ frame, words }: Stage): string[] {
  const given = [...new Set(reasonsOf(frame).map(said))];
  return given.length > 0 ? given : [words.brief.noProof];
}

function response(stage: Stage): string[] {
  const { frame, words, approach, userType } = stage;
  const { brief } = words;
  const also = alsoKnown(frame);
  const feel = frame.grave ? 'grave' : userType === 'trailer' ? 'trailer' : approach;
  return [
    also && stage.say('think', brief.think, { fact: said(also) }),
    stage.say('feel', brief.feel[feel]),
    brief.do.replace('{call}', () => frame.call.spoken),
  ].filter((line) => line !== undefined);
}

const tone = ({ tone: chosen }: IdeaInWords) => asSentence(chosen);

function mandatories(stage: Stage): string[] {
  const { frame, words, userType, character } = stage;
  const { brief } = words;
  const isDressed = Boolean(character.wardrobe?.trim());
  const when = whenAndWhere(frame);
  const noted = character.notes?.replace(/\s+/g, ' ').trim();
  return [
    brief.nameSeen.replace('{name}', frame.name),
    ...(frame.contacts.length > 0
      ? [brief.contact.replace('{contact}', frame.contacts.join(', '))]
      : []),
    ...(when ? [brief.when.replace('{when}', when)] : []),
    // Who pays is often noted for the production alone, after the brief.
    ...(frame.sponsor ? [brief.sponsorSeen.replace('{sponsor}', frame.sponsor)] : []),
    ...(isDressed ? [`${words.form.cast}: ${castLine(stage)}.`] : []),
    // Whoever directs it reads what was asked of them as it was typed.
    ...(noted ? [words.notes.own.replace('{note}', () => asSentence(noted))] : []),
    // What does not happen in a story, or what costs nothing, is no bound.
    ...frame.limits
      .filter(({ text, whole }) => userType !== 'trailer' && whole && !/[\p{Sc}\p{N}]/u.test(text))
      .map((limit) => brief.limits.replace('{limit}', said(limit))),
  ];
}

// The client's own line of a day; a place that is named without one belongs to what is told.
function whenAndWhere({ statements, dates, venue, call }: SubjectFrame): string {
  const told = dates.filter((date) => !call.typed.includes(date));
  const lines = statements.filter(
    ({ role, source, text }) =>
      role === 'occasion' && source === 'description' && told.some((date) => text.includes(date)),
  );
  if (lines.length > 0) return lines.map((line) => said(line).replace(/\.$/, '')).join(' · ');
  const isThere =
    venue !== undefined &&
    statements.some(({ text }) => text.includes(venue) && told.some((date) => text.includes(date)));
  return [...told, ...(isThere ? [venue] : [])].join(' · ');
}

/** A line for each format: its size, its length, what stays clear. */
export const deliverables = ({
  platforms,
  formats,
  seconds,
  words,
  userType,
}: Pick<Stage, 'platforms' | 'formats' | 'seconds' | 'words' | 'userType'>): string[] =>
  platforms.map((platform, at) => {
    const cut = cutFor(platform, formats);
    const lasts = (one: Platform) =>
      otherCutSeconds(userType, one, { platform: platforms[0], seconds });
    const pattern = at === 0 ? words.brief.primary : words.brief.recomposed;
    const length = pattern.replace('{seconds}', String(at === 0 ? seconds : lasts(platform)));
    return words.brief.deliverable
      .replace('{format}', formatName(platform, formats))
      .replace('{size}', `${cut.width} × ${cut.height}`)
      .replace('{length}', length)
      .replace('{safe}', words.notes.safe[platform]);
  });

function production(stage: Stage): string {
  const { dates, language } = stage.frame;
  const { months } = readings[language].tongue.lists;
  // An opening hour, a day of every week: nothing has to be ready by it.
  const day = dates.find(
    (date) =>
      /\d[./]\s?\d/.test(date) ||
      date
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((word) => months.has(word)),
  );
  return joined(
    stage.say('budget', stage.words.brief.budget),
    day && stage.words.brief.backFrom.replace('{date}', () => day),
  );
}

const measure = (stage: Stage, typed: string) =>
  typed.trim()
    ? joined(asSentence(typed.trim()), stage.say('measure', stage.words.brief.measure))
    : `${stage.say('measure', stage.words.brief.measureOpen)?.replace(/\.$/, '')} ${stage.words.brief.measureMark}.`;
