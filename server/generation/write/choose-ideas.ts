// The three ideas that suit a client best, each with its words; and the idea behind a concept.
import type { Concept } from '#domain/concepts/concept.ts';
import type { BeatPlot, Film } from './film.ts';
import { allIdeas } from './ideas/all-ideas.ts';
import { filmOf } from './ideas/film-of.ts';
import { families, kitFor } from './ideas/kit.ts';
import { pictureSentence } from './picture.ts';
import { hash } from './seed.ts';
import type { Stage } from './stage.ts';
import { shortest } from './subject-slots.ts';
import { titled } from './title.ts';
import type { IdeaId } from './words/schema.ts';

export type IdeaInWords = {
  /** The pictures that lead its beats have their sentences. */
  film: Film;
  title: string;
  subtitle: string;
  features: string[];
  tone: string;
  /** What it does without; empty where nothing is promised. */
  rule: string;
};

// They need nothing but a name, and make up six where little is known: three, and three more.
const spare: readonly IdeaId[] = ['plain', 'detail', 'witness', 'walk', 'silent', 'backwards'];

/**
 * All ideas that can be told, never under six: the best one that is seen, the best that somebody
 * tells and the best that turns, then the next of each; the order differs between clients that suit alike.
 */
export function rankIdeas(stage: Stage): Film[] {
  const kit = kitFor(stage);
  const shown = new Set<string>();
  const ranked = allIdeas
    .map((idea) => ({ idea, score: idea.suits(kit) }))
    .filter(({ idea, score }) => score > 0 || spare.includes(idea.id))
    .map(({ idea, score }) => ({
      idea,
      rank: (score > 0 ? score : -6) + (hash(`${stage.frame.name}:${idea.id}`) % 100) / 50,
    }))
    .toSorted((a, b) => b.rank - a.rank);
  // Whether somebody is seen to tell it is said later in the form: it leads where it is a story.
  const first = ({ idea, rank }: (typeof ranked)[number]) =>
    idea.family === 'told' && idea.id !== 'story' ? rank - 10 : rank;
  const rows = families.map((family) => ranked.filter(({ idea }) => idea.family === family));
  const rounds = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    rows.flatMap((row) => row[round] ?? []).toSorted((a, b) => first(b) - first(a)),
  )
    .flat()
    .map(({ idea }) => filmOf(idea, kit, shown));
}

/** Ideas as concepts: titles differ, and so does what happens and what leads. */
export function putIntoWords(stage: Stage, films: readonly Film[]): IdeaInWords[] {
  const { words, frame, approach } = stage;
  const taken = new Set<string>();
  const facts = frame.facts
    .flatMap((fact) => shortest(fact) ?? [])
    .filter((fact) => !frame.grave || !fact.includes('!'));
  return films.map((bare, at) => {
    const film = worded(stage, bare);
    const own = words.ideas[film.idea];
    const title = titled(
      stage,
      [...film.titles, ...own.titles.map(fillName(stage)), frame.name],
      taken,
    );
    const tone = frame.grave ? words.tones.grave : words.tones[approach];
    // Each leads with another fact, so that three concepts do not say one thing three times.
    const others = facts.filter((fact) => fact !== film.figure).slice(0, 4);
    const led = {
      fact: others[at % 3] ?? others[0],
      fact2: others[(at % 3) + 1],
      figure: film.figure,
      matter: matterOf(stage, film),
    };
    // Nothing is called out over what is grave.
    const quiet = (text: string) => (frame.grave ? text.replace(/\s*!+/g, '.') : text);
    const say = (bank: readonly string[], part: string, more = {}) =>
      quiet(stage.say(`${film.idea} ${part}`, bank, { ...led, ...more }) ?? '');
    const rule = own.rule ? say(own.rule, 'rule') : '';
    const shown = (beat: 0 | 1 | 2) => film.beats[beat].pictures[0]?.text?.replace(/\.$/, '');
    return {
      film,
      title,
      subtitle: say(own.subtitle, 'subtitle'),
      features: [
        say(words.features.opens, 'opens', { picture: shown(0) }),
        say(words.features.meets, 'meets', { picture: shown(1) }),
        say(words.features.proves, 'proves', { picture: shown(2) }),
        say(words.features.ends[film.family], 'ends', {
          last: film.beats[3].pictures[0]?.slots?.detail,
        }),
        rule,
      ].filter(Boolean),
      tone: [say(tone[0], 'tone'), say(tone[1], 'tone too')]
        .map((part) => part.replace(/\.$/, ''))
        .join(', ')
        .replace(/, (\p{Lu})/u, (_, letter: string) => `, ${letter.toLowerCase()}`),
      rule,
    };
  });
}

const fillName = (stage: Stage) => (title: string) => title.replace('{name}', stage.frame.name);

// The same film with the sentences of its leading pictures, as concept and script have them.
function worded(stage: Stage, film: Film): Film {
  let met = false;
  const word = (beat: BeatPlot, at: number): BeatPlot => ({
    ...beat,
    pictures: beat.pictures.map((picture) => {
      const text = pictureSentence(stage, picture, `${film.idea} ${at}`, met);
      met ||= picture.cast !== undefined;
      return { ...picture, text };
    }),
  });
  const [first, second, third, last] = film.beats;
  return { ...film, beats: [word(first, 0), word(second, 1), word(third, 2), word(last, 3)] };
}

// What the film looks at first, as its picture calls it.
const matterOf = ({ slots }: Stage, { beats }: Film): string | undefined => {
  const [picture] = beats.flatMap(({ pictures }) => pictures);
  return picture?.slots?.detail ?? (picture?.product ? slots.thing : undefined);
};

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
