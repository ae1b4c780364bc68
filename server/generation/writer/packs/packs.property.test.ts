// Properties of the Spanish, French and German writer over many different answers.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBrief } from '#domain/brief/parse-brief.ts';
import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { fitsSeconds, wordsPerSecond } from '#domain/script/speech.ts';
import {
  ageRanges,
  bodyTypes,
  creativeApproaches,
  ethnicities,
  eyeColors,
  genders,
  hairColors,
  platforms,
  userTypes,
  videoStyles,
} from '#domain/wizard/options.ts';
import { detectLanguage } from '../../language/detect-language.ts';
import { reviseScript } from '../../revise/revise-script.ts';
import { cutSeconds } from '../plan-seconds.ts';
import { writeBrief } from '../write-brief.ts';
import { writeConcepts } from '../write-concepts.ts';
import { writeScript } from '../write-script.ts';

const typed = {
  es: {
    names: [
      'Miga',
      'La Última Luz',
      'Norte',
      'The Good Shop',
      'Óptica Ñandú: gafas para todos los que leen',
    ],
    descriptions: [
      'Panadería de barrio con masa madre. Horneamos el pan antes de que salga el sol, y a las nueve ya no queda. Hogazas desde 4 €.',
      'Zapatos hechos a mano en Elche desde 1962',
      'Una farera oye una señal de un barco que se hundió hace noventa años. Estreno el 12 de octubre.',
      'Campaña del Ayuntamiento contra el uso del móvil al volante',
      'Aplicación para hacer facturas en un minuto, sin contratos ni letra pequeña; la mejor del mercado. Pruébala gratis en facturita.es',
      'Clases de guitarra para adultos que nunca han tocado',
    ],
    audiences: ['', 'vecinos que madrugan', 'quien trabaja de noche y vuelve a casa con hambre'],
    behaviors: [
      '',
      'que vengan antes de las nueve',
      'reservar mesa',
      'que nos recuerden',
      'seguir el canal',
    ],
    headings: [
      'Antecedentes',
      'Objetivo',
      'Público',
      'Mensaje único',
      'Razones para creer',
      'Respuesta deseada',
      'Tono y carácter de la marca',
      'Obligatorios',
      'Entregables y formatos',
      'Presupuesto y plazos',
      'Medida del éxito',
    ],
  },
  fr: {
    names: [
      'La Mie',
      'Okra',
      'La Dernière Lumière',
      'The Good Shop',
      'L’Œil : des lunettes pour lire tard',
    ],
    descriptions: [
      'Boulangerie de quartier au levain. Nous cuisons le pain avant le lever du soleil, et à neuf heures il n’en reste plus. Miches à partir de 4 €.',
      'Chaussures faites main à Romans depuis 1962',
      "Une gardienne de phare entend le signal d'un navire qui a coulé il y a quatre-vingt-dix ans. Sortie le 12 octobre.",
      'Campagne de la ville contre le téléphone au volant',
      'Une application pour faire ses factures en une minute, sans contrat ; la meilleure du marché. Essai gratuit sur facturette.fr',
      "Cours de guitare pour adultes qui n'ont jamais joué",
    ],
    audiences: [
      '',
      'les voisins qui se lèvent tôt',
      'ceux qui travaillent la nuit et rentrent affamés',
    ],
    behaviors: [
      '',
      'venir avant neuf heures',
      'réserver une table',
      'se souvenir de nous',
      "s'abonner à la chaîne",
    ],
    headings: [
      'Contexte',
      'Objectif',
      'Cible',
      'Message unique',
      'Raisons d’y croire',
      'Réponse attendue',
      'Ton et caractère de la marque',
      'Éléments obligatoires',
      'Livrables et formats',
      'Budget et calendrier',
      'Mesure du succès',
    ],
  },
  de: {
    names: [
      'Krume',
      'Nord',
      'Das letzte Licht',
      'The Good Shop',
      'Augenblick: Brillen für alle, die spät lesen',
    ],
    descriptions: [
      'Bäckerei um die Ecke mit Sauerteig. Wir backen das Brot vor Sonnenaufgang, und um neun ist es weg. Laibe ab 4 €.',
      'Handgemachte Schuhe aus Pirmasens, seit 1962',
      'Eine Leuchtturmwärterin hört das Signal eines Schiffes, das vor neunzig Jahren gesunken ist. Kinostart am 12. Oktober.',
      'Kampagne der Stadt gegen das Handy am Steuer',
      'Eine App, mit der man Rechnungen in einer Minute schreibt, ohne Vertrag; die beste am Markt. Kostenlos testen auf rechnix.de',
      'Gitarrenunterricht für Erwachsene, die noch nie gespielt haben',
    ],
    audiences: [
      '',
      'Nachbarn, die früh aufstehen',
      'alle, die nachts arbeiten und hungrig nach Hause kommen',
    ],
    behaviors: [
      '',
      'vor neun vorbeikommen',
      'online bestellen',
      'dass sie an uns denken',
      'den Kanal abonnieren',
    ],
    headings: [
      'Hintergrund',
      'Ziel',
      'Zielgruppe',
      'Kernbotschaft',
      'Gründe, es zu glauben',
      'Gewünschte Reaktion',
      'Ton und Markencharakter',
      'Pflichtangaben',
      'Lieferungen und Formate',
      'Budget und Termine',
      'Erfolgsmaß',
    ],
  },
} as const;
type Code = keyof typeof typed;
const codes: Code[] = ['es', 'fr', 'de'];

