// The English bank of devices.
import type { DeviceId } from '../../devices.ts';
import type { Stage } from '../../stage.ts';
import type { Treatment } from '../../treatment.ts';
import * as camera from './devices/camera.ts';
import * as frames from './devices/frames.ts';
import * as games from './devices/games.ts';
import * as moments from './devices/moments.ts';
import * as people from './devices/people.ts';
import { asSalesFilm } from './devices/sales.ts';
import { asSolemn } from './devices/solemn.ts';
import * as stunts from './devices/stunts.ts';
import * as trailers from './devices/trailers.ts';
import * as voices from './devices/voices.ts';
import { ownTitles } from './own-titles.ts';
import { l, type Voice, voiceOf } from './voice.ts';

const written: Record<DeviceId, (voice: Voice) => Treatment> = {
  'one-take': camera.oneTake,
  backwards: camera.backwards,
  'too-close': camera.tooClose,
  'stand-still': camera.standStill,
  'across-the-street': frames.acrossTheStreet,
  loop: frames.loop,
  'no-words': frames.noWords,
  'object-speaks': voices.objectSpeaks,
  letter: voices.letter,
  confession: voices.confession,
  witness: voices.witness,
  subtitles: voices.subtitles,
  'rule-broken': games.ruleBroken,
  'fake-ad': games.fakeAd,
  'wrong-answers': games.wrongAnswers,
  'how-not-to': games.howNotTo,
  bulletin: stunts.bulletin,
  'last-one': stunts.lastOne,
  countdown: stunts.countdown,
  'last-hour': moments.lastHour,
  'hand-to-hand': people.handToHand,
  'split-screen': people.splitScreen,
  'roll-call': people.rollCall,
  'somebody-asked': people.somebodyAsked,
  'sound-first': moments.soundFirst,
  'empty-place': moments.emptyPlace,
  'title-cards': trailers.titleCards,
  'wrong-genre': trailers.wrongGenre,
  'found-object': trailers.foundObject,
  denial: trailers.denial,
};

/** Each device with its English words. */
export const devices = Object.fromEntries(
  Object.entries(written).map(([id, write]) => [
    id,
    (stage: Stage) => enrich(voiceOf(stage), write),
  ]),
) as Record<DeviceId, (stage: Stage) => Treatment>;

// The visitor's own words are the title of about every second concept; the others take turns.
function retitled(v: Voice, treatment: Treatment): Treatment {
  const { pick } = v.stage;
  const [first = ''] = treatment.titles;
  const own = v.grave ? [] : ownTitles(v.facts);
  const from = v.grave
    ? 0
    : pick(
        `title ${first}`,
        treatment.titles.map((_, at) => at),
      );
  const turned = [...treatment.titles.slice(from), ...treatment.titles.slice(0, from)];
  const takesOwn = own.length > 0 && pick(`own title ${first}`, [true, false]);
  const lead = takesOwn ? [pick(`which title ${first}`, own)] : [];
  return { ...treatment, titles: [...lead, ...turned] };
}

// A long film has room for more than the device itself says; short ones never get to these lines.
function enrich(v: Voice, write: (voice: Voice) => Treatment): Treatment {
  const treatment = retitled(v, v.grave ? asSolemn(v, write(v)) : write(v));
  if (v.grave) return treatment;
  if (v.stage.userType === 'infomercial') return asSalesFilm(v, treatment);
  const [hook, trouble, proof, close] = treatment.beats;
  const { desire } = v.facts;
  const message =
    v.cause && desire && treatment.message.includes(v.name)
      ? `There is one thing to do: ${desire}.`
      : treatment.message;
  if (trouble.say.length === 0 && proof.say.length === 0) return { ...treatment, message };
  const long = v.stage.seconds >= 30;
  const { truth, question, wrong } = v.world;
  const asked = long ? l(21, `${question} ${wrong[0]}`) : [];
  const act = v.cause ? l(24, v.asks()) : [];
  return {
    ...treatment,
    message,
    beats: [
      { ...hook, say: [...hook.say, ...(long ? l(22, truth[0]) : [])] },
      { ...trouble, say: [...trouble.say, ...asked, ...l(20, truth[0])] },
      {
        ...proof,
        say: [...proof.say, ...act, ...l(20, truth[1]), ...(long ? l(23, truth[0]) : [])],
      },
      close,
    ],
  };
}
