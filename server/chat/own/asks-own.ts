// Whether somebody asks how their own projects and orders stand, and in which language.
import { readOrderNumber } from '#domain/payments/order-number.ts';
import { detectLanguage } from '../../generation/language/detect-language.ts';
import type { Said } from '../chat-engine.ts';
import type { Entry } from '../knowledge/entry.ts';
import { isOrder } from '../knowledge/orders.ts';
import { understand } from '../understand.ts';

export type OwnLanguage = 'en' | 'de' | 'es' | 'fr';
export type OwnQuestion = {
  language: OwnLanguage;
  /** Of the order that is named, if one is. */
  number: number | null;
  /** What the house says of it to everybody. */
  entry: Entry | undefined;
};

type Words = { own: RegExp; standing: RegExp; doing: RegExp };

// Whole words: `\b` knows none beside an accent.
const words = (alternatives: string) =>
  new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

/** What is theirs, that its standing is asked, and what is no question of standing but of doing. */
const languages: readonly (readonly [OwnLanguage, Words])[] = [
  [
    'en',
    {
      own: words(
        '(?:my|our) (?:\\p{L}+ ){0,2}(?:projects?|orders?|payments?|ads?|commercials?|productions?)|(?:projects|orders|payments) (?:of mine|(?:do|did|have) i)',
      ),
      standing: words(
        'status|state|stands?|where|which|going|progress|list|show|happening|paid|up with|do i have|have i',
      ),
      doing: words('delete|remove|cancel|change|edit|share|export|download|pay for|send|e?mail'),
    },
  ],
  [
    'de',
    {
      own: words(
        '(?:meine?[nrms]?|unsere?[nrms]?) (?:\\p{L}+ ){0,2}(?:projekte?s?n?|bestellung(?:en)?|auftr(?:ag|äge|ages)|zahlung(?:en)?|anzahlung(?:en)?|erstattung|werbespots?)|(?:projekte|bestellungen|zahlungen|aufträge) habe ich|habe ich (?:\\p{L}+ ){0,4}(?:be|ge)zahlt|muss ich noch (?:\\p{L}+ ){0,2}(?:be)?zahlen|schulde ich|noch etwas (?:offen|zu (?:be)?zahlen)',
      ),
      standing: words(
        'status|stand|steht|stehen|wo|welche|zeige?|läuft|weit|(?:be|ge)zahlt|(?:be)?zahlen|schulde|offen|angekommen|eingegangen|zurückgezahlt|erstattet|passiert|habe ich',
      ),
      doing: words('lösche?n?|ändere?n?|stornier\\p{L}*|kündig\\p{L}*|teile?n?|exportier\\p{L}*'),
    },
  ],
  [
    'es',
    {
      own: words(
        '(?:mis?|nuestr[oa]s?) (?:\\p{L}+ ){0,2}(?:proyectos?|pedidos?|pagos?|anticipos?|reembolsos?|anuncios?)|(?:proyectos|pedidos|pagos) tengo|he(?:mos)? (?:\\p{L}+ ){0,3}pagado|debo (?:algo|todavía|aún)|cuánto debo|queda (?:\\p{L}+ ){0,2}por pagar',
      ),
      standing: words(
        'estado|está|están|dónde|cuál(?:es)?|va|van|muestra(?:me)?|qué|pagado|debo|queda|llegado|recibido|devuelto|reembolsado|tengo',
      ),
      doing: words(
        'borr\\p{L}*|elimin\\p{L}*|cambi\\p{L}*|cancel\\p{L}*|compart\\p{L}*|export\\p{L}*',
      ),
    },
  ],
  [
    'fr',
    {
      own: words(
        "(?:mon|ma|mes|notre|nos) (?:\\p{L}+ ){0,2}(?:projets?|commandes?|paiements?|acomptes?|remboursements?|publicités?)|(?:projets|commandes|paiements) ai-je|(?:ai-je|j[’']ai) (?:\\p{L}+ ){0,3}(?:payé|réglé)|dois-je encore (?:\\p{L}+ ){0,2}(?:payer|régler)|reste-t-il (?:\\p{L}+ ){0,3}à payer",
      ),
      standing: words(
        'état|statut|où|quels?|quelles?|en est|en sont|avance|montre|payée?|réglée?|arrivée?|reçue?|remboursée?|dois-je|reste-t-il|ai-je',
      ),
      doing: words(
        'supprim\\p{L}*|chang\\p{L}*|modifi\\p{L}*|annul\\p{L}*|partag\\p{L}*|export\\p{L}*',
      ),
    },
  ],
];

const standingEntries: readonly string[] = ['track-production', 'my-projects', 'payment-standing'];
const first = words('my|mine|our|i');
// More is a story, not a question of how something stands.
const longestQuestion = 300;

/** Null where something else is asked. */
export function asksOwn(message: string, history: readonly Said[]): OwnQuestion | null {
  if (message.length > longestQuestion || isOrder(message)) return null;
  const number = numberNamed(message);
  const language = languages.find(
    ([, { own, standing, doing }]) =>
      own.test(message) && standing.test(message) && !doing.test(message),
  )?.[0];
  if (language && language !== 'en') return { language, number, entry: undefined };
  if (number !== null) return { language: spoken(message), number, entry: undefined };
  const [entry] = understand(message, history);
  if (!entry) return language ? { language, number, entry } : null;
  const isStanding = standingEntries.includes(entry.id) && first.test(message);
  return isStanding ? { language: 'en', number, entry } : null;
}

const numberNamed = (message: string) =>
  readOrderNumber(/(?<![\p{L}\p{N}])AB-\d{4,9}(?!\d)/iu.exec(message)?.[0] ?? '');

function spoken(message: string): OwnLanguage {
  const heard = detectLanguage(message);
  return languages.find(([language]) => language === heard)?.[0] ?? 'en';
}
