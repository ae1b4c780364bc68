// Number, basic form and gender of a German noun, by what stands before it and by its ending.
import type { Token } from '../text/tongue.ts';
import { lists } from './lists.ts';

const pluralEnding = /(?:ungen|heiten|keiten|schaften|ionen|täten|innen|chen_|ien|e|en|er|s)$/;
/** Whether the noun at a place stands in the plural, by its article and its ending. */
export function isPlural(tokens: readonly Token[], at: number): boolean {
  const noun = tokens[at] as Token;
  const { low } = noun;
  let back = at - 1;
  let strong = '';
  while (back >= 0 && tokens[back]?.tag === 'adj') {
    strong = tokens[back]?.low ?? '';
    back--;
  }
  const before = tokens[back];
  if (/(?:ungen|heiten|keiten|schaften|ionen|täten|innen)$/.test(low)) return true;
  if (before?.tag === 'num')
    return before.low !== '1' && !/^(?:uhr|euro|grad|prozent|kilo|meter|liter|mal)$/.test(low);
  if (
    before &&
    /^(?:alle|allen|viele|vielen|wenige|einige|manche|mehrere|beide|beiden)$/.test(before.low)
  )
    return true;
  if (
    before &&
    /^(?:ein|eine|einen|einem|einer|das|der|dem|des|im|am|vom|zum|zur|beim|ins|ans|jede|jeder|jedes|jeden|dieser|dieses|diesem)$/.test(
      before.low,
    )
  )
    return before.low === 'der' && /(?:leute|eltern|kinder)$/.test(low);
  if (before && /^(?:die|diese|unsere|ihre|meine|deine|keine|eure|seine)$/.test(before.low))
    return (
      pluralEnding.test(low) &&
      !/(?:ung|heit|keit|schaft|ion|tät|ei|in)$/.test(low) &&
      !femE(low) &&
      !/(?:mutter|schwester|tochter|nummer|feder|leiter|butter|feier|dauer|mauer|steuer|kammer|schulter)$/.test(
        low,
      )
    );
  if (
    /(?:menschen|taschen|flaschen|sachen|kirchen|küchen|wochen|maschen|kirschen|muscheln)$/.test(
      low,
    )
  )
    return true;
  if (/(?:leute|eltern|kinder|geschwister|möbel|ferien|kosten)$/.test(low)) return true;
  if (strong)
    return /en?$/.test(strong) &&
      /(?:en|e|er|s|ln|rn)$/.test(low) &&
      !femE(low) &&
      !/(?:er|chen)$/.test(low)
      ? !strong.endsWith('er')
      : /e$/.test(strong) && /(?:er|el|chen)$/.test(low);
  return (
    (/(?:en|ln|rn)$/.test(low) &&
      !/(?:chen|wagen|boden|ofen|garten|kasten|rasen|laden|faden|haken|kuchen|schatten|regen|morgen|essen|leben|wissen|rahmen|namen|balken|besen|brunnen|hafen|husten|knochen|kragen|magen|nacken|ofen|riemen|samen|schaden|tropfen|becken|eisen|kissen|leinen|zeichen|unternehmen|training|schlafen|schwimmen|lernen|wohnen|reisen)$/.test(
        low,
      )) ||
    /(?:ärte|änke|äuser|ücher|ühle|öpfe|äste|üge)$/.test(low)
  );
}
// Feminine nouns in -e are as likely singular.
const femE = (low: string) =>
  /e$/.test(low) &&
  !/(?:äne|üsse|öpfe|änge|ände|öße|ühle|üge|ücke|erne|eine|ische|ische|este|ote|age_|ahre|onate|inge|ebe_|äfte|eräte|ette_|rote|hefte|rte_|werke|punkte|teile|steine|beine|schuhe|hunde|freunde|berge|brote|besuche|tiere|spiele|geräte|produkte)$/.test(
    low,
  );

// People and animals are known by their singular, whatever the plural does to it: `Frauen`, `Kunden`, `Brüder`.
const isListed = (low: string) => lists.people.has(low) || lists.animals.has(low);
function singularsOf(text: string): string[] {
  const ends = [/n$/, /en$/, /er$/, /e$/, /s$/, /nen$/, /$/]
    .filter((end) => end.test(text))
    .map((end) => text.replace(end, ''));
  return ends.flatMap((one) => [
    one,
    one.replace(/[äöüÄÖÜ](?!.*[äöü])/u, (vowel) => vowel.normalize('NFD').charAt(0)),
  ]);
}

