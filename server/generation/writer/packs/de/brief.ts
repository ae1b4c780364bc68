import { cuts } from '#domain/script/cuts.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import type { BriefSectionText } from '../../pack.ts';
import type { Treatment } from '../../treatment.ts';
import { ended } from '../tongue/device-text.ts';
import type { Scene } from '../tongue/scene.ts';
import { claimNotes, sponsorLine } from './script-words.ts';

const aims = {
  business: 'Wer heute kaufen könnte, soll dem Kauf einen Schritt näher kommen.',
  brand: 'Der Name soll für eine einzige Sache stehen, die man sich leicht merkt.',
  infomercial:
    'Zeigen, dass es funktioniert, die Zweifel der Reihe nach ausräumen, dann um die Bestellung bitten.',
  trailer: 'Man soll wissen wollen, wie es weitergeht, und erfahren, wo.',
  government: 'Eine Tatsache verständlich machen und eine einzige Handlung leicht.',
  creator: 'Wer zufällig vorbeikommt, soll bleiben und wiederkommen.',
} as const;
const voices = {
  bold: 'Kurze Sätze, schnelle Schnitte, keine Entschuldigung.',
  story: 'Ohne Eile: erst das Bild, dann die Stimme, und die leise.',
  problem:
    'Schlicht und auf der Seite der Zuschauer; die Stimme kennt das Problem und schimpft nicht.',
} as const;
const mute = 'Bild und Geräusch erzählen; die Stimme hat nur den Namen und den letzten Satz.';
// A film of few letterings does not show its name at once.
const beforeClear = /^[^;]*(?:Name|nombre|nom) [^;]*; ?/u;
const feelings = {
  bold: 'Überraschung, dann Neugier',
  story: 'Nähe, dann Zuneigung',
  problem: 'sich wiedererkennen, dann Erleichterung',
} as const;
const safe: Record<Platform, string> = {
  tiktok:
    'Einstieg in den ersten drei Sekunden; oberer Rand, rechter Rand und unteres Viertel bleiben frei',
  youtube: 'Name in den ersten fünf Sekunden zu sehen; die unteren 15 % bleiben frei',
  instagram: 'ohne Ton verständlich; Bild und Schrift innerhalb der mittleren 80 %',
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
      heading: 'Hintergrund',
      text: [
        `Ein Briefing für ${facts.name}.`,
        scene.typed ? `In den Worten des Kunden: „${scene.typed}“` : '',
        stage.userType === 'trailer' ? '' : `Der Gegner des Films: ${world.enemy}.`,
        `Gewählte Idee: „${title}“.`,
        ended(treatment.subtitle),
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      heading: 'Ziel',
      text: `${aims[stage.userType]} Ein Film, eine Handlung; was nicht dorthin führt, wird geschnitten.`,
    },
    {
      heading: 'Zielgruppe',
      text: `${facts.audienceText ? ended(facts.audienceText) : 'Noch zu klären.'} Das erkennt man ohne Erklärung: „${world.problem.join(' ')}“`,
    },
    { heading: 'Kernbotschaft', text: `„${idea}“. ${treatment.message}` },
    {
      heading: 'Gründe, es zu glauben',
      bullets: [
        ...said,
        ...(facts.hasProof
          ? []
          : ['Es fehlt eine prüfbare Tatsache: eine Zahl, ein Datum oder ein Name [Beleg fehlt].']),
      ],
    },
    {
      heading: 'Gewünschte Reaktion',
      bullets: [
        `Denken: „${world.truth[1]}“`,
        `Fühlen: ${feelings[stage.approach]}.`,
        `Tun: ${facts.desire ? ended(facts.desire) : scene.asks.at(-1)}`,
        `Weitersagen: „${idea}“.`,
      ],
    },
    {
      heading: 'Ton und Markencharakter',
      text: `${ended(treatment.tone)} ${treatment.keeps?.wordless ? mute : voices[stage.approach]}`,
    },
    { heading: 'Pflichtangaben', bullets: mandatories(scene, treatment) },
    {
      heading: 'Lieferungen und Formate',
      bullets: stage.platforms.map((platform, at) => deliverable(scene, treatment, platform, at)),
    },
    {
      heading: 'Budget und Termine',
      text: `In den nächsten Schritten zu klären. Die Idee braucht wenig: einen Drehort, ${scene.hands ? 'nur Hände' : 'eine kleine Besetzung'} und möglichst natürliches Licht.${facts.when ? ` Gerechnet wird rückwärts vom genannten Datum: ${facts.when}.` : ''}`,
    },
    {
      heading: 'Erfolgsmaß',
      text: facts.measure
        ? `${ended(facts.measure)} Den Ausgangswert vor dem Start notieren.`
        : 'Vor dem Start zu vereinbaren [Messgröße offen].',
    },
  ];
}

function mandatories({ facts, stage }: Scene, treatment: Treatment): string[] {
  const contact = [facts.url, facts.phone, facts.handle].filter(Boolean).join(', ');
  return [
    `Die Regel der Idee gilt: ${ended(treatment.features[0] ?? treatment.subtitle)}`,
    `Der Name ${facts.name} ist in den letzten ${stage.seconds > 15 ? 'fünf' : 'drei'} Sekunden zu sehen.`,
    ...(contact ? [`Im letzten Bild: ${contact}.`] : []),
    ...(stage.userType === 'trailer'
      ? [`Datum und wo zu sehen: ${facts.when ?? '[Datum offen]'}.`]
      : []),
    ...(stage.userType === 'government'
      ? [`Absender mindestens vier Sekunden im Bild: ${sponsorLine(stage)}.`]
      : []),
    ...claimNotes(stage),
    'Keine Zahl, keine Auszeichnung, kein Preis und keine Kundenstimme, die nicht in diesem Briefing steht.',
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
      ? `${stage.seconds} s, Hauptfassung`
      : `${cut.seconds} s, für das Format neu gebaut, nicht skaliert`;
  return `${labels.platform[platform]} ${cut.aspect}, ${cut.width} × ${cut.height}: ${length}; ${treatment.keeps?.fewSupers ? safe[platform].replace(beforeClear, '') : safe[platform]}.`;
}
