import { cuts } from '#domain/script/cuts.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import type { BriefSectionText } from '../../pack.ts';
import type { Treatment } from '../../treatment.ts';
import { ended } from '../tongue/device-text.ts';
import type { Scene } from '../tongue/scene.ts';
import { claimNotes, sponsorLine } from './script-words.ts';

const aims = {
  business: 'Que quien pueda comprar hoy dé un paso más hacia la compra.',
  brand: 'Que el nombre signifique una sola cosa, y que sea fácil de recordar.',
  infomercial: 'Enseñarlo funcionando, responder a las dudas por orden y pedir el pedido.',
  trailer: 'Que se quiera saber qué pasa después, y se sepa dónde averiguarlo.',
  government: 'Que se entienda un hecho público y sea fácil hacer una sola cosa.',
  creator: 'Que quien pasa de largo se quede, y vuelva.',
} as const;
const voices = {
  bold: 'Frases cortas, corte rápido, sin disculpas.',
  story: 'Sin prisa: primero la imagen y después la voz, en voz baja.',
  problem: 'Llana y del lado de quien mira; conoce el problema y no regaña.',
} as const;
const mute = 'Cuentan la imagen y el sonido; la voz solo dice el nombre y la última frase.';
// A film of few letterings does not show its name at once.
const beforeClear = /^[^;]*(?:Name|nombre|nom) [^;]*; ?/u;
const feelings = {
  bold: 'sorpresa y, después, curiosidad',
  story: 'cercanía y, después, cariño',
  problem: 'reconocerse y, después, alivio',
} as const;
const safe: Record<Platform, string> = {
  tiktok:
    'gancho antes de los tres segundos; libres la parte superior, el borde derecho y el cuarto inferior',
  youtube: 'nombre visible antes de los cinco segundos; libre el 15 % inferior',
  instagram: 'se entiende sin sonido; imagen y rótulos dentro del 80 % central',
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
      heading: 'Antecedentes',
      text: [
        `Este brief es para ${facts.name}.`,
        scene.typed ? `En palabras del cliente: «${scene.typed}»` : '',
        stage.userType === 'trailer' ? '' : `La película compite con ${world.enemy}.`,
        `Idea elegida: «${title}».`,
        ended(treatment.subtitle),
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      heading: 'Objetivo',
      text: `${aims[stage.userType]} Una película, una acción; lo que no lleve ahí se corta.`,
    },
    {
      heading: 'Público',
      text: `${facts.audienceText ? ended(facts.audienceText) : 'Por concretar.'} Esto se reconoce sin explicaciones: «${world.problem.join(' ')}»`,
    },
    { heading: 'Mensaje único', text: `«${idea}». ${treatment.message}` },
    {
      heading: 'Razones para creer',
      bullets: [
        ...said,
        ...(facts.hasProof
          ? []
          : ['Falta un hecho comprobable: un número, una fecha o un nombre [prueba pendiente].']),
      ],
    },
    {
      heading: 'Respuesta deseada',
      bullets: [
        `Pensar: «${world.truth[1]}»`,
        `Sentir: ${feelings[stage.approach]}.`,
        `Hacer: ${facts.desire ? ended(facts.desire) : scene.asks.at(-1)}`,
        `Contar a un amigo: «${idea}».`,
      ],
    },
    {
      heading: 'Tono y carácter de la marca',
      text: `${ended(treatment.tone)} ${treatment.keeps?.wordless ? mute : voices[stage.approach]}`,
    },
    { heading: 'Obligatorios', bullets: mandatories(scene, treatment) },
    {
      heading: 'Entregables y formatos',
      bullets: stage.platforms.map((platform, at) => deliverable(scene, treatment, platform, at)),
    },
    {
      heading: 'Presupuesto y plazos',
      text: `Por confirmar en los próximos pasos. La idea pide poco: una localización, ${scene.hands ? 'solo manos' : 'un reparto breve'} y luz natural siempre que se pueda.${facts.when ? ` Se trabaja hacia atrás desde la fecha indicada: ${facts.when}.` : ''}`,
    },
    {
      heading: 'Medida del éxito',
      text: facts.measure
        ? `${ended(facts.measure)} Conviene anotar la cifra de partida antes de la emisión.`
        : 'Por acordar antes de la emisión [medida por confirmar].',
    },
  ];
}

function mandatories({ facts, stage }: Scene, treatment: Treatment): string[] {
  const contact = [facts.url, facts.phone, facts.handle].filter(Boolean).join(', ');
  return [
    `La regla de la idea se cumple: ${ended(treatment.features[0] ?? treatment.subtitle)}`,
    `El nombre ${facts.name} está en pantalla en los últimos ${stage.seconds > 15 ? 'cinco' : 'tres'} segundos.`,
    ...(contact ? [`En el último plano: ${contact}.`] : []),
    ...(stage.userType === 'trailer'
      ? [`Fecha y dónde verla: ${facts.when ?? '[fecha por confirmar]'}.`]
      : []),
    ...(stage.userType === 'government'
      ? [`Línea del responsable en pantalla, cuatro segundos como mínimo: ${sponsorLine(stage)}.`]
      : []),
    ...claimNotes(stage),
    'Ningún número, premio, precio ni testimonio que no esté en este brief.',
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
      ? `${stage.seconds} s, versión principal`
      : `${cut.seconds} s, recompuesta para el formato, no escalada`;
  return `${labels.platform[platform]} ${cut.aspect}, ${cut.width} × ${cut.height}: ${length}; ${treatment.keeps?.fewSupers ? safe[platform].replace(beforeClear, '') : safe[platform]}.`;
}
