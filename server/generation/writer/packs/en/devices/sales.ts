// A long sales film says more than its device: tease, test, objection, proof, offer, order.
import type { Treatment } from '../../../treatment.ts';
import { capital, stop } from '../facts/words.ts';
import { l, shot, type Voice } from '../voice.ts';

export function asSalesFilm(v: Voice, treatment: Treatment): Treatment {
  const [hook, trouble, proof, close] = treatment.beats;
  const { facts, name, world } = v;
  const offer = facts.offer ? stop(capital(facts.offer.text)) : undefined;
  const refusals = facts.points.filter((point) => /^no\s/i.test(point.text));
  const proven = facts.points.some(
    (point) => point !== facts.offer && /\d|tested|award|since/i.test(point.text),
  );
  const lastShot = close.shots.at(-1) ?? shot(v.pack);
  return {
    ...treatment,
    beats: [
      {
        ...hook,
        say: [
          ...hook.say,
          ...l(2, [`This is ${name}. In a moment you will see it work.`, `This is ${name}.`]),
          ...(offer ? l(3, 'Stay for the offer at the end.') : []),
        ],
      },
      {
        ...trouble,
        say: [...trouble.say, ...l(3, world.truth[0]), ...l(4, 'You know how that ends.')],
      },
      {
        ...proof,
        shots: [
          shot(v.made(0), 'Insert CU, overhead'),
          shot(
            `Before and after in one frame. Left: ${v.lower(v.trouble())}. Right: ${v.lower(v.use())}`,
            'MS, split screen',
          ),
          proven
            ? shot(v.made(1), 'Insert CU, slow push')
            : shot(
                'A customer, by name, says one sentence about it: [proof needed]',
                'MS, eye level',
              ),
          shot(v.use(), 'MS, reaction'),
        ],
        say: [
          ...l(2, ['Before. And after. Same day, same room.', 'Before. And after.']),
          ...proof.say,
          ...l(7, ['Watch that again, slowly.', 'Watch that again.']),
          ...refusals
            .slice(0, 2)
            .flatMap((point, at) =>
              l(
                6 + at,
                at === 0
                  ? `You were about to ask. ${stop(capital(point.text))}`
                  : `And ${point.text}.`,
              ),
            ),
          ...l(8, world.truth[1]),
          ...(proven ? [] : l(9, 'But do not take our word for it.')),
        ],
      },
      {
        ...close,
        shots: [
          shot(
            facts.offer
              ? `Everything in the offer laid out side by side. On a card: ${facts.offer.text}`
              : `${capital(v.aThing)} in both hands, held out to the lens`,
            'MS, overhead',
          ),
          lastShot,
        ],
        say: [
          ...l(6, ['You have just seen it work. Now it is your turn.', 'Your turn.']),
          ...(offer ? l(3, [`Here is the offer. ${offer}`, offer]) : []),
          ...(facts.phone ? l(7, `Have a pen ready.`) : []),
          ...close.say.filter((line) => line.rank === 1),
          ...(facts.phone
            ? l(5, `Again, that is ${facts.phone}.`)
            : facts.url
              ? l(5, `Again, that is ${facts.url}.`)
              : []),
          ...close.say.filter((line) => line.rank === 0),
        ],
      },
    ],
  };
}
