import { cuts } from '#domain/script/cuts.ts';
import { wordsPerSecond } from '#domain/script/speech.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import { isDescribed, type ScriptWords } from '../../pack.ts';
import type { Stage } from '../../stage.ts';
import { ended } from '../tongue/device-text.ts';
import type { Scene } from '../tongue/scene.ts';
import { sentencesIn } from '../tongue/typed-text.ts';

export const beatNames: ScriptWords['beatNames'] = {
  business: [
    ['Accroche', 'Accroche'],
    ['Problème', 'Problème, plus près'],
    ['Démonstration', 'Preuve'],
    ['Offre', 'Appel à l’action'],
  ],
  brand: [
    ['Image', 'Image'],
    ['Moment humain', 'Moment humain, plus près'],
    ['Tournant', 'Tournant, plus près'],
    ['Phrase et logo', 'Logo'],
  ],
  infomercial: [
    ['Annonce', 'Annonce'],
    ['L’ancienne méthode', 'Démonstration'],
    ['Preuve', 'Preuve, plus près'],
    ['Offre', 'Appel à l’action'],
  ],
  trailer: [
    ['Ouverture', 'Ouverture'],
    ['Mise en place', 'Mise en place, plus près'],
    ['Montée', 'Montée, sommet'],
    ['Titre', 'Chute'],
  ],
  government: [
    ['Enjeu', 'Enjeu'],
    ['Personne', 'Personne, plus près'],
    ['Geste', 'Geste, plus près'],
    ['Appel à l’action', 'Commanditaire'],
  ],
  creator: [
    ['Accroche', 'Accroche'],
    ['Comme tout le monde', 'Comme tout le monde, plus près'],
    ['On montre', 'On montre, plus près'],
    ['Demande', 'Suivre'],
  ],
};

export const frames: ScriptWords['frames'] = {
  hook: ['ECU, contre-plongée, travelling avant', 'CU, à hauteur des yeux, travelling avant'],
  trouble: ['MS, plongée, caméra à l’épaule', 'MS, caméra à l’épaule'],
  proof: ['CU, plongée verticale', 'CU, lent travelling avant'],
  close: ['CU, à hauteur des yeux, fixe'],
};

const paces = { story: 'doux', problem: 'moyen', bold: 'énergique' } as const;
const people = { male: 'homme', female: 'femme', 'non-binary': 'personne non binaire' } as const;
const hair = {
  black: 'noirs',
  brown: 'bruns',
  blonde: 'blonds',
  red: 'roux',
  gray: 'gris',
} as const;
const eyes = {
  brown: 'marron',
  blue: 'bleus',
  green: 'verts',
  hazel: 'noisette',
  gray: 'gris',
} as const;
const looks = {
  caucasian: 'européens',
  'african-american': 'afro-américains',
  hispanic: 'hispaniques',
  asian: 'asiatiques',
  'middle-eastern': 'moyen-orientaux',
  mixed: 'métissés',
} as const;
const bodies = {
  slim: 'mince',
  average: 'moyenne',
  athletic: 'athlétique',
  'plus-size': 'ronde',
} as const;

function castLine({ stage, label, hands }: Scene): string {
  if (hands) return 'personne à l’image ; mains, produit et lieux sous une voix off';
  const { gender, ageRange, hairColor, eyeColor, ethnicity, bodyType, wardrobe } = stage.character;
  const parts = [
    label,
    gender && people[gender],
    ageRange,
    hairColor && `cheveux ${hair[hairColor]}`,
    eyeColor && `yeux ${eyes[eyeColor]}`,
    ethnicity && `traits ${looks[ethnicity]}`,
    bodyType && `silhouette ${bodies[bodyType]}`,
    isDescribed(stage.character) ? undefined : 'distribution ouverte',
  ].filter(Boolean);
  const clothes = sentencesIn(wardrobe).join(', ');
  return clothes
    ? `${parts.join(', ')} ; tenue : ${clothes.charAt(0).toLowerCase()}${clothes.slice(1)}`
    : parts.join(', ');
}

const formatOf = (platform: Platform) => `${labels.platform[platform]} ${cuts[platform].aspect}`;

export function form(scene: Scene, { date, seconds }: { date: Date; seconds: number }) {
  const { stage } = scene;
  const others = stage.platforms.slice(1).map(formatOf).join(', ');
  return [
    { label: 'Client', text: stage.facts.name },
    { label: 'Format', text: `${formatOf(stage.platform)}, ${seconds} s` },
    {
      label: 'Date',
      text: date.toLocaleDateString('fr-FR', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    },
    { label: 'Prise', text: '1' },
    { label: 'Distribution', text: castLine(scene) },
    {
      label: 'Débit',
      text: `${paces[stage.approach]}, ${wordsPerSecond(stage.approach).toFixed(1).replace('.', ',')} mots par seconde`,
    },
    ...(others ? [{ label: 'Aussi pour', text: others }] : []),
  ];
}

export const sponsorLine = ({ facts, world }: Stage) =>
  world.kind === 'candidate'
    ? `Financement : ${facts.sponsor ?? '[comité à confirmer]'}`
    : `Un message public. Émetteur : ${facts.sponsor ?? '[commanditaire à confirmer]'}`;

const advice = {
  superlative: 'est un superlatif ; à garder seulement avec une source archivée [preuve à fournir]',
  health: 'est une allégation de santé ; à faire vérifier avant diffusion [preuve à fournir]',
  money: 'est une promesse d’argent ; les conditions figurent à l’écran [preuve à fournir]',
  safety: 'est une promesse de sécurité ; garder les preuves au dossier [preuve à fournir]',
} as const;
export const claimNotes = ({ facts }: Stage) =>
  facts.claims.map(({ text, kind }) => `À vérifier avant usage : « ${text} » ${advice[kind]}.`);

const recut: Record<Platform, string> = {
  tiktok:
    'TikTok 9:16 : un seul sujet par plan ; visages et textes loin du haut, du bord droit et du quart inférieur.',
  youtube: 'YouTube 16:9 : cadrer par tiers et ouvrir le lieu ; les 15 % du bas restent dégagés.',
  instagram:
    'Instagram 1:1 : tout au centre, dans les 80 %, et des textes qui suffisent sans le son.',
};
const howToRead = {
  direct:
    'Diction : parler à une seule personne, pas à une salle ; les images passent sur la voix.',
  narrative:
    'Diction : personne à l’image n’entend la voix ; un souffle d’ambiance entre les phrases.',
  voice:
    'Diction : une seule voix, près du micro ; on ne voit que des mains, le produit et les lieux.',
} as const;

export function notes({ stage }: Scene): string[] {
  const { facts } = stage;
  return [
    howToRead[stage.mode],
    ...sentencesIn(stage.character.notes).map((note) => `D’après vos notes : ${ended(note)}`),
    ...claimNotes(stage),
    ...(!facts.hasProof && stage.userType !== 'trailer' && stage.userType !== 'creator'
      ? ['Preuve : un fait vérifiable renforcerait le troisième temps [preuve à fournir].']
      : []),
    ...(stage.userType === 'trailer' && !facts.when
      ? ['Date et lieu de diffusion : [date à confirmer].']
      : []),
    ...(stage.userType === 'government' && !facts.sponsor
      ? [
          'Commanditaire : la dernière ligne doit porter le nom légal de l’émetteur [commanditaire à confirmer].',
        ]
      : []),
    ...stage.platforms
      .slice(1)
      .map((platform) => `À recomposer, pas à redimensionner : ${recut[platform]}`),
  ];
}
