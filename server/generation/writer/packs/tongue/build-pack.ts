import { stripMarkdown } from '#domain/script/strip-markdown.ts';
import type { DeviceId } from '../../devices.ts';
import type { ConceptWords, Pack } from '../../pack.ts';
import type { Stage } from '../../stage.ts';
import { apart } from '../../stated-facts.ts';
import type { Treatment } from '../../treatment.ts';
import type { World } from '../../world.ts';
import { closing, ended, shot, treatmentOf } from './device-text.ts';
import { readFacts } from './read-facts.ts';
import { sceneOf } from './scene.ts';
import { worldOf } from './scenery.ts';
import type { Tongue } from './tongue.ts';
import { sentencesIn } from './typed-text.ts';

/** A language pack from the words of one language. */
export function buildPack(tongue: Tongue): Pack {
  const devices = Object.entries(tongue.devices).map(([id, write]) => [
    id,
    (stage: Stage): Treatment => {
      const scene = sceneOf(stage, tongue);
      return treatmentOf(scene, write(scene), id);
    },
  ]);
  const plain = Object.entries(tongue.plain).map(([type, scenery]) => [type, worldOf(scenery)]);
  return {
    code: tongue.code,
    readFacts: (input) => readFacts(input, tongue.reading),
    worlds: tongue.sceneries.map(worldOf),
    plainWorlds: Object.fromEntries(plain) as Record<Stage['userType'], World>,
    devices: Object.fromEntries(devices) as Partial<Record<DeviceId, (stage: Stage) => Treatment>>,
    ownConcept: (stage, concept) => ownConcept(stage, tongue, concept),
    titleCase: (text) => text.charAt(0).toUpperCase() + text.slice(1),
    briefSections: (stage, treatment, title) =>
      tongue.briefSections(sceneOf(stage, tongue), treatment, title),
    script: {
      beatNames: tongue.beatNames,
      frames: tongue.frames,
      title: (text) => stripMarkdown(text).replace(/\s+/g, ' ').trim() || tongue.untitled,
      cut: tongue.cut,
      lettering: (stage, spoken) => lettering(stage, spoken),
      toCamera: (stage, show, beat) => tongue.toCamera(sceneOf(stage, tongue).who, show, beat),
      speaker: (stage) => sceneOf(stage, tongue).label,
      form: (stage, context) => tongue.form(sceneOf(stage, tongue), context),
      noted: () => undefined,
      wantsMusic: (stage) => !tongue.reading.noMusic.test(stage.character.notes),
      sponsorLine: tongue.sponsorLine,
      notes: (stage) => tongue.notes(sceneOf(stage, tongue)),
    },
  };
}

// The longest of the spoken sentences that reads as lettering, else the name.
function lettering(stage: Stage, spoken: readonly string[]): string {
  const short = spoken
    .flatMap((text) => text.split(/(?<=[.?!])\s+/))
    .map((text) => text.replace(/[.]$/, ''))
    .filter((text) => text !== '' && text.split(' ').length <= 6);
  return short.sort((a, b) => b.split(' ').length - a.split(' ').length)[0] ?? stage.facts.name;
}

// A concept in somebody else's words: its features become pictures, its subtitle the message.
function ownConcept(stage: Stage, tongue: Tongue, concept: ConceptWords): Treatment {
  const scene = sceneOf(stage, tongue);
  const idea = scene.idea(concept.title || 'own');
  const { facts, pictures } = apart(
    concept.features.flatMap((feature) => sentencesIn(feature)).map(ended),
    stage.input.description,
  );
  const made = treatmentOf(
    scene,
    {
      titles: [concept.title || scene.name],
      subtitle: concept.subtitle,
      features: concept.features,
      tone: concept.tone,
      message: ended(sentencesIn(concept.subtitle)[0] ?? idea),
      hook: {
        ...(pictures[0] ? { show: pictures[0] } : {}),
        say: [scene.world.question],
        lettering: scene.world.question,
      },
      ...(pictures[2] || facts[0]
        ? {
            proof: {
              ...(pictures[2] ? { first: pictures[2] } : {}),
              ...(facts[0] ? { say: facts.slice(0, 1) } : {}),
            },
          }
        : {}),
    },
    'own',
  );
  const [hook, trouble, proof] = made.beats;
  const second = pictures[1]
    ? { ...trouble, shots: [trouble.shots[0] ?? shot(scene.trouble()), shot(pictures[1])] }
    : trouble;
  return {
    ...made,
    idea,
    beats: [
      hook,
      second,
      facts[0] && facts[0].split(' ').length <= 6 ? { ...proof, super: facts[0] } : proof,
      closing(scene, idea, pictures[3] ? { close: { show: pictures[3] } } : {}),
    ],
  };
}
