// A grave subject keeps the shape of a device and none of its play.
import type { Treatment } from '../../../treatment.ts';
import { l, shot, type Voice } from '../voice.ts';

export function asSolemn(v: Voice, treatment: Treatment): Treatment {
  const [hook, , proof, close] = treatment.beats;
  const { truth, sound, problem } = v.world;
  return {
    ...treatment,
    tone: 'Quiet, plain, respectful',
    beats: [
      {
        ...hook,
        shots: [shot(v.close, 'CU, eye level, slow push')],
        say: l(0, truth[0]),
        sound: sound[0],
        super: truth[0],
      },
      {
        shots: [shot(v.trouble(), 'MS, eye level'), shot(v.made(0), 'CU, slow push')],
        say: v.problem(0),
        sound: sound[1],
        super: problem[0],
      },
      { ...proof, say: [...v.proof(5, 0), ...l(9, truth[1])], sound: sound[0] },
      {
        ...close,
        shots: close.shots.slice(-1),
        say: close.say.filter((line) => line.rank !== 4),
        sound: sound[1],
      },
    ],
  };
}
