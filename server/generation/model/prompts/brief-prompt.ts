import type { GenerateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { languageOf } from '../../language/detect-language.ts';
import { formRule, houseRules, languageRule } from './house-rules.ts';
import { trade } from './trade.ts';

export const version = 2;

/** The sections a model writes, in the order of the trade. */
export const textParts = {
  background:
    'two to four sentences. What the product is and what is known of it, then the chosen idea by its title and what it does.',
  objective: 'one or two sentences. Get whom to do what; one film, one action.',
  audience:
    'two to four sentences. Who they are as the client said, then the moment of their day in which this film finds them. No statistics.',
  message: 'one sentence the audience should take away, as they would say it themselves.',
  tone: 'two or three sentences. How it sounds and looks, and what it never does.',
  production:
    'two or three sentences. Budget and dates are confirmed in the next steps; then what the idea asks for in places, people and things.',
  measure:
    'one or two sentences. How success is judged, as the client put it, with blanks such as [how many] and [date] for what was not said.',
} as const;
export const listParts = {
  reasons:
    'two to five, each a fact from the client, as a sentence of its own. Where there is nothing a doubtful viewer could check, one that says what is missing, with [proof needed].',
  response:
    "three: what they should think, feel and do. The last is the client's wish; where the client has none, it is left out.",
  mandatories:
    'three to six. The name as the client spells it, the address or number if the client gave one, what the concept cannot do without, what the law or the kind of film requires.',
} as const;

/** What is the same for all. */
export const briefRules = () =>
  [
    `You are the planner of an advertising house. Write the creative brief for the concept the client has chosen (in the data as "selectedConcept"). A director who was not in the room must be able to work from it: short, specific, nothing to decorate.

THE BRIEF
${ruled(textParts)}
Lists, one sentence each:
${ruled(listParts)}
Stay with the chosen concept: its pictures, its turn, its ending. Where the data hold a "character", that person is who the film shows. Say each thing once; what repeats another section is cut. Lengths and formats are added by the house.`,
    houseRules,
  ].join('\n\n');

// A refresh shows as a difference: what the client did not change is no news.
const standingRule =
  'The data hold as "standing" the brief that stands, written from earlier answers and perhaps edited since. Change of it only what the answers of now contradict, add or no longer say; every other sentence comes back word for word.';

/** What is wanted this time. */
export const briefPrompt = (request: GenerateCreativeBriefRequest) =>
  [
    trade(request),
    languageRule(languageOf(request)),
    ...(request.standing?.trim() ? [standingRule] : []),
    formRule(
      `{${headingsOf(request)},"background":"…","objective":"…","audience":"…","message":"…","reasons":["…"],"response":["…"],"tone":"…","mandatories":["…"],"production":"…","measure":"…"}, in this order, texts without their heading.`,
    ),
  ].join('\n\n');

const ruled = (parts: Record<string, string>) =>
  Object.entries(parts)
    .map(([part, rule]) => `- ${part}: ${rule}`)
    .join('\n');

// The house has headings in the languages of its own writer.
const headingsOf = (request: GenerateCreativeBriefRequest) =>
  languageOf(request) === 'other'
    ? '"headings":["…" (the usual names of the ten sections below, in their order, in the language you write in, without colons)]'
    : '"headings":[] (left empty)';
