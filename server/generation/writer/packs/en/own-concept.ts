// A concept in somebody else's words, turned into four beats that keep to it.
import type { ConceptWords } from '../../pack.ts';
import type { Stage } from '../../stage.ts';
import { apart } from '../../stated-facts.ts';
import type { Treatment } from '../../treatment.ts';
import { toSentences } from './facts/clean-text.ts';
import { capital, stop, wordCount } from './facts/words.ts';
import { closing, l, shot, voiceOf } from './voice.ts';

/** The features become pictures or, where they state a fact, lines and lettering; the subtitle is the message; lines come from the facts and the world. */
export function ownConcept(stage: Stage, concept: ConceptWords): Treatment {
  const v = voiceOf(stage);
  const idea = v.idea(concept.title || 'own');
  const sentences = concept.features
    .flatMap((feature) => toSentences(feature, stage.facts.name))
    .map((text) => stop(capital(text)));
  const { facts, pictures } = apart(sentences, stage.input.description);
  const spoken = new Set(facts.map(plain));
  const rest = v
    .proof(5, facts.length > 0 ? 2 : 0)
    .filter(({ text }) => ![text].flat().some((variant) => spoken.has(plain(variant))));
  const at = (index: number, instead: string) => pictures[index] ?? instead;
  return {
    titles: [concept.title || v.world.hour],
    subtitle: concept.subtitle,
    features: concept.features,
    tone: concept.tone || 'Clear, warm, direct',
    idea,
    message: stop(
      capital(
        toSentences(concept.subtitle, stage.facts.name)[0] ??
          `${v.name} is the answer to ${v.world.enemy}`,
      ),
    ),
    beats: [
      {
        shots: [shot(at(0, v.close)), shot(v.close)],
        say: l(0, [v.world.question]),
        sound: v.world.sound[0],
        super: v.world.question,
      },
      {
        shots: [shot(v.trouble()), shot(at(1, v.made(0)))],
        say: [...l(0, v.world.problem[0]), ...l(1, v.world.problem[1])],
        sound: v.world.sound[1],
      },
      {
        shots: [shot(at(2, v.made(0))), shot(v.made(1)), shot(v.use())],
        say: [...l(0, facts.slice(0, 1)), ...l(1, facts.slice(1, 2)), ...rest],
        super: facts.find((fact) => wordCount(fact) <= 6) ?? v.badge(),
      },
      closing(v, idea, { shot: at(3, v.use()) }),
    ],
  };
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
