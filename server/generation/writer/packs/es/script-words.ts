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
    ['Gancho', 'Gancho'],
    ['Problema', 'Problema, más cerca'],
    ['Demostración', 'Prueba'],
    ['Oferta', 'Llamada a la acción'],
  ],
  brand: [
    ['Imagen', 'Imagen'],
    ['Momento humano', 'Momento humano, más cerca'],
    ['Giro', 'Giro, más cerca'],
    ['Frase y logo', 'Logo'],
  ],
  infomercial: [
    ['Anticipo', 'Anticipo'],
    ['Lo de antes', 'Demostración'],
    ['Prueba', 'Prueba, más cerca'],
    ['Oferta', 'Llamada a la acción'],
  ],
  trailer: [
    ['Arranque', 'Arranque'],
    ['Planteamiento', 'Planteamiento, más cerca'],
    ['Escalada', 'Escalada, cima'],
    ['Título', 'Remate'],
  ],
  government: [
    ['Lo que está en juego', 'Lo que está en juego'],
    ['Persona', 'Persona, más cerca'],
    ['Acción', 'Acción, más cerca'],
    ['Llamada a la acción', 'Responsable'],
  ],
  creator: [
    ['Gancho', 'Gancho'],
    ['Nos pasa a todos', 'Nos pasa a todos, más cerca'],
    ['Se enseña', 'Se enseña, más cerca'],
    ['Petición', 'Seguir'],
  ],
};

export const frames: ScriptWords['frames'] = {
  hook: ['ECU, ángulo bajo, acercamiento', 'CU, a la altura de los ojos, acercamiento'],
  trouble: ['MS, ángulo alto, cámara en mano', 'MS, cámara en mano'],
  proof: ['CU, cenital', 'CU, acercamiento lento'],
  close: ['CU, a la altura de los ojos, fija'],
};

const paces = { story: 'suave', problem: 'medio', bold: 'enérgico' } as const;
const people = { male: 'hombre', female: 'mujer', 'non-binary': 'persona no binaria' } as const;
const hair = {
  black: 'negro',
  brown: 'castaño',
  blonde: 'rubio',
  red: 'pelirrojo',
  gray: 'canoso',
} as const;
const eyes = {
  brown: 'marrones',
  blue: 'azules',
  green: 'verdes',
  hazel: 'avellana',
  gray: 'grises',
} as const;
const looks = {
  caucasian: 'europeos',
  'african-american': 'afroamericanos',
  hispanic: 'hispanos',
  asian: 'asiáticos',
  'middle-eastern': 'de Oriente Medio',
  mixed: 'mestizos',
} as const;
const bodies = {
  slim: 'delgada',
  average: 'media',
  athletic: 'atlética',
  'plus-size': 'corpulenta',
} as const;

function castLine({ stage, label, hands }: Scene): string {
  if (hands) return 'nadie a cámara; manos, producto y lugares con voz en off';
  const { gender, ageRange, hairColor, eyeColor, ethnicity, bodyType, wardrobe } = stage.character;
  const parts = [
    label,
    gender && people[gender],
    ageRange,
    hairColor && `pelo ${hair[hairColor]}`,
    eyeColor && `ojos ${eyes[eyeColor]}`,
    ethnicity && `rasgos ${looks[ethnicity]}`,
    bodyType && `complexión ${bodies[bodyType]}`,
    isDescribed(stage.character) ? undefined : 'reparto abierto',
  ].filter(Boolean);
  const clothes = sentencesIn(wardrobe).join(', ');
  return clothes
    ? `${parts.join(', ')}; vestuario: ${clothes.charAt(0).toLowerCase()}${clothes.slice(1)}`
    : parts.join(', ');
}

const formatOf = (platform: Platform) => `${labels.platform[platform]} ${cuts[platform].aspect}`;

export function form(scene: Scene, { date, seconds }: { date: Date; seconds: number }) {
  const { stage } = scene;
  const others = stage.platforms.slice(1).map(formatOf).join(', ');
  return [
    { label: 'Cliente', text: stage.facts.name },
    { label: 'Formato', text: `${formatOf(stage.platform)}, ${seconds} s` },
    {
      label: 'Fecha',
      text: date.toLocaleDateString('es-ES', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    },
    { label: 'Toma', text: '1' },
    { label: 'Reparto', text: castLine(scene) },
    {
      label: 'Ritmo de voz',
      text: `${paces[stage.approach]}, ${wordsPerSecond(stage.approach).toFixed(1).replace('.', ',')} palabras por segundo`,
    },
    ...(others ? [{ label: 'También para', text: others }] : []),
  ];
}

export const sponsorLine = ({ facts, world }: Stage) =>
  world.kind === 'candidate'
    ? `Financiado por ${facts.sponsor ?? '[comité por confirmar]'}`
    : `Un mensaje de ${facts.sponsor ?? '[responsable por confirmar]'}`;

const advice = {
  superlative: 'es un superlativo; solo con una fuente archivada [prueba pendiente]',
  health: 'es una afirmación de salud; debe revisarse antes de emitir [prueba pendiente]',
  money: 'es una afirmación económica; las condiciones van en pantalla [prueba pendiente]',
  safety: 'es una afirmación de seguridad; conviene guardar las pruebas [prueba pendiente]',
} as const;
export const claimNotes = ({ facts }: Stage) =>
  facts.claims.map(({ text, kind }) => `Comprobar antes de usar: «${text}» ${advice[kind]}.`);

const recut: Record<Platform, string> = {
  tiktok:
    'TikTok 9:16: un solo sujeto por plano; caras y rótulos lejos del borde superior, del derecho y del cuarto inferior.',
  youtube: 'YouTube 16:9: encuadre por tercios y con más lugar; libre el 15 % inferior.',
  instagram: 'Instagram 1:1: todo centrado, dentro del 80 %, y que los rótulos basten sin sonido.',
};
const howToRead = {
  direct: 'Cómo se dice: a una sola persona, no a una sala; las imágenes pasan sobre la voz.',
  narrative:
    'Cómo se dice: nadie en la imagen oye la voz; un respiro de ambiente entre frase y frase.',
  voice: 'Cómo se dice: una sola voz, cerca del micrófono; solo se ven manos, producto y lugares.',
} as const;

export function notes({ stage }: Scene): string[] {
  const { facts } = stage;
  return [
    howToRead[stage.mode],
    ...sentencesIn(stage.character.notes).map((note) => `De tus notas: ${ended(note)}`),
    ...claimNotes(stage),
    ...(!facts.hasProof && stage.userType !== 'trailer' && stage.userType !== 'creator'
      ? ['Prueba: un hecho comprobable reforzaría el tercer bloque [prueba pendiente].']
      : []),
    ...(stage.userType === 'trailer' && !facts.when
      ? ['Fecha y dónde verla: [fecha por confirmar].']
      : []),
    ...(stage.userType === 'government' && !facts.sponsor
      ? [
          'Responsable: la última fila necesita el nombre legal de quien paga [responsable por confirmar].',
        ]
      : []),
    ...stage.platforms
      .slice(1)
      .map((platform) => `Recomponer, no escalar, para ${recut[platform]}`),
  ];
}
