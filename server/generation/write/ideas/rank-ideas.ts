// Which ideas suit a client, and what each demonstrates: another fact in every one while there are any.
import type { Statement } from '../../understand/subject-frame.ts';
import { standsAlone } from '../briefed-lines.ts';
import type { Film } from '../film.ts';
import { isToldWhole } from '../notes/told.ts';
import { hash } from '../seed.ts';
import type { Stage } from '../stage.ts';
import type { IdeaId } from '../words/schema.ts';
import { allIdeas } from './all-ideas.ts';
import { filmOf } from './film-of.ts';
import { aspects, type Idea, type Kit, kitFor, ledBy } from './kit.ts';

// They need nothing but a name, and make up six where little is known: three, and three more.
const spare: readonly IdeaId[] = ['thing', 'witness', 'line'];
const least = 6;
/** What is weaker than this beside the message is not demonstrated. */
const strongEnough = 0.2;

/**
 * All ideas that can be told, never under six: the best of each aspect, then the next of each, so that
 * three in a row go three ways; the order differs between clients that suit alike.
 */
export function rankIdeas(stage: Stage): Film[] {
  const kit = kitFor(stage);
  const shown = new Set<string>();
  const led = new Set<Statement>();
  const films: Film[] = [];
  const tell = (idea: Idea) => {
    const lead = leadOf(idea, kit, led);
    const film = filmOf(idea, ledBy(kit, lead), shown, films.length);
    if (!film) return;
    if (lead) led.add(lead);
    films.push(film);
  };
  const order = inOrder(kit);
  order.forEach(tell);
  const more = order.filter(({ id }) => spare.includes(id));
  for (let at = 0; films.length < least && at < least; at += 1) {
    const idea = more[at % more.length];
    if (idea) tell(idea);
  }
  return films;
}

function inOrder(kit: Kit): Idea[] {
  const { stage } = kit;
  const ranked = allIdeas
    .map((idea) => ({ idea, score: idea.suits(kit) }))
    .filter(({ idea, score }) => score > 0 || spare.includes(idea.id))
    // Pictures that the client tells need not be taken in one place.
    .filter(({ idea }) => idea.id !== 'place' || !isToldWhole(stage.told))
    .map(({ idea, score }) => ({
      idea,
      rank: (score > 0 ? score : -6) + (hash(`${stage.frame.name}:${idea.id}`) % 100) / 50,
    }))
    .toSorted((a, b) => b.rank - a.rank);
  // Whether somebody is seen to tell it is said later in the form: it leads where it is a story.
  const first = ({ idea, rank }: (typeof ranked)[number]) =>
    idea.id === 'witness' ? rank - 10 : rank;
  const rows = aspects.map((aspect) => ranked.filter(({ idea }) => idea.aspect === aspect));
  const rounds = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    rows.flatMap((row) => row[round] ?? []).toSorted((a, b) => first(b) - first(a)),
  )
    .flat()
    .map(({ idea }) => idea);
}

// The strongest that no other film demonstrates; the first film has the message.
function leadOf(idea: Idea, kit: Kit, led: ReadonlySet<Statement>): Statement | undefined {
  const [strongest] = kit.facts;
  const wanted = [...(idea.leads?.(kit) ?? []), ...kit.facts];
  const free = wanted.filter((one) => !led.has(one) && standsAlone(one));
  // The first film has the message.
  if (led.size === 0) return strongest;
  const least = (strongest?.weight ?? 0) * strongEnough;
  return free.find(({ weight }) => weight >= least) ?? free[0] ?? strongest;
}
