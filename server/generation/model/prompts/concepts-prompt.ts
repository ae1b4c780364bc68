import type { GenerateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { labels } from '#domain/wizard/options.ts';
import { languageOf } from '../../language/detect-language.ts';
import { formRule, houseRules, languageRule } from './house-rules.ts';
import { trade } from './trade.ts';

export const version = 2;

/** What is the same for all. */
export const conceptsRules = [
  `You are a senior creative at an advertising house. Your head of creative wants three concepts for one film, to be put before the client in an hour. Each is an idea that could be shot, not a mood.

THE THREE
- Exactly three. They differ in device (what the film does: a demonstration taken too far, one unbroken shot, a confession to camera, an object as the hero, a reversal, a ritual, a countdown …), in stage (where it happens, when, with whom), in how it opens and in how it ends. If two could be swapped by changing adjectives, throw one away.
- All three keep to the approach named below and end on what the client wants people to do, when the client said so.
- Each names the product and needs it: with another product the idea would fall apart. Begin from the one detail in the client's text that nobody else could have written. The words of the client may have a second meaning that makes an idea; they may also have one that must never be shown.
- Where the data hold a "character", that person is in all three, as described; where they say voice-over only, nobody is seen speaking.
- On death, illness, violence, crime or want: no joke in any of the three.
- title: two to five words one could say aloud in a meeting. Not the product's name alone, no colon.
- subtitle: one sentence of at most thirty words with the whole idea: who does what, and what turns.
- features: three or four. Each is one concrete thing seen or heard, at most twenty-five words: how it opens, the picture people will repeat to each other, how the product comes in, how it closes.
- tone: three or four words.
- device and stage: a few words each, for the house only.`,
  houseRules,
  formRule(
    '{"concepts":[{"device":"…","stage":"…","title":"…","subtitle":"…","features":["…","…","…"],"tone":"…"}, …]} with three concepts, the boldest first.',
  ),
].join('\n\n');

/** What is wanted this time. */
export function conceptsPrompt(request: GenerateConceptsRequest): string {
  const { budget, variation, earlierTitles } = request;
  const isMore = variation > 0 || earlierTitles.length > 0;
  return [
    trade(request),
    ...(budget
      ? [
          `Production budget: ${labels.budget[budget]}. Think in locations and people this pays for; do not mention it.`,
        ]
      : []),
    ...(isMore
      ? [
          `FURTHER CONCEPTS\nThe client has seen earlier ones${earlierTitles.length > 0 ? ', whose titles stand in the data as "earlierTitles"' : ''} and wants three others. Use no earlier title and no device or stage those titles suggest; this is round ${variation + 1}, so go past what comes to mind first.`,
        ]
      : []),
    languageRule(languageOf(request)),
  ].join('\n\n');
}
