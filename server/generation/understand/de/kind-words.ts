// Closed evidence of what a German description is about.

import type { RoleWords } from '../statements/role-of.ts';
import type { HeadWords } from '../subject/head-of.ts';
import type { GraveWords } from '../subject/is-grave.ts';
import type { KindWords } from '../subject/kind-of.ts';
import type { PlaceWords } from '../subject/read-sponsor.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const headWords: HeadWords = {
  counters: set(
    'Reihe Art Sorte Serie Auswahl Kollektion Sammlung Vielfalt reihe art sorte serie auswahl kollektion sammlung vielfalt paar',
  ),
  of: set('von an'),
  making: set(
    'bauen machen verkaufen fertigen herstellen backen brauen nähen weben stricken drucken rösten entwickeln entwerfen produzieren anbauen bieten anbieten importieren verlegen',
  ),
  empty: set(
    'mal zeit weise leute ding alles ort idee tag jahr leben welt problem grund teil rest firma unternehmen team geld preis traum lösung produkt hilfe arbeit winter sommer herbst frühling morgen abend nacht woche monat ende jahren seite stelle',
  ),
};
export const kindWords: KindWords = {
  doing: /(?:ung|erei|dienst|service|suche|pflege|beratung|hilfe|verleih)$/,
  candidate: set(
    'wählen wahl kandidiert kandidieren kandidat kandidatin bürgermeister bürgermeisterin stadträtin stadtrat landrat landrätin abgeordnete stichwahl',
  ),
  tending: set(
    'reparieren flicken reinigen putzen restaurieren schärfen schleifen stimmen warten vermieten verleihen pflegen ausführen trainieren unterrichten waschen liefern richten',
  ),
};
export const roleWords: RoleWords = {
  calls: set(
    'buchen anrufen bestellen kaufen besuchen folgen kommentieren abonnieren herunterladen wählen anmelden spenden schreiben kommen testen teilen scannen kontaktieren schicken senden reservieren rufen melden vereinbaren',
  ),
  terms: set(
    'kostenlos gratis lieferung geliefert versand inklusive inkl garantie rückgabe rabatt rate raten anzahlung probezeit kündbar vertrag abo monatlich anfahrt festpreis fest',
  ),
  occasions: set(
    'geöffnet öffnungszeiten premiere kinostart kinos kino beginn einlass eröffnung start anmeldeschluss bis',
  ),
  cautions: set(
    'fragen arzt ärztin apotheker geeignet ungeeignet beilage schwangere allergene diabetes rezept achtung risiko alter jahren versprechen packungsbeilage nebenwirkungen',
  ),
  generic: set('meisten viele viel leute alle jeder jemand niemand man manche wer'),
  sponsor:
    /(?:kampagne|aktion|botschaft|initiative|information|anzeige|projekt)\s(?:der|des|von|vom)\s(?:\p{L}+\s)?\p{Lu}|gefördert (?:von|durch|vom)|finanziert (?:von|durch|vom)|mit unterstützung (?:von|der|des)|bezahlt von|v\.\s?i\.\s?s\.\s?d\.\s?p/iu,
};
export const placeWords: PlaceWords = {
  sponsors: [
    /(?:ein|eine)?\s?(?<!\p{L})(?:kampagne|aktion|botschaft|initiative|information|einladung|angebot|service|dienst|projekt)\s(?:der|des|von|vom)\s(?:\p{Lu})[^.;\n!?]{2,90}/iu,
    /(?:gefördert|finanziert|bezahlt|unterstützt|präsentiert|veranstaltet|bezuschusst|gesponsert|herausgegeben)\s(?:von|durch|vom)\s[^.;\n!?]{3,90}|mit (?:freundlicher )?(?:unterstützung|förderung|hilfe) (?:von|vom|der|des|durch)\s[^.;\n!?]{3,90}/iu,
  ],
  leadingFor: /^für\s/i,
  at: set('in im am an auf bei beim'),
  halls: set(
    'saal halle kirche kapelle theater kino museum galerie bibliothek schule park platz marktplatz stadion turnhalle club zentrum scheune hof bauernhof hafen kai straße gasse allee garten schloss burg bahnhof hotel kneipe café restaurant studio werkhalle schwimmbad strand haus rathaus bürgerhaus gemeindehaus pavillon',
  ),
};
export const graveWords: GraveWords = {
  words: new Set(
    `verstorben verstorbene verstorbenen todesfall beerdigung bestattung bestattungen bestatter trauerfeier trauer trauernde trauernden
    hinterbliebene hinterbliebenen friedhof sarg urne hospiz palliativ witwer waisen fehlgeburt totgeburt krebs tumor leukämie chemo
    chemotherapie onkologie demenz alzheimer schlaganfall herzinfarkt sepsis hirnhautentzündung dialyse organspende transplantation
    hiv aids überdosis heroin fentanyl spielsucht alkoholismus alkoholiker suizid suizide selbstmord selbstverletzung depressionen
    magersucht bulimie missbrauch missbraucht vergewaltigung häusliche misshandlung totschlag messerangriff menschenhandel sklaverei
    entführung flüchtling flüchtlinge asyl völkermord folter hungersnot unterernährung obdachlos obdachlose obdachlosigkeit
    wohnungslos armut zwangsräumung vermisste vermissten defibrillator wiederbelebung herzstillstand epilepsie amputation`.split(
      /\s+/,
    ),
  ),
  ofPeople: new Set(
    `tod tot tote toter toten sterben stirbt starb gestorben grab gräber witwe waise sucht abhängigkeit süchtig rückfall depression
    trauma gewalt mord ermordet geisel opfer krieg kriege minen hunger hungern vermisst ertrinken ertrunken ertrinkt tödlich tödliche
    koma`.split(/\s+/),
  ),
  phrases:
    /(?<!\p{L})(?:vermisst|zuletzt gesehen|nicht mehr gesehen|(?:nicht|nie) (?:mehr|wieder) (?:auf|er)gewacht)(?!\p{L})/u,
  idioms:
    /hunger auf|tote winkel|toter winkel|toten winkel|totes meer|todsicher|todschick|sehnsucht|eifersucht|krieg der sterne|(?:kaffee|preis)krieg|opfer der flammen|bärenhunger|großer hunger|kleine[rn]? hunger|akku (?:ist |schnell )?(?:tot|stirbt)/giu,
};
