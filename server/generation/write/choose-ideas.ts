// The three ideas that suit a client best, each with its words; and the idea behind a concept.
import type { Concept } from '#domain/concepts/concept.ts';
import type { Film } from './film.ts';
import { allIdeas } from './ideas/all-ideas.ts';
import { kitFor } from './ideas/kit.ts';
import { pictureSentence } from './picture.ts';
import { hash } from './seed.ts';
import type { Stage } from './stage.ts';
import { shortest } from './subject-slots.ts';
import { titled } from './title.ts';
import type { IdeaId } from './words/schema.ts';

export type IdeaInWords = {
  film: Film;
  title: string;
  subtitle: string;
  features: string[];
  tone: string;
  rule: string;
  /** What the first picture shows, as a sentence. */
  opening?: string;
};

// They need nothing but a name, and make up six where little is known: three, and three more.
const spare: readonly IdeaId[] = ['plain', 'witness', 'one-take', 'list', 'silent', 'close'];

/** All ideas that can be told, the best suited first, never under three; the order differs between clients that suit alike. */
export function rankIdeas(stage: Stage): Film[] {
  const kit = kitFor(stage);
  return allIdeas
    .map((idea) => ({ idea, score: idea.suits(kit) }))
    .filter(({ idea, score }) => score > 0 || spare.includes(idea.id))
    .map(({ idea, score }) => ({
      idea,
      rank:
        (score > 0 ? score : -spare.length) + (hash(`${stage.frame.name}:${idea.id}`) % 100) / 50,
    }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ idea }) => ({ ...idea.film(kit), idea: idea.id }));
}

/** Ideas as concepts: titles differ, and so does what leads. */
export function putIntoWords(stage: Stage, films: readonly Film[]): IdeaInWords[] {
  const { words, frame, approach } = stage;
  const taken = new Set<string>();
  const facts = frame.facts.flatMap((fact) => shortest(fact) ?? []);
  return films.map((film, at) => {
    const own = words.ideas[film.idea];
    const title = titled(stage, [...film.titles, ...own.titles, frame.name], taken);
    const salt = film.idea;
    const tone = frame.grave ? words.tones.grave : words.tones[approach];
    // Each leads with another fact, so that three concepts do not say one thing three times.
    const own3 = facts.filter((fact) => fact !== film.figure).slice(0, 4);
    const led = {
      fact: own3[at % 3] ?? own3[0],
      fact2: own3[(at % 3) + 1],
      figure: film.figure,
    };
    const say = (bank: readonly string[], part: string) =>
      stage.say(`${salt} ${part}`, bank, led) ?? '';
    const rule = say(own.rule, 'rule');
    const first = opening(stage, film);
    const { tell } = film.beats[2];
    const told = tell[at % Math.max(1, Math.min(3, tell.length))] ?? frame.facts[0];
    return {
      film,
      title,
      subtitle: say(own.subtitle, 'subtitle'),
      features: [
        stage.say(`${salt} opens`, words.features.opens, { opening: first?.replace(/\.$/, '') }),
        rule,
        stage.say(`${salt} turns`, words.features.turns, {
          told: told?.lettered[0]?.replace(/[.!?]+$/, ''),
        }),
        say(words.features.ends, 'ends'),
      ].filter((feature): feature is string => Boolean(feature)),
      tone: [say(tone[0], 'tone'), say(tone[1], 'tone too')]
        .map((part) => part.replace(/\.$/, ''))
        .join(', ')
        .replace(/, (\p{Lu})/u, (_, letter: string) => `, ${letter.toLowerCase()}`),
      rule,
      ...(first ? { opening: first } : {}),
    };
  });
}

// The first picture, as the script will have it.
function opening(stage: Stage, film: Film): string | undefined {
  const [picture] = film.beats[0].pictures;
  return picture && pictureSentence(stage, picture, `${film.idea} 0 0`, false);
}

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The idea behind a concept that was chosen here; for one that was edited, made elsewhere or absent,
 * the plain film with the concept's own words.
 */
export function findIdea(stage: Stage, concept: Concept | undefined): IdeaInWords {
  const all = putIntoWords(stage, rankIdeas(stage));
  const [first] = all;
  if (!first) throw new Error('There is always the plain film.');
  if (!concept) return first;
  const features = new Set(concept.features.map(plainly));
  const rated = all.map((idea) => ({
    idea,
    score:
      (plainly(idea.subtitle) === plainly(concept.subtitle) ? 2 : 0) +
      (plainly(idea.title) === plainly(concept.title) ? 2 : 0) +
      idea.features.filter((feature) => features.has(plainly(feature))).length,
  }));
  const best = rated.reduce((a, b) => (b.score > a.score ? b : a));
  const known =
    best.score >= 2 ? best.idea : (all.find(({ film }) => film.idea === 'plain') ?? first);
  return {
    ...known,
    title: concept.title,
    subtitle: concept.subtitle || known.subtitle,
    features: concept.features.length > 0 ? concept.features : known.features,
    tone: concept.tone || known.tone,
  };
}
