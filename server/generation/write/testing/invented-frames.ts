// Two invented clients in each language, as they should be understood: for trying the words of films.
import type { Language, Phrase, Statement, SubjectFrame } from '../../understand/subject-frame.ts';

type Told = Pick<Statement, 'role' | 'text'> & Partial<Statement>;
type Client = Pick<SubjectFrame, 'name' | 'kind' | 'form'> & {
  head: Phrase;
  call: string;
  told: readonly Told[];
  more?: Partial<SubjectFrame>;
};

const facts: readonly Statement['role'][] = ['deed', 'proof', 'offer', 'occasion', 'story'];

function frameOf(language: Language, { name, kind, form, head, call, told, more }: Client) {
  const statements = told.map(
    (one, at): Statement => ({
      at,
      source: 'description',
      weight: 0.5,
      spoken: [`${one.text}.`],
      lettered: [one.text],
      figures: [],
      mentions: [],
      opens: true,
      whole: true,
      ...one,
    }),
  );
  const trouble = statements.find(({ role }) => role === 'trouble');
  return {
    language,
    foreign: false,
    name,
    head,
    kind,
    form,
    confidence: 0.9,
    statements,
    facts: statements.filter(({ role }) => facts.includes(role)),
    ...(trouble ? { trouble } : {}),
    deeds: statements.filter(({ role }) => role === 'deed'),
    limits: statements.filter(({ role }) => role === 'limit'),
    call: { typed: call, spoken: `${call}.`, lettered: call, assumed: false },
    dates: [],
    contacts: [],
    figures: statements.flatMap(({ figures }) => figures),
    places: [],
    grave: false,
    voice: 'it',
    ...more,
  } satisfies SubjectFrame;
}

const noun = (text: string, gender?: 'm' | 'f' | 'n', plural = false): Phrase => ({
  text,
  noun: text.split(' ')[0] ?? text,
  lemma: text,
  plural,
  ...(gender ? { gender } : {}),
});
const thing = (text: string, lemma: string) => ({
  mentions: [{ kind: 'thing', text, lemma, ref: `none:${lemma}` } as const],
});
const deed = (does: string, verb: string) => ({ seen: { plural: false, does, verb } });
const at = (text: string, lemma: string): Partial<SubjectFrame> => ({
  places: [{ kind: 'place', text, lemma, ref: `none:${lemma}` }],
});

