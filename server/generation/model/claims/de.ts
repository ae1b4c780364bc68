import type { ClaimWords } from './claim-kinds.ts';

export const de: ClaimWords = {
  lists: {
    adjective:
      '(?:best|schnellst|leisest|stärkst|sicherst|billigst|günstigst|sauberst|frischest|weichst|leichtest|einfachst|gesündest|reinst|schärfst|modernst|führend|meistgekauft)e[nrsm]?',
    authority:
      '(?:zahn|tier|haut|kinder|fach)?ärzt\\p{L}*|hebammen?|expert\\p{L}*|fachleute|therapeut\\p{L}*|physiotherapeut\\p{L}*|pflegekräfte|wissenschaftler\\p{L}*|\\p{L}+amt|ministerium|\\p{L}*verband|behörde|stiftung \\p{L}+',
    approve:
      'empfiehlt|empfehlen|schwören|schwört|vertrauen|vertraut|bestätig\\p{L}+|raten|genehmigt',
    material:
      'leder|wolle|baumwolle|leinen|seide|eiche|esche|nussbaum|buche|kiefer|lärche|bambus|stahl|eisen|messing|kupfer|bronze|aluminium|titan|gold|silber|glas|keramik|porzellan|marmor|granit|schiefer|kautschuk|gummi|plastik|kunststoff|kaschmir|merino|filz|kork|hanf|samt|holz|bienenwachs',
    quality:
      '(?:massiv|echt|rein|recycelt|fein|feinst|edel|hochwertig|italienisch|deutsch|französisch|spanisch|schweizer|schwedisch|norwegisch|österreichisch|japanisch|englisch|schottisch|irisch|portugiesisch|griechisch|nachhaltig)e[mnrs]?',
    ill: '\\p{L}*schmerz\\p{L}*|kopfweh|migräne|ekzem\\p{L}*|akne|arthrose|angst|depression\\p{L}*|krebs|diabetes|wunden?|allergie\\p{L}*|asthma|entzündung\\p{L}*|erkältung\\p{L}*|krankheit\\p{L}*|stress|gelenke?|knie',
  },
  kinds: {
    sole: [
      '(?:der|die|das|den) einzige[nrs]? (?:\\p{L}+ )?(?:mit|der|die|das|den|aus|in|was|,)',
      'niemand (?:sonst|anders|anderes)|sonst niemand|kein anderer|keine andere|kein anderes|nichts anderes|einzigartig\\p{L}*',
    ],
    superlative: [
      '(?:der|die|das|den|dem|des|unser\\p{L}*|ihr\\p{L}*) (?:{adjective})(?! (?:freund|zeit|teil))',
      'am (?:schnellsten|leisesten|stärksten|sichersten|günstigsten|billigsten)',
      '(?:besser|billiger|schneller|sicherer|stärker|leiser|gesünder|günstiger) als (?:jede[rs]?|alle|andere|die anderen)',
      'nichts besseres|keinen? bessere[nrs]?|kein besseres',
    ],
    endorsed: [
      '(?:{authority}) (?:{approve})',
      '(?:empfohlen|geprüft|getestet|zugelassen|zertifiziert|anerkannt) (?:von|vom|durch)',
      '(?:von|vom|durch)(?: \\p{L}+){1,3} (?:empfohlen|geprüft|getestet|zugelassen|anerkannt)',
    ],
    material: [
      '(?:aus|mit|in|von)(?: \\p{L}+)? (?:{quality}) (?:{material})\\p{L}*|(?:{quality}) (?:{material})',
      'aus (?:\\p{L}+ )?\\p{L}*(?:{material}) (?:gefertigt|gemacht|gebaut|genäht|geschnitzt|hergestellt|gedrechselt)',
    ],
    make: [
      'biologisch\\p{L}*|nachhaltig\\p{L}*|klimaneutral\\p{L}*|vegan\\p{L}*|wasserdicht\\p{L}*|unzerbrechlich\\p{L}*|fair gehandelt\\p{L}*|glutenfrei\\p{L}*|kompostierbar\\p{L}*',
      '(?:hand|selbst)(?:gefertigt|gemacht|genäht|geschnitzt|gewebt|geschmiedet)\\p{L}*|von hand (?:gefertigt|gemacht|genäht|geschnitzt|gewebt|geschmiedet)',
    ],
    terms: [
      'jederzeit kündbar|kündbar|ohne (?:vertrag|mindestlaufzeit|risiko|verpflichtung)|unverbindlich|versandkostenfrei|portofrei|rückgaberecht|rücksendung',
      '(?:zahlen|zahlst|bezahlen|bezahlst|kostet|kosten)(?: sie| du| ihr| dich)? nichts|auf raten|am nächsten tag|über nacht geliefert',
    ],
    health: [
      'lindert|hilft gegen|beugt \\p{L}+ vor|(?:heilt|kuriert|behandelt)(?: \\p{L}+){0,2} (?:{ill})|heilung',
    ],
  },
  negators: 'kein\\p{L}*|nicht|nie|niemals|niemand|nichts|ohne|weder|noch',
};
