import { cuts } from '#domain/script/cuts.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import type { BriefSectionText } from '../../pack.ts';
import type { Treatment } from '../../treatment.ts';
import { ended } from '../tongue/device-text.ts';
import type { Scene } from '../tongue/scene.ts';
import { claimNotes, sponsorLine } from './script-words.ts';

const aims = {
  business: 'Que ceux qui peuvent acheter aujourd’hui fassent un pas de plus vers l’achat.',
  brand: 'Que le nom signifie une seule chose, facile à retenir.',
  infomercial:
    'Montrer que cela fonctionne, répondre aux doutes dans l’ordre, puis demander la commande.',
  trailer: 'Donner envie de savoir la suite, et dire où la trouver.',
  government: 'Faire comprendre un fait public et rendre un seul geste facile.',
  creator: 'Que la personne qui passe reste, puis revienne.',
} as const;
const voices = {
  bold: 'Phrases courtes, coupes rapides, aucune excuse.',
  story: 'Sans hâte : l’image d’abord, la voix ensuite, tout bas.',
  problem:
    'Simple, du côté de la personne qui regarde ; la voix connaît le problème et ne gronde pas.',
} as const;
const mute = 'L’image et le son racontent ; la voix n’a que le nom et la dernière phrase.';
// A film of few letterings does not show its name at once.
const beforeClear = /^[^;]*(?:Name|nombre|nom) [^;]*; ?/u;
const feelings = {
  bold: 'la surprise, puis la curiosité',
  story: 'la proximité, puis la tendresse',
  problem: 'se reconnaître, puis le soulagement',
} as const;
const safe: Record<Platform, string> = {
  tiktok: 'accroche en moins de trois secondes ; haut, bord droit et quart inférieur dégagés',
  youtube: 'nom visible en moins de cinq secondes ; les 15 % du bas dégagés',
  instagram: 'compréhensible sans le son ; image et textes dans les 80 % du centre',
};

/** Eleven sections in the order of the trade. */
export function briefSections(
  scene: Scene,
  treatment: Treatment,
  title: string,
): BriefSectionText[] {
  const { facts, stage, world } = scene;
  const said = facts.points.slice(0, 5).map((point) => ended(point.text));
  const idea = treatment.idea.replace(/[.]$/, '');
  return [
    {
      heading: 'Contexte',
      text: [
        `Ce brief concerne ${facts.name}.`,
        scene.typed ? `Dans les mots du client : « ${scene.typed} »` : '',
        stage.userType === 'trailer' ? '' : `L’adversaire du film : ${world.enemy}.`,
        `Idée retenue : « ${title} ».`,
        ended(treatment.subtitle),
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      heading: 'Objectif',
      text: `${aims[stage.userType]} Un film, un geste ; ce qui n’y mène pas est coupé.`,
    },
    {
      heading: 'Cible',
      text: `${facts.audienceText ? ended(facts.audienceText) : 'À préciser.'} Ceci se reconnaît sans explication : « ${world.problem.join(' ')} »`,
    },
    { heading: 'Message unique', text: `« ${idea} ». ${treatment.message}` },
    {
      heading: 'Raisons d’y croire',
      bullets: [
        ...said,
        ...(facts.hasProof
          ? []
          : ['Il manque un fait vérifiable : un nombre, une date ou un nom [preuve à fournir].']),
      ],
    },
    {
      heading: 'Réponse attendue',
      bullets: [
        `Penser : « ${world.truth[1]} »`,
        `Ressentir : ${feelings[stage.approach]}.`,
        `Faire : ${facts.desire ? ended(facts.desire) : scene.asks.at(-1)}`,
        `Dire à un ami : « ${idea} ».`,
      ],
    },
    {
      heading: 'Ton et caractère de la marque',
      text: `${ended(treatment.tone)} ${treatment.keeps?.wordless ? mute : voices[stage.approach]}`,
    },
    { heading: 'Éléments obligatoires', bullets: mandatories(scene, treatment) },
    {
      heading: 'Livrables et formats',
      bullets: stage.platforms.map((platform, at) => deliverable(scene, treatment, platform, at)),
    },
    {
      heading: 'Budget et calendrier',
      text: `À confirmer aux étapes suivantes. L’idée demande peu : un seul lieu, ${scene.hands ? 'des mains seulement' : 'une petite distribution'} et la lumière naturelle autant que possible.${facts.when ? ` On compte à rebours depuis la date donnée : ${facts.when}.` : ''}`,
    },
    {
      heading: 'Mesure du succès',
      text: facts.measure
        ? `${ended(facts.measure)} Notez le chiffre de départ avant la diffusion.`
        : 'À convenir avant la diffusion [mesure à confirmer].',
    },
  ];
}

function mandatories({ facts, stage }: Scene, treatment: Treatment): string[] {
  const contact = [facts.url, facts.phone, facts.handle].filter(Boolean).join(', ');
  return [
    `La règle de l’idée est tenue : ${ended(treatment.features[0] ?? treatment.subtitle)}`,
    `Le nom ${facts.name} est à l’écran pendant les ${stage.seconds > 15 ? 'cinq' : 'trois'} dernières secondes.`,
    ...(contact ? [`Sur la dernière image : ${contact}.`] : []),
    ...(stage.userType === 'trailer'
      ? [`Date et lieu de diffusion : ${facts.when ?? '[date à confirmer]'}.`]
      : []),
    ...(stage.userType === 'government'
      ? [`Mention du commanditaire à l’écran, quatre secondes au moins : ${sponsorLine(stage)}.`]
      : []),
    ...claimNotes(stage),
    'Aucun nombre, prix, distinction ou témoignage absent de ce brief.',
  ];
}

function deliverable(
  { stage }: Scene,
  treatment: Treatment,
  platform: Platform,
  at: number,
): string {
  const cut = cuts[platform];
  const length =
    at === 0
      ? `${stage.seconds} s, version principale`
      : `${cut.seconds} s, recomposée pour le cadre, pas redimensionnée`;
  return `${labels.platform[platform]} ${cut.aspect}, ${cut.width} × ${cut.height} : ${length} ; ${treatment.keeps?.fewSupers ? safe[platform].replace(beforeClear, '') : safe[platform]}.`;
}