const clients: Record<Language, readonly Client[]> = {
  en: [
    {
      name: 'Lowtide',
      kind: 'thing',
      form: 'none:rake',
      head: { ...noun('cockle rake'), noun: 'rake' },
      call: 'Try one at the slipway',
      more: at('the slipway', 'slipway'),
      told: [
        { role: 'identity', text: 'A rake for people who pick cockles by hand' },
        {
          role: 'deed',
          text: 'Flip it over and the mesh rinses itself',
          ...deed('flips it over', 'flip'),
        },
        {
          role: 'proof',
          text: 'Twelve brass teeth, each one replaceable',
          ...thing('twelve brass teeth', 'tooth'),
        },
        { role: 'offer', text: 'A new tooth is £2', figures: ['£2'] },
        { role: 'trouble', text: 'One bent tooth and the whole rake is scrap' },
      ],
    },
    {
      name: 'The Late Bus',
      kind: 'service',
      form: 'none:bus',
      head: { ...noun('night bus'), noun: 'bus' },
      call: 'Ring the driver before eleven',
      told: [
        { role: 'identity', text: 'A bus that runs when the pub shuts' },
        { role: 'proof', text: 'Six seats, four villages' },
        { role: 'offer', text: '£3 to any door', figures: ['£3'] },
        { role: 'limit', text: 'We do not wait for the last round' },
        { role: 'trouble', text: 'After ten there is nothing but the road' },
      ],
    },
  ],
  de: [
    {
      name: 'Kehrwieder',
      kind: 'thing',
      form: 'none:broom',
      head: noun('Besen', 'm'),
      call: 'Im Baumarkt nach dem drehbaren fragen',
      more: at('der Hof', 'Hof'),
      told: [
        { role: 'identity', text: 'Ein Hofbesen für alle, die beruflich kehren' },
        {
          role: 'deed',
          text: 'Zwei Muttern lösen, den Kopf drehen',
          ...deed('dreht den Kopf um', 'drehen'),
        },
        {
          role: 'proof',
          text: 'Stiel aus Esche, 1,50 m',
          figures: ['1,50 m'],
          ...thing('ein Stiel aus Esche', 'Stiel'),
        },
        { role: 'offer', text: 'Neuer Kopf 11 €', figures: ['11 €'] },
        { role: 'trouble', text: 'Die meisten Besen landen halb neu im Müll' },
      ],
    },
    {
      name: 'Stube 12',
      kind: 'venue',
      form: 'none:reading-room',
      head: noun('Leseraum', 'm'),
      call: 'Am Dienstag vorbeikommen',
      more: at('die Stube', 'Stube'),
      told: [
        { role: 'identity', text: 'Ein Raum, in dem niemand telefoniert' },
        { role: 'proof', text: 'Zwölf Sessel und ein Ofen' },
        { role: 'offer', text: 'Der Tag kostet 4 €', figures: ['4 €'] },
        { role: 'limit', text: 'Bei uns gibt es kein WLAN' },
        { role: 'trouble', text: 'Zu Hause klingelt immer etwas' },
      ],
    },
  ],
  es: [
    {
      name: 'Tejo',
      kind: 'thing',
      form: 'none:stool',
      head: noun('banqueta', 'f'),
      call: 'Pruébala en el taller',
      more: at('el taller', 'taller'),
      told: [
        { role: 'identity', text: 'Una banqueta para quien trabaja de rodillas' },
        {
          role: 'deed',
          text: 'Se da la vuelta y sirve de asiento',
          ...deed('da la vuelta a la banqueta', 'dar'),
        },
        {
          role: 'proof',
          text: 'Madera de haya, 2 kilos',
          figures: ['2 kilos'],
          ...thing('un asa de cuerda', 'asa'),
        },
        { role: 'offer', text: '38 € con envío', figures: ['38 €'] },
        { role: 'trouble', text: 'A las diez ya duelen las rodillas' },
      ],
    },
    {
      name: 'Hora Cero',
      kind: 'service',
      form: 'none:visit',
      head: noun('acompañamiento', 'm'),
      call: 'Llama antes de la cita',
      more: { grave: true },
      told: [
        { role: 'identity', text: 'Alguien que va contigo al hospital' },
        { role: 'proof', text: 'Una misma persona en cada visita' },
        { role: 'offer', text: 'Gratis, sin límite de visitas' },
        { role: 'limit', text: 'No sustituimos a la familia' },
        { role: 'trouble', text: 'Hay noticias que se oyen a solas' },
      ],
    },
  ],
  fr: [
    {
      name: 'Rebond',
      kind: 'thing',
      form: 'none:kneeler',
      head: noun('hamac de voyage', 'm'),
      call: 'Essayez-le samedi au marché',
      more: at('le verger', 'verger'),
      told: [
        { role: 'identity', text: 'Un hamac pour ceux qui dorment dehors' },
        {
          role: 'deed',
          text: 'On l’accroche d’une seule main',
          ...deed('l’accroche', 'accrocher'),
        },
        {
          role: 'proof',
          text: 'Toile de lin, 600 grammes',
          figures: ['600 grammes'],
          ...thing('deux boucles de corde', 'boucle'),
        },
        { role: 'offer', text: '45 €, réparation comprise', figures: ['45 €'] },
        { role: 'trouble', text: 'Au premier nœud raté, on dort par terre' },
      ],
    },
    {
      name: 'La Dernière Séance',
      kind: 'event',
      form: 'none:screening',
      head: noun('projection', 'f'),
      call: 'Réservez votre chaise',
      more: { dates: ['6 mars'], venue: 'Halle aux grains' },
      told: [
        { role: 'identity', text: 'Un film projeté sur un mur de ferme' },
        { role: 'occasion', text: 'Le 6 mars à la nuit tombée' },
        { role: 'proof', text: 'Quarante chaises, pas une de plus' },
        { role: 'offer', text: 'Entrée libre, soupe à 3 €', figures: ['3 €'] },
        { role: 'limit', text: 'On ne vend pas de pop-corn' },
      ],
    },
  ],
};

/** The invented clients of a language. */
export const inventedFrames = (language: Language): SubjectFrame[] =>
  clients[language].map((client) => frameOf(language, client));
