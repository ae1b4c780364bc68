// The creative brief in English.
import { cuts } from '#domain/script/cuts.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import type { BriefSectionText } from '../../pack.ts';
import type { Stage } from '../../stage.ts';
import type { Treatment } from '../../treatment.ts';
import { articleFor, capital, lowerFirst, stop } from './facts/words.ts';
import { possessed, reported, spoken } from './say.ts';
import { claimNotes } from './script-notes.ts';
import { scriptWords } from './script-words.ts';
import { titleCase } from './title-case.ts';
import { type Voice, voiceOf } from './voice.ts';

const safe: Record<Platform, string> = {
  tiktok: 'hook inside three seconds; top, right edge and lower quarter kept clear',
  youtube: 'name seen inside the first five seconds; lower 15 % kept clear',
  instagram: 'reads with the sound off; picture and lettering inside the middle 80 %',
};
const voices = {
  bold: 'Short sentences, fast cuts, no apology. The voice states and moves on.',
  story: 'Unhurried. The pictures go first and the voice follows, quietly.',
  problem: 'Plain and on the viewer’s side. The voice knows the trouble and never scolds.',
};

/** Eleven sections in the order of the trade. */
export function briefSections(
  stage: Stage,
  treatment: Treatment,
  title: string,
): BriefSectionText[] {
  const v = voiceOf(stage);
  return [
    { heading: 'Background', text: background(v, treatment, title) },
    { heading: 'Objective', text: objective(v) },
    { heading: 'Audience', text: audience(v) },
    {
      heading: 'Single-minded message',
      text: `“${treatment.idea.replace(/\.$/, '')}.” ${treatment.message}`.replace('?.”', '?”'),
    },
    { heading: 'Reasons to believe', bullets: reasons(v) },
    { heading: 'Desired response', bullets: response(v, treatment) },
    {
      heading: 'Tone and brand character',
      text: `${stop(capital(treatment.tone))} ${voices[stage.approach]} ${never(v)}`,
    },
    { heading: 'Mandatories', bullets: mandatories(v, treatment) },
    { heading: 'Deliverables and formats', bullets: deliverables(stage) },
    { heading: 'Budget and timing', text: production(v) },
    { heading: 'Measure of success', text: measure(v) },
  ];
}

function background(v: Voice, treatment: Treatment, title: string): string {
  const { facts } = v;
  const is = facts.category
    ? stop(
        `${facts.name} is ${facts.category}${v.facts.where && !facts.category.includes(v.facts.where) && v.stage.userType !== 'trailer' ? '' : ''}`,
      )
    : v.world.keywords.length > 0 && !v.trailer && !v.cause
      ? stop(`${facts.name} is in the ${v.world.what} trade`)
      : '';
  const story = facts.logline ? stop(capital(`${facts.logline.who} ${facts.logline.does}`)) : '';
  const more = facts.points
    .filter((point) => point.shape !== 'thing' && point.shape !== 'order')
    .slice(0, 2)
    .map((point) =>
      stop(
        /^(?:does|we)$/.test(point.shape)
          ? subject(v, reported(point))
          : capital(possessed(point.text)),
      ),
    );
  const against = v.trailer ? '' : `It is up against ${v.world.enemy}.`;
  const idea = `The chosen idea is “${titleCase(title)}”. ${stop(capital(treatment.subtitle))}`;
  return [
    v.stage.translated
      ? 'This brief is written in English, because the answers are in a language the built-in writer does not write.'
      : '',
    is,
    story,
    ...more,
    against,
    idea,
  ]
    .filter(Boolean)
    .join(' ');
}

const subject = (v: Voice, predicate: string) => `${v.name} ${lowerFirst(predicate)}`;

function objective(v: Voice): string {
  const { facts, stage } = v;
  const who =
    facts.audience ??
    {
      business: 'people nearby',
      brand: 'people who do not know the name yet',
      infomercial: 'people at home',
      trailer: 'the right audience',
      government: 'people who have heard it before',
      creator: 'people who scroll past',
    }[stage.userType];
  const act =
    facts.desire ??
    {
      business: 'come and see',
      brand: 'remember the name',
      infomercial: 'order one',
      trailer: 'watch it',
      government: 'do one thing differently today',
      creator: 'follow',
    }[stage.userType];
  return `Get ${who} to ${act.replace(/\byour\b/g, 'their')}. One film, one action; anything that does not lead there is cut.`;
}

