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
    ['Einstieg', 'Einstieg'],
    ['Problem', 'Problem, näher'],
    ['Vorführung', 'Beweis'],
    ['Angebot', 'Aufruf'],
  ],
  brand: [
    ['Bild', 'Bild'],
    ['Moment', 'Moment, näher'],
    ['Wende', 'Wende, näher'],
    ['Satz und Logo', 'Logo'],
  ],
  infomercial: [
    ['Anreißer', 'Anreißer'],
    ['Die alte Art', 'Vorführung'],
    ['Beweis', 'Beweis, näher'],
    ['Angebot', 'Aufruf'],
  ],
  trailer: [
    ['Auftakt', 'Auftakt'],
    ['Ausgangslage', 'Ausgangslage, näher'],
    ['Steigerung', 'Steigerung, Höhepunkt'],
    ['Titel', 'Nachsatz'],
  ],
  government: [
    ['Was auf dem Spiel steht', 'Was auf dem Spiel steht'],
    ['Mensch', 'Mensch, näher'],
    ['Handlung', 'Handlung, näher'],
    ['Aufruf', 'Absender'],
  ],
  creator: [
    ['Einstieg', 'Einstieg'],
    ['Kennt jeder', 'Kennt jeder, näher'],
    ['Zeigen', 'Zeigen, näher'],
    ['Bitte', 'Folgen'],
  ],
};

export const frames: ScriptWords['frames'] = {
  hook: ['ECU, Untersicht, Zufahrt', 'CU, Augenhöhe, Zufahrt'],
  trouble: ['MS, Aufsicht, Handkamera', 'MS, Handkamera'],
  proof: ['CU, von oben', 'CU, langsame Zufahrt'],
  close: ['CU, Augenhöhe, statisch'],
};

const paces = { story: 'ruhig', problem: 'mittel', bold: 'energisch' } as const;
const people = { male: 'Mann', female: 'Frau', 'non-binary': 'nicht-binäre Person' } as const;
const hair = {
  black: 'schwarze',
  brown: 'braune',
  blonde: 'blonde',
  red: 'rote',
  gray: 'graue',
} as const;
const eyes = {
  brown: 'braune',
  blue: 'blaue',
  green: 'grüne',
  hazel: 'haselnussbraune',
  gray: 'graue',
} as const;
const looks = {
  caucasian: 'europäisches',
  'african-american': 'afroamerikanisches',
  hispanic: 'hispanisches',
  asian: 'asiatisches',
  'middle-eastern': 'nahöstliches',
  mixed: 'gemischtes',
} as const;
const bodies = {
  slim: 'schlanke',
  average: 'durchschnittliche',
  athletic: 'sportliche',
  'plus-size': 'kräftige',
} as const;

function castLine({ stage, label, hands }: Scene): string {
  if (hands) return 'niemand im Bild; Hände, Produkt und Orte unter einer Stimme aus dem Off';
  const { gender, ageRange, hairColor, eyeColor, ethnicity, bodyType, wardrobe } = stage.character;
  const parts = [
    label,
    gender && people[gender],
    ageRange,
    hairColor && `${hair[hairColor]} Haare`,
    eyeColor && `${eyes[eyeColor]} Augen`,
    ethnicity && `${looks[ethnicity]} Aussehen`,
    bodyType && `${bodies[bodyType]} Figur`,
    isDescribed(stage.character) ? undefined : 'Besetzung offen',
  ].filter(Boolean);
  const clothes = sentencesIn(wardrobe).join(', ');
  return clothes ? `${parts.join(', ')}; Kleidung: ${clothes}` : parts.join(', ');
}

const formatOf = (platform: Platform) => `${labels.platform[platform]} ${cuts[platform].aspect}`;

export function form(scene: Scene, { date, seconds }: { date: Date; seconds: number }) {
  const { stage } = scene;
  const others = stage.platforms.slice(1).map(formatOf).join(', ');
  return [
    { label: 'Kunde', text: stage.facts.name },
    { label: 'Format', text: `${formatOf(stage.platform)}, ${seconds} s` },
    {
      label: 'Datum',
      text: date.toLocaleDateString('de-DE', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    },
    { label: 'Fassung', text: '1' },
    { label: 'Besetzung', text: castLine(scene) },
    {
      label: 'Sprechtempo',
      text: `${paces[stage.approach]}, ${wordsPerSecond(stage.approach).toFixed(1).replace('.', ',')} Wörter pro Sekunde`,
    },
    ...(others ? [{ label: 'Auch für', text: others }] : []),
  ];
}

export const sponsorLine = ({ facts, world }: Stage) =>
  world.kind === 'candidate'
    ? `Finanzierung: ${facts.sponsor ?? '[Komitee offen]'}`
    : `Absender: ${facts.sponsor ?? '[Absender offen]'}`;

const advice = {
  superlative: 'ist ein Superlativ; nur mit hinterlegter Quelle verwenden [Beleg fehlt]',
  health: 'ist eine Gesundheitsaussage; vor der Sendung prüfen lassen [Beleg fehlt]',
  money: 'ist eine Geldaussage; die Bedingungen gehören ins Bild [Beleg fehlt]',
  safety: 'ist eine Sicherheitsaussage; Nachweise aufbewahren [Beleg fehlt]',
} as const;
export const claimNotes = ({ facts }: Stage) =>
  facts.claims.map(({ text, kind }) => `Vor Gebrauch prüfen: „${text}“ ${advice[kind]}.`);

const recut: Record<Platform, string> = {
  tiktok:
    'TikTok 9:16: ein Motiv je Einstellung; Gesichter und Schrift weg vom oberen Rand, vom rechten Rand und vom unteren Viertel.',
  youtube: 'YouTube 16:9: in Dritteln bauen und den Ort öffnen; die unteren 15 % bleiben frei.',
  instagram: 'Instagram 1:1: alles mittig, innerhalb von 80 %, und Schrift, die ohne Ton genügt.',
};
const howToRead = {
  direct: 'Sprechweise: zu einem Menschen, nicht zu einem Saal; die Bilder laufen über der Stimme.',
  narrative:
    'Sprechweise: Niemand im Bild hört die Stimme; zwischen den Sätzen ein Atemzug Raumton.',
  voice: 'Sprechweise: eine Stimme, nah am Mikrofon; zu sehen sind nur Hände, Produkt und Orte.',
} as const;

export function notes({ stage }: Scene): string[] {
  const { facts } = stage;
  return [
    howToRead[stage.mode],
    ...sentencesIn(stage.character.notes).map((note) => `Aus deinen Notizen: ${ended(note)}`),
    ...claimNotes(stage),
    ...(!facts.hasProof && stage.userType !== 'trailer' && stage.userType !== 'creator'
      ? ['Beleg: Eine prüfbare Tatsache würde den dritten Teil stärken [Beleg fehlt].']
      : []),
    ...(stage.userType === 'trailer' && !facts.when
      ? ['Datum und wo zu sehen: [Datum offen].']
      : []),
    ...(stage.userType === 'government' && !facts.sponsor
      ? ['Absender: In die letzte Zeile gehört der rechtliche Name des Zahlenden [Absender offen].']
      : []),
    ...stage.platforms.slice(1).map((platform) => `Neu bauen, nicht skalieren: ${recut[platform]}`),
  ];
}