/** The basic form of the noun at a place. */
export function singularOf(text: string, tokens: readonly Token[], at: number): string {
  if (!isPlural(tokens, at)) return text;
  const listed = singularsOf(text).find((one) => isListed(one.toLowerCase()));
  if (listed) return listed;
  if (/innen$/.test(text)) return text.slice(0, -3);
  if (/(?:ungen|heiten|keiten|schaften|ionen|täten|eien)$/.test(text)) return text.slice(0, -2);
  if (
    /(?:häuser|bücher|bänder|räder|blätter|dächer|gläser|wälder|männer|löcher|fächer|tücher|hölzer)$/i.test(
      text,
    )
  )
    return text
      .slice(0, -2)
      .replace(/ä(?=[^ä]*$)/, 'a')
      .replace(/äu/, 'au')
      .replace(/ü(?=[^ü]*$)/, 'u')
      .replace(/ö(?=[^ö]*$)/, 'o');
  if (/kinder$|bilder$|kleider$|lieder$|eier$|bretter$|schilder$/i.test(text))
    return text.slice(0, -2);
  if (/(?:nisse)$/.test(text)) return text.slice(0, -2);
  if (/menschen$/i.test(text)) return text.slice(0, -2);
  if (/(?:taschen|flaschen|sachen|kirchen|küchen|wochen|maschen|kirschen|eln|ern)$/i.test(text))
    return text.slice(0, -1);
  if (/(?:[lrt]en|[^aeiouäöü]nen|den|gen|hen|ken|ben|pen|sen|ßen|zen|fen)$/.test(text))
    return /(?:tüten|bürsten|borsten|taschen|flaschen|decken|mützen|socken|hosen|jacken|lampen|schrauben|karten|kisten|boxen|schalen|tassen|pfannen|wohnungen|katzen|kerzen|seifen|bienen|brillen|düsen|rollen|platten|matten|leisten|taten|reisen|stunden|wochen|minuten|strecken|straßen|schulen|blumen|pflanzen|treppen|witwen|schnecken)$/i.test(
      text,
    )
      ? text.slice(0, -1)
      : text.slice(0, -2);
  if (
    /(?:os|ys|is|us|as|cks|ps|ts|fs)$/.test(text) &&
    !/(?:haus|bus|glas|kreis|preis)$/i.test(text)
  )
    return text.slice(0, -1);
  if (/e$/.test(text)) return text.slice(0, -1).replace(/äu(?=[^ä]*$)/, 'au');
  return text;
}

/** By article, by the ending of an adjective without one, by the noun's own ending. */
export function genderOf(tokens: readonly Token[], at: number): 'm' | 'f' | 'n' | undefined {
  const noun = tokens[at];
  if (!noun) return undefined;
  const low = (noun.lemma ?? noun.text).toLowerCase();
  if (
    /(?:ung|heit|keit|schaft|ion|tät|ei|enz|anz|ur|ik|ine|tion|ette|age|ade)$/.test(low) &&
    low.length > 4 &&
    !/(?:abitur|sprung|schwung|dung_|ei)$/.test(low)
  )
    return 'f';
  if (
    /(?:[^aeiou]erin|ärztin|ündin|öchin|äuerin|reundin|undin|chtin|nnin|ntin|stin|kin)$/.test(low)
  )
    return 'f';
  if (
    /(?:chen|lein|ment|um|ma|ing_)$/.test(low) &&
    !/(?:kuchen|baum|raum|traum|schaum|firma)$/.test(low)
  )
    return 'n';
  if (
    /(?:ling|ismus|or|ist|ant|ent_|eur)$/.test(low) &&
    !/(?:tor|moor|chor_|frist|list)$/.test(low)
  )
    return 'm';
  let back = at - 1;
  let strong = '';
  while (tokens[back]?.tag === 'adj') {
    strong = tokens[back]?.low ?? '';
    back--;
  }
  const article = tokens[back]?.low ?? '';
  if (!noun.plural) {
    if (/^(?:das|dieses|jedes|ins|ans|aufs)$/.test(article)) return 'n';
    if (/^(?:einen|den|diesen|jeden|keinen|unseren|meinen|deinen)$/.test(article)) return 'm';
    if (/^(?:eine|die|zur|diese|jede|keine|unsere|meine|deine)$/.test(article)) return 'f';
    if (/^(?:ein|kein|unser|mein|dein|sein|ihr)$/.test(article) && strong)
      return strong.endsWith('es') ? 'n' : strong.endsWith('er') ? 'm' : undefined;
    if (article === 'der' && (back === 0 || tokens[back - 1]?.tag === 'punct')) return 'm';
    if (!/^(?:det|poss|prep)$/.test(tokens[back]?.tag ?? '') && strong)
      return strong.endsWith('es')
        ? 'n'
        : strong.endsWith('er')
          ? 'm'
          : strong.endsWith('e')
            ? 'f'
            : undefined;
  }
  if (
    /(?:stiel|griff|kopf|deckel|knopf|schaft|hebel|schlüssel|motor|akku|tisch|stuhl|schuh|hut|mantel|ring|stein|kurs|laden|besen|wagen|roller|filter|schrank|koffer|rucksack|film|roman|podcast|kanal|käse|honig|wein|saft|kaffee|tee|öffner|halter|dienst|service|markt|lauf|apparat|computer|beutel|eimer|ofen)$/.test(
      low,
    )
  )
    return 'm';
  if (
    /(?:bürste|tasche|flasche|decke|mütze|socke|hose|jacke|lampe|schraube|karte|kiste|box|schale|tasse|pfanne|wohnung|kerze|seife|brille|düse|rolle|platte|matte|klinge|säge|uhr|bank|app|matratze|creme|salbe|suppe|schokolade|butter|milch|reise|schule|praxis|klinik|werkstatt|stunde|zeit|garantie|maschine|hilfe|pflege)$/.test(
      low,
    )
  )
    return 'f';
  if (
    /(?:messer|brett|bett|rad|fahrrad|haus|glas|holz|buch|spiel|band|tuch|kissen|regal|zelt|boot|gerät|werkzeug|set|paket|licht|brot|bier|öl|salz|wasser|hemd|kleid|studio|café|restaurant|hotel|museum|theater|kino|stück|theaterstück|video|konto|angebot|abo)$/.test(
      low,
    )
  )
    return 'n';
  return undefined;
}