function audience(v: Voice): string {
  const who = v.facts.audienceText
    ? stop(capital(v.facts.audienceText))
    : `To be confirmed; the idea is written for ${articleFor(v.user)} ${v.user}.`;
  const seen = v.trailer
    ? `What should stop them: “${v.world.question}”`
    : `They will recognise this without being told: “${v.world.problem[0]}”`;
  return `${who} ${seen.replace(/: “/, ', “')} ${v.trailer ? '' : `And they know that ${lowerFirst(v.world.truth[0])}`}`.trim();
}

function reasons(v: Voice): string[] {
  const list = v.facts.logline
    ? [stop(capital(`${v.facts.logline.who} ${v.facts.logline.does}`))]
    : [];
  list.push(...v.facts.points.slice(0, 5).map((point) => stop(reported(point))));
  if (!v.facts.hasProof)
    list.push('One checkable fact to add, such as a number, a date or a name [proof needed].');
  return list.length > 0 ? list : ['[proof needed]'];
}

function response(v: Voice, treatment: Treatment): string[] {
  const act = v.facts.desire ? stop(capital(v.facts.desire)) : v.asks()[0];
  return [
    `Think: “${v.trailer ? v.world.question : v.world.truth[1]}”`,
    `Feel: caught, then ${v.trailer ? 'unable to look away' : v.cause ? 'able to do something about it' : 'let in on something'}.`,
    `Do: ${act}`,
    `Repeat to a friend: “${treatment.idea}”`,
  ];
}

const never = (v: Voice) =>
  v.trailer ? 'Never explains what the story keeps back.' : `Never louder than ${v.name} itself.`;

function mandatories(v: Voice, treatment: Treatment): string[] {
  const { stage, facts } = v;
  const contact = [facts.url, facts.phone, facts.handle].filter(Boolean).join(', ');
  return [
    `The idea’s rule is kept: ${lowerFirst(treatment.features[0] ?? treatment.subtitle)}.`.replace(
      '..',
      '.',
    ),
    `The name ${facts.name} is seen and heard in the last ${stage.seconds > 15 ? 'five' : 'three'} seconds.`,
    ...(contact ? [`On the last frame: ${contact}.`] : []),
    ...(v.trailer ? [`Date and where to watch: ${facts.when ?? '[date to confirm]'}.`] : []),
    ...(v.cause
      ? [`Sponsor line on screen for at least four seconds: ${scriptWords.sponsorLine(stage)}.`]
      : []),
    ...(facts.offer && !v.trailer && !v.cause
      ? [`Terms of the offer shown as typed: ${spoken(facts.offer)}`]
      : []),
    ...claimNotes(stage),
    'No number, award, price or testimonial that is not in this brief.',
  ];
}

function deliverables(stage: Stage): string[] {
  return stage.platforms.map((platform, at) => {
    const cut = cuts[platform];
    const length =
      at === 0
        ? `${stage.seconds} s, the primary cut`
        : `${cut.seconds} s, recomposed for the frame, not scaled`;
    return `${labels.platform[platform]} ${cut.aspect}, ${cut.width} × ${cut.height}: ${length}; ${safe[platform]}.`;
  });
}

function production(v: Voice): string {
  const { hands } = v;
  const date = v.facts.when ? ` Work back from the date given, ${v.facts.when}.` : '';
  return `To be confirmed in the next steps. The idea is written to be affordable: one location (${v.at.replace(/^(?:at|in|on|by|under|across)\s/, '')}), ${hands ? 'hands only' : 'a small cast'}, available light wherever possible.${date}`;
}

function measure(v: Voice): string {
  return v.facts.measure
    ? `${stop(capital(v.facts.measure))} Note the figure before the film runs, so that there is something to compare it with.`
    : 'To be agreed before the film runs [measure to confirm].';
}
