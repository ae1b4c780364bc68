// Prints two invented packages in a language, to read a change of the words aloud: `npm run copy -- de`.
import { findIdea, putIntoWords } from '#server/generation/write/choose-ideas.ts';
import { rankIdeas } from '#server/generation/write/ideas/rank-ideas.ts';
import { stageFor } from '#server/generation/write/stage.ts';
import { inventedFrames } from '#server/generation/write/testing/invented-frames.ts';
import { scriptOf } from '#server/generation/write/write-script.ts';

const languages = ['en', 'de', 'es', 'fr'] as const;
const language = languages.find((one) => one === (process.argv[2] ?? 'en'));
if (!language) {
  console.error(`Which language? One of ${languages.join(', ')}.`);
  process.exit(1);
}
// Another word gives another choice of sentences.
const seed = process.argv[3] ?? '';

for (const [at, frame] of inventedFrames(language).entries()) {
  const input = {
    userType: (['business', 'brand'] as const)[at % 2] ?? 'business',
    platform: [(['youtube', 'instagram'] as const)[at % 2] ?? 'youtube', 'tiktok' as const],
    creativeApproach: (['problem', 'story'] as const)[at % 2] ?? 'problem',
    productName: frame.name,
    description: `${frame.statements.map(({ text }) => text).join('. ')} ${seed}`,
    targetAudience: '',
    behavior: frame.call.typed,
    evaluation: '',
  };
  const set = () => stageFor(frame, input);
  const concepts = putIntoWords(set(), rankIdeas(set())).slice(0, 3);
  console.log(`\n${'='.repeat(20)} ${frame.name}\n`);
  for (const { title, subtitle, features, tone } of concepts)
    console.log(
      `${title}\n  ${subtitle}\n${features.map((one) => `  · ${one}\n`).join('')}  ${tone}\n`,
    );
  const stage = set();
  console.log(scriptOf(stage, findIdea(stage, concepts[0]), new Date(0)).script);
}
