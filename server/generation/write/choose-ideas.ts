// Ideas as concepts with their words; and the idea behind a concept.
import type { Concept } from '#domain/concepts/concept.ts';
import type { BeatPlot, Film } from './film.ts';
import { rankIdeas } from './ideas/rank-ideas.ts';
import { pictureSentence } from './pictures/picture.ts';
import type { Stage } from './stage.ts';
import { plainly } from './wording/plainly.ts';
import { toldIn } from './wording/subject-slots.ts';
import { titled } from './wording/title.ts';

export type IdeaInWords = {
  /** The pictures that lead its beats have their sentences. */
  film: Film;
  title: string;
  subtitle: string;
  features: string[];
  tone: string;
};

/** Ideas as concepts: titles differ, and so does what happens and what leads. */
export function putIntoWords(stage: Stage, films: readonly Film[]): IdeaInWords[] {
  const { words, frame } = stage;
  const taken = new Set<string>();
  const quoted = new Set<string>();
  return films.map((bare) => {
    const film = worded(stage, bare);
    const named = words.titles[film.aspect].map((one) => one.replace('{name}', () => frame.name));
    const title = titled(stage, [...film.titles, frame.name, ...named], taken);
    const told = film.lead ?? frame.statements.find(({ role }) => role === 'identity');
    const led = {
      fact: told && told !== film.opener ? toldIn(told, frame.grave) : undefined,
      opener: film.opener && toldIn(film.opener, frame.grave),
      figure: film.figure,
      person: within(stage, film.beats[0].pictures[0]?.slots?.person),
    };
    // Nothing is called out over what is grave.
    const quiet = (text: string) => (frame.grave ? text.replace(/\s*!+/g, '.') : text);
    const say = (bank: readonly string[], part: string, more = {}) =>
      quiet(stage.say(`${film.idea} ${part}`, bank, { ...led, ...more }) ?? '');
    const { shown, ends } = words.features;
    const { way } = film.plan;
    const ideaWords =
      way === 'story'
        ? { ...words.ideas[film.idea], features: [shown, shown, shown] as const }
        : words.ways[way];
    const picture = (beat: 0 | 1 | 2) => {
      const [first] = film.beats[beat].pictures;
      // What one concept is quoted with is not quoted again, unless it lives on what is told.
      const lines = heardIn(film, beat, frame.grave).filter((one) => !led.fact?.startsWith(one));
      const fresh = lines.find((one) => !quoted.has(one));
      const isCard = way === 'read' && beat === 0;
      const heard = isCard
        ? first?.lettering[0]?.text
        : (fresh ?? (way === 'story' ? undefined : lines[0]));
      if (heard) quoted.add(heard);
      return { picture: first?.text?.replace(/\.$/, ''), heard };
    };
    return {
      film,
      title,
      subtitle: say(ideaWords.subtitle, 'subtitle') || say(words.ideas.thing.subtitle, 'subtitle'),
      features: [
        ...([0, 1, 2] as const).map((beat) =>
          say(ideaWords.features[beat], `shows ${beat}`, picture(beat)),
        ),
        say(ends[film.aspect], 'ends'),
      ].filter(Boolean),
      tone: toneOf(stage, say),
    };
  });
}

// Those it is for begin no sentence here: `It begins with people who …`
const within = ({ language }: Stage, person: string | undefined) =>
  language === 'de' ? person : person?.replace(/^\p{Lu}(?=\p{Ll})/u, (one) => one.toLowerCase());

/** Letters of a line that is quoted beside a picture. */
const longestHeard = 120;

// What is heard with a picture says what it is for; nothing is called out over what is grave.
const heardIn = ({ beats }: Film, beat: 0 | 1 | 2, grave: boolean): readonly string[] =>
  beats[beat].heard.filter((line) => line.length <= longestHeard && !(grave && line.includes('!')));

function toneOf(
  { words, frame, approach, userType }: Stage,
  say: (bank: readonly string[], part: string) => string,
): string {
  const bank = frame.grave
    ? words.tones.grave
    : userType === 'trailer'
      ? words.tones.trailer
      : words.tones[approach];
  return [say(bank[0], 'tone'), say(bank[1], 'tone too')]
    .map((part) => part.replace(/\.$/, ''))
    .join(', ')
    .replace(/, (\p{Lu})/u, (_, letter: string) => `, ${letter.toLowerCase()}`);
}

// The same film with the sentences of its leading pictures, as concept and script have them.
function worded(stage: Stage, film: Film): Film {
  let met = false;
  const word = (beat: BeatPlot, at: number): BeatPlot => ({
    ...beat,
    pictures: beat.pictures.map((picture) => {
      const text = pictureSentence(stage, picture, `${film.idea} ${at}`, met);
      met ||= picture.cast !== undefined;
      return { ...picture, text, slots: { ...picture.slots, also: undefined } };
    }),
  });
  const [first, second, third, last] = film.beats;
  return { ...film, beats: [word(first, 0), word(second, 1), word(third, 2), word(last, 3)] };
}

/**
 * The idea behind a concept that was chosen here; for one that was edited, made elsewhere or absent,
 * the plain film with the concept's own words.
 */
export function findIdea(stage: Stage, concept: Concept | undefined, known?: string): IdeaInWords {
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
      (idea.film.idea === known ? 4 : 0) +
      idea.features.filter((feature) => features.has(plainly(feature))).length,
  }));
  const best = rated.reduce((a, b) => (b.score > a.score ? b : a));
  const found =
    best.score >= 2 ? best.idea : (all.find(({ film }) => film.idea === 'thing') ?? first);
  return {
    ...found,
    title: concept.title,
    subtitle: concept.subtitle || found.subtitle,
    features: concept.features.length > 0 ? concept.features : found.features,
    tone: concept.tone || found.tone,
  };
}
