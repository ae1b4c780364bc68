// Nouns that grammar makes an exception of, whatever they name: closed classes of three languages.

/** Spanish feminines that begin with a stressed a, which take `el` in the singular. */
export const stressedA: ReadonlySet<string> = new Set(
  `acta agua águila ala alba alga alma alza ama ancla áncora ánfora ánima arca área arma arpa asa
  ascua asma aspa asta aula ave aya haba habla hacha hada haya hambre`.split(/\s+/),
);

const aspired: ReadonlySet<string> = new Set(
  `hache hachette hachis hachoir haddock haie haillon haine hall hallage halle hallebarde
  halo halogène halte haltère hamac hamburger hameau hammam hampe hamster hanche hand handball
  handicap hangar hanneton hantise happening harcèlement harde hardware hareng haricot harissa
  harnais harpe harpie harpon hasard haschisch hausse haussement haut haute hauteur hautbois havre
  heaume hennissement hérisson hernie héron héros herse hêtre heurt heurtoir hibou hic hideur
  hiérarchie hip hippie hissage hobby hochet hockey holding hold homard honte hoquet horde hors hot
  hotte houblon houe houille houle houppe housse houx hublot huche huée huguenot huit huitaine
  hululement huppe hurlement husky hussard hutte`
    .trim()
    .split(/\s+/),
);

/** Whether a French word that begins with h keeps `le` and `la` whole: `le haricot`, but `l’huile`. */
export const aspiresH = (text: string): boolean => {
  const [first = ''] = text.toLowerCase().split(/[^\p{L}]/u);
  return aspired.has(first) || aspired.has(first.replace(/s$/, ''));
};

/** German masculines that take an n in every case but the first: `der Hase`, `den Hasen`. */
export const isWeakGerman = (noun: string): boolean =>
  /[^e]e$/u.test(noun) && !/käse$/iu.test(noun);

const endings: Record<'de' | 'es' | 'fr', readonly ['m' | 'f' | 'n', RegExp][]> = {
  de: [
    ['f', /(?:ung|heit|keit|schaft|ität|elle|[^u]ette|anne|appe|asche|iste|ube|ule|ange|ampe)$/u],
    ['n', /(?:chen|lein|ment|zeug|buch|glas|rad|haus|brot|blatt|boot)$/u],
    ['m', /(?:ling|ismus|topf|baum|sack|korb|schrank|stuhl|tisch|schuh|stein|stab|eimer|wagen)$/u],
  ],
  es: [
    ['f', /(?:ción|sión|dad|tad|umbre|eza|[^m]a)$/u],
    ['m', /(?:o|ón|aje)$/u],
  ],
  fr: [
    ['f', /(?:tion|sion|ette|[^a]ure|ance|ence|ée|elle|euse|rice|aise)$/u],
    ['m', /(?:age|ment|eau|oir|isme|et|ier|al|ot|ard)$/u],
  ],
};
// Whose ending tells another gender than theirs.
const misleading = new Set('mapa gorila planeta moto mano foto radio trophée scarabée'.split(' '));

/** The gender a noun's ending tells; undefined where it tells none surely. */
export const genderByEnding = (
  noun: string,
  language: 'de' | 'es' | 'fr',
): 'm' | 'f' | 'n' | undefined =>
  misleading.has(noun.toLowerCase()) || /-|^(?:para|porte)/u.test(noun)
    ? undefined
    : endings[language].find(([, ending]) => ending.test(noun.toLowerCase()))?.[0];
