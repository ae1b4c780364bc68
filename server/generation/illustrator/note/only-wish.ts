// Nobody and nothing but what a wish names.
import { withNobody } from '#domain/storyboard/choose-view.ts';
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { thingsIn } from '../reading/find-named.ts';
import { called, type Film, productIn, type Reader } from './change.ts';
import { type Clause, namedIn, placesOf, says, take, textOf } from './clause.ts';
import { definite, kinds, only } from './note-words.ts';
import { alone, isNamed, nameFor } from './whom.ts';

/** `Only the daughter`: everybody else goes; `only the flask`: everybody, and every other thing. */
export const onlyWish: Reader = (clause, choices, film) => {
  if (placesOf(clause, only).length === 0) return null;
  const stay = choices.people.filter(({ who }) => isNamed(clause, who, film));
  if (stay.length === 0) return onlyThing(clause, choices, film);
  if (stay.length === choices.people.length) return null;
  says(clause, only);
  return {
    choices: alone(choices, stay),
    did: [`only ${stay.map(({ who }) => nameFor(who, film)).join(', ')}`],
  };
};

// What stands right behind `only`; `she only holds the cup` and `only one chair` leave nothing out.
function onlyThing(clause: Clause, choices: ShotChoices, film: Film) {
  // From above it is hands that are seen, at what lies there.
  if (choices.composition === 'overhead') return null;
  const [{ to } = { to: -1 }] = placesOf(clause, only);
  const phrase = clause.phrases.find(({ from }) => from === to);
  if (!phrase || !definite.test(textOf(clause, { from: to, to: to + 1 }))) return null;
  const own = { ...clause, phrases: [phrase] };
  const [hit] = namedIn(own, thingsIn).filter(({ from }) => from >= to && from < phrase.to);
  const isOurs =
    productIn(own, film) !== undefined ||
    placesOf(clause, kinds.product).length > 0 ||
    (hit !== undefined && hit.id === film.form);
  if (!hit && !isOurs) return null;
  says(clause, only);
  take(clause, phrase);
  const there = choices.props.filter(({ id }) => id === hit?.id);
  const added = hit ? [{ id: hit.id, where: 'on-surface' as const }] : [];
  const { product: _, ...rest } = choices;
  return {
    choices: {
      ...rest,
      ...withNobody(choices),
      composition: 'object' as const,
      ...(choices.size === 'two-shot' ? { size: 'medium' as const } : {}),
      props: isOurs ? [] : there.length > 0 ? there : added,
      ...(isOurs
        ? { product: choices.product ?? { shown: 'hero' as const, form: film.form } }
        : {}),
    },
    did: [`only ${isOurs || !hit ? 'the product' : called(hit.id)}`],
  };
}
