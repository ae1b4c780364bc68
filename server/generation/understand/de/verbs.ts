// German verbs: what the present does to strong stems, and the forms of the rest by ending.
import { drawnVerbs } from '#domain/storyboard/catalogue/poses.ts';
import { wordTable } from '#domain/word-table.ts';

const list = (words: string) => words.trim().split(/\s+/);

/** Strong verbs whose third person changes its vowel, and the odd ones. */
const thirds: Record<string, string> = wordTable<string>({
  fahren: 'fährt',
  tragen: 'trägt',
  schlafen: 'schläft',
  waschen: 'wäscht',
  fallen: 'fällt',
  halten: 'hält',
  lassen: 'lässt',
  laufen: 'läuft',
  backen: 'bäckt',
  braten: 'brät',
  graben: 'gräbt',
  laden: 'lädt',
  raten: 'rät',
  schlagen: 'schlägt',
  wachsen: 'wächst',
  fangen: 'fängt',
  blasen: 'bläst',
  geben: 'gibt',
  nehmen: 'nimmt',
  essen: 'isst',
  fressen: 'frisst',
  lesen: 'liest',
  sehen: 'sieht',
  sprechen: 'spricht',
  brechen: 'bricht',
  treffen: 'trifft',
  treten: 'tritt',
  helfen: 'hilft',
  werfen: 'wirft',
  stechen: 'sticht',
  messen: 'misst',
  vergessen: 'vergisst',
  sterben: 'stirbt',
  gelten: 'gilt',
  stehlen: 'stiehlt',
  werden: 'wird',
  sein: 'ist',
  haben: 'hat',
  wissen: 'weiß',
  können: 'kann',
  müssen: 'muss',
  dürfen: 'darf',
  wollen: 'will',
  sollen: 'soll',
  mögen: 'mag',
  stoßen: 'stößt',
  empfehlen: 'empfiehlt',
  bergen: 'birgt',
  schmelzen: 'schmilzt',
  quellen: 'quillt',
  tun: 'tut',
  klettern: 'klettert',
});
export const prefixes: ReadonlySet<string> = new Set(
  list(
    'ab an auf aus bei ein fest her heraus herum herein hin hinein hoch los mit nach rein runter rauf raus um vor vorbei weg weiter zu zurück zusammen auseinander nieder fort dazu durch über unter wieder frei statt teil fern sauber trocken klein',
  ),
);
const infinitives = new Set(
  list(`abholen anrufen bestellen buchen besuchen kaufen verkaufen kommen gehen stehen sitzen setzen legen stellen liegen hängen bringen holen schicken senden liefern
  reparieren flicken nähen stricken weben häkeln drucken binden kleben schrauben bohren sägen hobeln schleifen schneiden schnitzen drechseln schmieden gießen brennen glasieren
  malen streichen tapezieren fliesen mauern dämmen decken putzen wischen kehren fegen saugen spülen trocknen bügeln falten klappen rollen drehen kippen drücken ziehen schieben
  heben senken öffnen schließen sperren rasten klicken stecken lösen spannen knoten wickeln packen füllen leeren kochen rösten mahlen kneten rühren mischen würzen räuchern
  einlegen pressen keltern brauen destillieren ernten pflanzen säen pflücken züchten melken füttern scheren bürsten striegeln führen reiten rudern segeln paddeln schwimmen tauchen klettern wandern gehen
  tanzen singen spielen hören schauen filmen fotografieren schreiben zeichnen rechnen zählen prüfen testen messen wiegen suchen finden riechen schnüffeln schmecken fühlen spüren
  zeigen erklären lernen lehren üben unterrichten begleiten betreuen pflegen heilen behandeln untersuchen massieren impfen retten bergen löschen warnen melden wählen stimmen
  spenden teilen folgen abonnieren kommentieren herunterladen anmelden vereinbaren bekommen erhalten mieten vermieten leihen verleihen tauschen sammeln sortieren trennen entsorgen
  räumen umziehen transportieren laden parken starten bremsen schalten leuchten blinken piepen summen brummen quietschen tropfen lecken kratzen drücken scheuern stören dauern kosten reichen halten passen
  sanieren renovieren bauen planen entwerfen gestalten programmieren erinnern antworten fragen sagen sprechen erzählen lesen machen tun arbeiten leben wohnen schlafen warten bleiben entstehen wachsen fallen steigen sinken
  ölen wachsen gerben färben filzen spinnen stimmen restaurieren montieren wechseln ersetzen tauschen verlegen verputzen versiegeln wässern düngen mähen harken hacken stapeln tragen werfen fangen verschwinden passieren pumpen enden landen reservieren probieren ausprobieren einsteigen aussteigen umsteigen stehlen wenden`),
);

