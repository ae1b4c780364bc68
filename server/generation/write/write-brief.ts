import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { cuts } from '#domain/script/cuts.ts';
import { labels } from '#domain/wizard/options.ts';
import { readings } from '../understand/readings.ts';
import type { Statement } from '../understand/subject-frame.ts';
import { findIdea, type IdeaInWords } from './choose-ideas.ts';
import { quoteIn } from './ideas/titles.ts';
import { leastWeight } from './rows/may-be-told.ts';
import { type Stage, setStage } from './stage.ts';
import { asSentence } from './wording/pattern.ts';

/** A creative brief as plain text: one paragraph per section, `Heading: text`, dash bullets. */
export function writeBrief(request: GenerateCreativeBriefRequest): string {
  const stage = setStage(request);
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

const said = (statement: Statement) =>
  statement.apart?.[0] ??
  statement.spoken[0] ??
  asSentence(statement.text.replace(/\s+/g, ' ').trim());
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

// What it is in the client's words; who does not say that begins with what matters to them.
function introduced({ frame }: Stage): readonly Statement[] {
  const told = frame.statements.filter(({ source }) => source === 'description');
  const identity = told.filter(({ role }) => role === 'identity').slice(0, 2);
  return identity.length > 0
    ? identity
    : told.filter(({ opens, whole }) => opens && whole).slice(0, 1);
}

function background(stage: Stage, { title }: IdeaInWords): string {
  const { frame, words } = stage;
  const what = introduced(stage);
  return joined(
    what.length === 0 ? stage.say('background', words.brief.background) : undefined,
    ...what.map(said),
    frame.trouble && !what.includes(frame.trouble) ? said(frame.trouble) : undefined,
    stage.say('film', words.brief.film, { title }),
  );
}

function audience(stage: Stage): string {
  const { frame, words } = stage;
  const typed = frame.statements.filter(({ source }) => source === 'audience');
  return typed.length > 0
    ? joined(...typed.map((one) => asSentence(one.text.trim())))
    : joined(stage.say('audience', words.brief.audienceOpen));
}

/** What sets one thing against another counts for a message, and so does its name. */
const contrasting = 0.2;
/** What was said already is only said again where it is this much stronger. */
const freshness = 0.6;

// The one thing that sets it apart, whatever the film leads with: neither a price nor what others say.
function proposition(stage: Stage): Statement | undefined {
  const { frame } = stage;
  const { contrasts } = readings[frame.language].tongue.lists;
  const name = frame.name.toLowerCase();
  const worth = ({ text, weight, apart }: Statement) => {
    const words = text.toLowerCase().split(/[^\p{L}’']+/u);
    const isNamed = apart !== undefined || words.join(' ').includes(name);
    const isSetApart = words.some((word) => contrasts.has(word) || word.endsWith("n't"));
    return weight + (isNamed ? contrasting / 2 : 0) + (isSetApart ? contrasting : 0);
  };
  const all = frame.facts
    .filter((one) => one.role !== 'offer' && one.whole && !quoteIn(one) && (one.opens || one.apart))
    .toSorted((a, b) => worth(b) - worth(a));
  const [best] = all;
  const known = introduced(stage);
  const fresh = all.find((one) => !known.includes(one));
  return (
    (fresh && best && worth(fresh) >= worth(best) * freshness ? fresh : best) ??
    frame.statements.find(({ role }) => role === 'identity') ??
    frame.facts[0]
  );
}

const alsoKnown = (stage: Stage): Statement | undefined => {
  const lead = proposition(stage);
  const known = introduced(stage);
  return stage.frame.facts.find(
    (fact) => fact !== lead && fact.whole && !known.includes(fact) && !quoteIn(fact),
  );
};

function message(stage: Stage, idea: IdeaInWords): string {
  const lead = proposition(stage);
  return lead ? said(lead) : asSentence(idea.subtitle);
}

/** Reasons that are still read. */
const mostReasons = 6;

function reasons(stage: Stage): string[] {
  const { frame, words } = stage;
  const told = [proposition(stage), alsoKnown(stage), ...introduced(stage)];
  // `Ding.` is no reason, and what was said above is none once more.
  const strong = frame.facts.filter(({ weight }) => weight >= leastWeight);
  const fresh = strong.filter((one) => !told.includes(one));
  const given = [...new Set((fresh.length > 0 ? fresh : strong).slice(0, mostReasons).map(said))];
  return given.length > 0 ? given : [words.brief.noProof];
}

function response(stage: Stage): string[] {
  const { frame, words, approach, userType } = stage;
  const { brief } = words;
  const also = alsoKnown(stage);
  const feel = frame.grave ? 'grave' : userType === 'trailer' ? 'trailer' : approach;
  return [
    also && stage.say('think', brief.think, { fact: said(also) }),
    stage.say('feel', brief.feel[feel]),
    brief.do.replace('{call}', () => frame.call.spoken),
  ].filter((line) => line !== undefined);
}

const tone = ({ tone: chosen }: IdeaInWords) => asSentence(chosen);

function mandatories(stage: Stage): string[] {
  const { frame, words, userType } = stage;
  const { brief } = words;
  const when = [...frame.dates, frame.venue].filter(Boolean).join(' · ');
  return [
    brief.nameSeen.replace('{name}', frame.name),
    ...(frame.contacts.length > 0
      ? [brief.contact.replace('{contact}', frame.contacts.join(', '))]
      : []),
    ...(when ? [brief.when.replace('{when}', when)] : []),
    // Who pays is often noted for the production alone, after the brief.
    ...(userType === 'government' && frame.sponsor
      ? [brief.sponsorSeen.replace('{sponsor}', frame.sponsor)]
      : []),
    ...frame.limits.map((limit) => brief.limits.replace('{limit}', said(limit))),
  ];
}

/** A line for each format: its size, its length, what stays clear. */
export const deliverables = ({
  platforms,
  seconds,
  words,
}: Pick<Stage, 'platforms' | 'seconds' | 'words'>): string[] =>
  platforms.map((platform, at) => {
    const cut = cuts[platform];
    const pattern = at === 0 ? words.brief.primary : words.brief.recomposed;
    const length = pattern.replace('{seconds}', String(at === 0 ? seconds : cut.seconds));
    return words.brief.deliverable
      .replace('{format}', `${labels.platform[platform]} ${cut.aspect}`)
      .replace('{size}', `${cut.width} × ${cut.height}`)
      .replace('{length}', length)
      .replace('{safe}', words.notes.safe[platform]);
  });

const production = (stage: Stage) =>
  joined(
    stage.say('budget', stage.words.brief.budget),
    stage.frame.dates[0]
      ? stage.words.brief.backFrom.replace('{date}', stage.frame.dates[0])
      : undefined,
  );

const measure = (stage: Stage, typed: string) =>
  typed.trim()
    ? joined(asSentence(typed.trim()), stage.say('measure', stage.words.brief.measure))
    : `${stage.say('measure', stage.words.brief.measureOpen)?.replace(/\.$/, '')} ${stage.words.brief.measureMark}.`;
