import type { Beat, Line, Restraint, Shot, Treatment } from '../../treatment.ts';
import type { Scene } from './scene.ts';

/** The words of one device in one language. Lines are variants from long to short. */
export type DeviceText = {
  titles: readonly string[];
  subtitle: string;
  features: readonly (string | undefined)[];
  tone: string;
  message: string;
  hook: {
    show?: string;
    frame?: string;
    say: readonly string[];
    lettering?: string;
    sound?: string;
  };
  trouble?: { show?: string; frame?: string; say?: readonly (readonly string[])[] };
  proof?: { frame?: string; first?: string; say?: readonly string[] };
  close?: { show?: string; say?: string; sound?: string };
  /** A device without speech before the end. */
  isSilent?: boolean;
  /** A device without a cut, with one lettering and no music before the name. */
  isOneTake?: boolean;
};

/** Works a device out into four beats: hook, trouble, proof, close. */
export function treatmentOf(scene: Scene, text: DeviceText, salt: string): Treatment {
  const idea = scene.idea(salt);
  const said = text.trouble?.say ?? scene.problem;
  const hook: Beat = {
    shots: [shot(text.hook.show ?? scene.world.close, text.hook.frame), shot(scene.world.close)],
    say: lines(0, [text.hook.say]),
    sound: text.hook.sound ?? scene.world.sound[0],
    ...(text.hook.lettering ? { super: text.hook.lettering } : {}),
  };
  const trouble: Beat = {
    shots: [shot(text.trouble?.show ?? scene.trouble(), text.trouble?.frame), shot(scene.made(0))],
    say: text.isSilent ? [] : [...lines(0, said), ...lines(20, [[scene.world.truth[0]]])],
    sound: scene.world.sound[1],
  };
  const one = text.isSilent || text.isOneTake;
  const badge = (one ? scene.lead : undefined) ?? scene.badge();
  const proof: Beat = {
    shots: [
      shot(text.proof?.first ?? scene.made(0), text.proof?.frame),
      shot(scene.made(1)),
      shot(scene.use()),
    ],
    say: text.isSilent
      ? []
      : [
          ...lines(0, [text.proof?.say ?? []]),
          ...lines(1, scene.proof),
          ...lines(21, [[scene.world.truth[1]]]),
        ],
    ...(badge ? { super: badge } : {}),
  };
  const keeps = keptBy(text);
  return {
    titles: text.titles,
    subtitle: text.subtitle,
    features: text.features.filter((feature) => feature !== undefined),
    tone: text.tone,
    idea,
    message: text.message,
    ...(keeps ? { keeps } : {}),
    beats: [hook, trouble, proof, closing(scene, idea, text)],
  };
}

function keptBy(text: DeviceText): Restraint | undefined {
  if (text.isSilent) return { fewSupers: true, wordless: true };
  return text.isOneTake ? { fewSupers: true, lateMusic: true, unbroken: true } : undefined;
}

export const shot = (show: string, frame?: string): Shot => (frame ? { frame, show } : { show });

const lines = (rank: number, texts: readonly (readonly string[])[]): Line[] =>
  texts.filter((variants) => variants.length > 0).map((text, at) => ({ rank: rank + at, text }));

/** The last beat: the offer, what to do, the name and the idea. */
export function closing(
  scene: Scene,
  idea: string,
  text: Pick<DeviceText, 'close' | 'isSilent'>,
): Beat {
  const { facts, name, stage } = scene;
  const isTrailer = stage.userType === 'trailer';
  const isCause = stage.userType === 'government';
  const date = isTrailer ? (facts.when ?? scene.tongue.dateMissing) : undefined;
  const contact = date ?? facts.url ?? facts.phone ?? facts.handle;
  const order = scene.asks.findLast((ask) => ask.split(' ').length <= 6);
  const picture = shot(
    scene.tongue.packShot(stage.userType, scene.world.pack, facts.name),
    scene.tongue.frames.close[0],
  );
  const close = text.close ?? {};
  const named = lines(0, [
    isCause ? [idea] : [`${name}. ${idea}`, text.isSilent ? `${name}.` : idea],
  ]);
  const asked = [
    ...(close.say ? lines(4, [[close.say]]) : []),
    ...(facts.offer && !isTrailer && !isCause ? lines(3, [[ended(facts.offer.text)]]) : []),
    ...(isTrailer ? (facts.when ? lines(1, [[ended(facts.when)]]) : []) : lines(1, [scene.asks])),
  ];
  return {
    shots: [shot(close.show ?? scene.use()), picture],
    // Where nothing was said before, the name is the first word.
    say: text.isSilent ? [...named, ...asked] : [...asked, ...named],
    ...(close.sound ? { sound: close.sound } : {}),
    music: stage.pick('last note', scene.tongue.lastNotes),
    super: [facts.name, contact ?? order?.replace(/\.$/, '')].filter(Boolean).join(' · '),
  };
}

/** A text as a sentence: begun with a capital and ended. */
export const ended = (text: string): string => {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]["”»“]?$/.test(begun) ? begun : `${begun}.`;
};