const seenDoing: ReadonlySet<string> = new Set(drawnVerbs('de'));

export type GermanForm = { lemma: string; form: 'third' | 'we' | 'i' | 'you' | 'infinitive' };
const byThird = new Map(Object.entries(thirds).map(([lemma, third]) => [third, lemma]));

/** What a word can be as a present form; `known` where the verb is in the lists. */
export function verbForm(low: string): (GermanForm & { known: boolean }) | undefined {
  const strong = byThird.get(low);
  if (strong) return { lemma: strong, form: 'third', known: true };
  if (infinitives.has(low)) return { lemma: low, form: 'we', known: true };
  if (low.length < 3) return undefined;
  for (const [ending, form] of [
    ['st', 'you'],
    ['t', 'third'],
    ['e', 'i'],
  ] as const) {
    if (!low.endsWith(ending)) continue;
    const stem = low.slice(0, -ending.length);
    for (const lemma of [
      `${stem}en`,
      `${stem}n`,
      stem.endsWith('e') ? `${stem}n` : '',
      stem.replace(/(?<=[td])e$/, 'en'),
    ])
      if (lemma && (infinitives.has(lemma) || Object.hasOwn(thirds, lemma)))
        return { lemma, form, known: true };
  }
  if (low.endsWith('ieren')) return { lemma: low, form: 'we', known: true };
  if (low.endsWith('iert')) return { lemma: `${low.slice(0, -1)}en`, form: 'third', known: true };
  if (Object.hasOwn(thirds, low)) return { lemma: low, form: 'we', known: true };
  const drawn = ['en', 'n']
    .map((ending) => low.replace(/e?t$/, ending))
    .find((lemma) => low.endsWith('t') && seenDoing.has(lemma));
  if (drawn) return { lemma: drawn, form: 'third', known: true };
  if (/^\p{Ll}{3,}t$/u.test(low) && !/^ge\p{L}+t$/u.test(low))
    return { lemma: `${low.slice(0, -1)}en`, form: 'third', known: false };
  if (/^\p{Ll}{3,}(?:en|ern|eln)$/u.test(low)) return { lemma: low, form: 'we', known: false };
  return undefined;
}

/** What a word behind `ich` is a form of, also without its ending: `ich knie`, `ich schalt`. */
export function firstForm(low: string): (GermanForm & { known: boolean }) | undefined {
  const lemma = [`${low}en`, `${low}n`].find((one) => infinitives.has(one) || seenDoing.has(one));
  return lemma ? { lemma, form: 'i', known: true } : undefined;
}

/** `kleben` → `klebt`. */
export function thirdOf(lemma: string): string {
  if (thirds[lemma]) return thirds[lemma];
  // Prefixes that do not come off leave the vowel change to the verb behind them.
  const inner = /^(?:be|ver|er|ent|zer|ge|unter|über)(\p{L}{4,})$/u.exec(lemma);
  if (inner && Object.hasOwn(thirds, inner[1] ?? ''))
    return lemma.slice(0, -(inner[1] ?? '').length) + thirds[inner[1] ?? ''];
  const stem = lemma.endsWith('en') ? lemma.slice(0, -2) : lemma.slice(0, -1);
  return /[td]$|[^rlaeiouhmn]n$|[^rlaeiouhm]m$/.test(stem) ? `${stem}et` : `${stem}t`;
}