const maybe = <T>(values: readonly T[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const answers = (code: Code) =>
  fc.record({
    userType: fc.constantFrom(...userTypes),
    platform: fc.shuffledSubarray([...platforms], { minLength: 1 }),
    productName: fc.constantFrom(...typed[code].names),
    description: fc.constantFrom(...typed[code].descriptions),
    targetAudience: fc.constantFrom(...typed[code].audiences),
    behavior: fc.constantFrom(...typed[code].behaviors),
    creativeApproach: fc.constantFrom(...creativeApproaches),
    videoStyle: fc.constantFrom(...videoStyles),
    voiceOverOnly: fc.boolean(),
    characterName: fc.constantFrom('', '', 'Ana', 'Jean-Luc'),
    gender: maybe(genders),
    ageRange: maybe(ageRanges),
    hairColor: maybe(hairColors),
    eyeColor: maybe(eyeColors),
    ethnicity: maybe(ethnicities),
    bodyType: maybe(bodyTypes),
  });

/** What is wrong with a text on its face, in any of the three languages; empty when nothing is. */
function faults(text: string): string[] {
  const patterns = [
    /\[object|undefined|\bNaN\b|\bnull\b/,
    / {2}/,
    / [,.](?=\s|$)/m,
    /[,;:]\./,
    /\.\.(?!\.)/,
    /,,|\{|\}|\|(?! \d)/,
    /«»|„“|« »/,
    // Words of English that no visitor typed.
    /(?<!\p{L})(?:the|and|with|from|cut to|pack shot|close|woman|hair|eyes|words a second|note for)(?!\p{L})/iu,
  ];
  return patterns.flatMap(
    (pattern) => pattern.exec(text.replaceAll(/The Good Shop/gi, 'X'))?.[0] ?? [],
  );
}

const runs = { numRuns: 120 };
const date = new Date('2026-11-20T12:00:00Z');

test.each(codes)(
  'GEN-01 GEN-07 %s: three concepts that differ, in the language of the answers',
  (code) => {
    fc.assert(
      fc.property(answers(code), fc.nat(3), (given, variation) => {
        const concepts = writeConcepts(generateConceptsRequest.parse({ ...given, variation }));
        expect(concepts).toHaveLength(3);
        expect(new Set(concepts.map((concept) => concept.title.toLowerCase())).size).toBe(3);
        const features = concepts.flatMap((concept) => concept.features);
        expect(new Set(features).size).toBe(features.length);
        for (const { title, subtitle, features: own, tone } of concepts) {
          expect(own.length).toBeGreaterThanOrEqual(3);
          const text = [title, subtitle, ...own, tone].join('\n');
          expect(faults(text)).toEqual([]);
          expect(detectLanguage(`${subtitle} ${own.join('. ')}`)).toBe(code);
        }
      }),
      runs,
    );
  },
);

test.each(codes)('GEN-03 GEN-07 %s: the brief has its eleven sections', (code) => {
  fc.assert(
    fc.property(answers(code), fc.nat(2), (given, choice) => {
      const selectedConcept = writeConcepts(generateConceptsRequest.parse(given))[choice];
      if (!selectedConcept) throw new Error('no concept');
      const brief = writeBrief({ ...generateConceptsRequest.parse(given), selectedConcept });
      expect(parseBrief(brief).map((section) => section.heading)).toEqual(typed[code].headings);
      expect(faults(brief)).toEqual([]);
      expect(detectLanguage(brief)).toBe(code);
      expect(brief).toContain(selectedConcept.title);
    }),
    runs,
  );
});

test.each(codes)('GEN-04 GEN-07 %s: seconds add up, words fit, nothing is English', (code) => {
  fc.assert(
    fc.property(answers(code), fc.nat(2), (given, choice) => {
      const request = generateScriptRequest.parse(given);
      const selectedConcept = writeConcepts(generateConceptsRequest.parse(given))[choice];
      const text = writeScript({ ...request, selectedConcept }, { date });
      expect(writeScript(structuredClone({ ...request, selectedConcept }), { date })).toBe(text);
      expect(faults(text)).toEqual([]);
      expect(detectLanguage(text)).toBe(code);
      const rows = parseAvScript(text)?.rows ?? [];
      expect(rows[0]?.startSeconds).toBe(0);
      expect(rows.at(-1)?.endSeconds).toBe(
        cutSeconds(request.userType, request.platform[0] ?? 'youtube'),
      );
      for (const [at, row] of rows.entries()) {
        if (at > 0) expect(row.startSeconds).toBe(rows[at - 1]?.endSeconds);
        const spoken = row.cues.filter((cue) => cue.kind === 'VO' || cue.kind === 'DIALOGUE');
        const pace = wordsPerSecond(request.creativeApproach);
        const said = spoken.map((cue) => cue.text).join(' ');
        expect(fitsSeconds(said, row.endSeconds - row.startSeconds, pace), said).toBe(true);
        if (request.voiceOverOnly) expect(spoken.every((cue) => cue.kind === 'VO')).toBe(true);
        expect(row.video).toMatch(/^(?:ECU|CU|MCU|MS|WS)/);
      }
    }),
    runs,
  );
});

const notes = {
  es: [
    'más corto',
    'más divertido',
    'más cálido',
    'otro final',
    'sin voz en off',
    'que sea de noche',
    'termina con llama ahora',
  ],
  fr: [
    'plus court',
    'plus drôle',
    'plus chaleureux',
    'une autre fin',
    'sans voix off',
    'de nuit',
    'termine par appelez maintenant',
  ],
  de: [
    'kürzer',
    'lustiger',
    'herzlicher',
    'anderes Ende',
    'ohne Off-Stimme',
    'es soll nachts spielen',
    'ende mit ruf jetzt an',
  ],
} as const;

test.each(codes)('GEN-04 %s: a revision stays in the language and asks for no remark', (code) => {
  fc.assert(
    fc.property(answers(code), fc.constantFrom(...notes[code]), (given, note) => {
      const request = generateScriptRequest.parse({ ...given, voiceOverOnly: true });
      const before = writeScript(request, { date });
      const after = reviseScript(before, note, request);
      expect(faults(after)).toEqual([]);
      expect(detectLanguage(after)).toBe(code);
      expect(
        parseAvScript(after)?.facts.find((fact) => /^(?:Toma|Prise|Fassung)$/.test(fact.label))
          ?.text,
      ).toBe('2');
      const remarks = (text: string) => parseAvScript(text)?.notes ?? [];
      expect(remarks(after)).toEqual(remarks(before));
    }),
    { numRuns: 60 },
  );
});
