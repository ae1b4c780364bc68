// French verbs and the forms of their present.
import { wordTable } from '#domain/word-table.ts';
import { formTable } from '../romance/verb-forms.ts';
import type { Form } from '../text/tongue.ts';

const list = (words: string) => words.trim().split(/\s+/);
const er =
  list(`réparer chercher comparer réserver acheter visiter nettoyer couper laver sécher repasser broder tisser peindre poncer monter démonter
installer porter livrer envoyer apporter emporter ramener ouvrir couvrir entrer passer laisser utiliser travailler aider enseigner cuisiner pétrir
fermenter griller préparer mélanger manger louer prêter garder charger décharger allumer appuyer presser pousser tirer lever soulever baisser plier déplier
enrouler enlever poser jeter vider boucher récolter planter cultiver pêcher tailler soigner promener baigner coiffer raser écouter parler filmer chanter
danser jouer toucher voter signer enregistrer télécharger partager commenter donner participer marcher sauter voyager naviguer pédaler fonctionner durer
peser mesurer coûter rester éviter économiser gagner manquer arriver rentrer vérifier contrôler examiner analyser marquer imprimer coller clouer visser
souder fabriquer créer dessiner élaborer proposer importer distribuer publier expliquer demander informer accompagner traiter recycler séparer déposer
retirer garer serrer attacher détacher lâcher protéger absorber supporter résister casser frotter couler sonner déranger changer fermer approcher éloigner
brancher débrancher activer scanner noter oublier rappeler regarder observer photographier sculpter balayer aspirer secouer ranger empiler emballer
déjeuner dîner fêter inviter organiser rencontrer exister trouver montrer rouler tourner brosser gratter tremper verser goûter déguster appeler
commander abonner inscrire contacter téléphoner adopter parrainer aimer tomber bloquer verrouiller régler basculer glisser accrocher décrocher suspendre
tester essayer payer nettoyer ramasser trier ressemeler affûter aiguiser raboter tourner cirer teindre coudre habiter compter chauffer refroidir sauver
dépanner déménager débarrasser garantir confier hésiter`);
const ir = list(
  'finir choisir remplir réussir nourrir polir blanchir rôtir saisir grandir réunir vieillir garnir établir réfléchir refroidir garantir',
);
const re = list(
  'vendre rendre attendre entendre perdre répondre descendre tendre suspendre fondre tordre mordre pendre étendre',
);
const odd: Record<string, Partial<Record<Form, string>>> = wordTable<Partial<Record<Form, string>>>(
  {
    être: { third: 'est', plural: 'sont', we: 'sommes', i: 'suis', you: 'êtes' },
    avoir: { third: 'a', plural: 'ont', we: 'avons', i: 'ai', you: 'avez' },
    aller: { third: 'va', plural: 'vont', we: 'allons', i: 'vais', you: 'allez' },
    faire: { third: 'fait', plural: 'font', we: 'faisons', i: 'fais', you: 'faites' },
    venir: { third: 'vient', plural: 'viennent', we: 'venons', i: 'viens', you: 'venez' },
    tenir: { third: 'tient', plural: 'tiennent', we: 'tenons', i: 'tiens', you: 'tenez' },
    prendre: { third: 'prend', plural: 'prennent', we: 'prenons', i: 'prends', you: 'prenez' },
    apprendre: {
      third: 'apprend',
      plural: 'apprennent',
      we: 'apprenons',
      i: 'apprends',
      you: 'apprenez',
    },
    mettre: { third: 'met', plural: 'mettent', we: 'mettons', i: 'mets', you: 'mettez' },
    pouvoir: { third: 'peut', plural: 'peuvent', we: 'pouvons', i: 'peux', you: 'pouvez' },
    vouloir: { third: 'veut', plural: 'veulent', we: 'voulons', i: 'veux', you: 'voulez' },
    devoir: { third: 'doit', plural: 'doivent', we: 'devons', i: 'dois', you: 'devez' },
    savoir: { third: 'sait', plural: 'savent', we: 'savons', i: 'sais', you: 'savez' },
    voir: { third: 'voit', plural: 'voient', we: 'voyons', i: 'vois', you: 'voyez' },
    dire: { third: 'dit', plural: 'disent', we: 'disons', i: 'dis', you: 'dites' },
    lire: { third: 'lit', plural: 'lisent', we: 'lisons', i: 'lis', you: 'lisez' },
    écrire: { third: 'écrit', plural: 'écrivent', we: 'écrivons', i: 'écris', you: 'écrivez' },
    inscrire: {
      third: 'inscrit',
      plural: 'inscrivent',
      we: 'inscrivons',
      i: 'inscris',
      you: 'inscrivez',
    },
    partir: { third: 'part', plural: 'partent', we: 'partons', i: 'pars', you: 'partez' },
    sortir: { third: 'sort', plural: 'sortent', we: 'sortons', i: 'sors', you: 'sortez' },
    dormir: { third: 'dort', plural: 'dorment', we: 'dormons', i: 'dors', you: 'dormez' },
    servir: { third: 'sert', plural: 'servent', we: 'servons', i: 'sers', you: 'servez' },
    sentir: { third: 'sent', plural: 'sentent', we: 'sentons', i: 'sens', you: 'sentez' },
    suivre: { third: 'suit', plural: 'suivent', we: 'suivons', i: 'suis_', you: 'suivez' },
    vivre: { third: 'vit', plural: 'vivent', we: 'vivons', i: 'vis', you: 'vivez' },
    ouvrir: { third: 'ouvre', plural: 'ouvrent', we: 'ouvrons', i: 'ouvre', you: 'ouvrez' },
    couvrir: { third: 'couvre', plural: 'couvrent', we: 'couvrons', you: 'couvrez' },
    offrir: { third: 'offre', plural: 'offrent', we: 'offrons', you: 'offrez' },
    découvrir: { third: 'découvre', plural: 'découvrent', we: 'découvrons', you: 'découvrez' },
    cueillir: { third: 'cueille', plural: 'cueillent', we: 'cueillons', you: 'cueillez' },
    boire: { third: 'boit', plural: 'boivent', we: 'buvons', i: 'bois', you: 'buvez' },
    cuire: { third: 'cuit', plural: 'cuisent', we: 'cuisons', you: 'cuisez' },
    conduire: { third: 'conduit', plural: 'conduisent', we: 'conduisons', you: 'conduisez' },
    construire: {
      third: 'construit',
      plural: 'construisent',
      we: 'construisons',
      you: 'construisez',
    },
    produire: { third: 'produit', plural: 'produisent', we: 'produisons', you: 'produisez' },
    peindre: { third: 'peint', plural: 'peignent', we: 'peignons', you: 'peignez' },
    teindre: { third: 'teint', plural: 'teignent', we: 'teignons', you: 'teignez' },
    coudre: { third: 'coud', plural: 'cousent', we: 'cousons', you: 'cousez' },
    recevoir: { third: 'reçoit', plural: 'reçoivent', we: 'recevons', i: 'reçois', you: 'recevez' },
    connaître: { third: 'connaît', plural: 'connaissent', we: 'connaissons', you: 'connaissez' },
    courir: { third: 'court', plural: 'courent', we: 'courons', i: 'cours', you: 'courez' },
    mourir: { third: 'meurt', plural: 'meurent', we: 'mourons' },
    asseoir: { third: 'assoit', plural: 'assoient', you: 'asseyez' },
  },
);

// `acheter` → `achète`, `appeler` → `appelle`, `nettoyer` → `nettoie`.
const strong = (stem: string) =>
  /(?:appel|rappel|jet)$/.test(stem)
    ? stem + stem.slice(-1)
    : /oy$|uy$/.test(stem)
      ? `${stem.slice(0, -1)}i`
      : stem.replace(/e([^aeiouy])$/, 'è$1').replace(/é([^aeiouy]{1,2})$/, 'è$1');

function conjugate(verb: string): Partial<Record<Form, string>> {
  const own = odd[verb];
  if (own) return own;
  const stem = verb.slice(0, -2);
  if (verb.endsWith('er')) {
    const weak = stem.endsWith('g') ? `${stem}e` : stem.replace(/c$/, 'ç');
    return {
      third: `${strong(stem)}e`,
      plural: `${strong(stem)}ent`,
      we: `${weak}ons`,
      you: `${stem}ez`,
    };
  }
  if (verb.endsWith('ir'))
    return {
      third: `${stem}it`,
      plural: `${stem}issent`,
      we: `${stem}issons`,
      you: `${stem}issez`,
      i: `${stem}is`,
    };
  return { third: stem, plural: `${stem}ent`, we: `${stem}ons`, you: `${stem}ez`, i: `${stem}s` };
}

export const forms = formTable([...Object.keys(odd), ...new Set([...er, ...ir, ...re])], conjugate);

/** A first or second person plural of a verb no list holds: `vernissons`, `rabotez`. */
export function unknownForm(low: string): { lemma: string; form: Form } | undefined {
  if (low.length < 6) return undefined;
  if (low.endsWith('ons'))
    return { lemma: `${low.slice(0, -3).replace(/ç$/, 'c').replace(/ge$/, 'g')}er`, form: 'we' };
  return low.endsWith('ez') && low.length > 5
    ? { lemma: `${low.slice(0, -2)}er`, form: 'you' }
    : undefined;
}
export const thirdOf = (lemma: string) => conjugate(lemma).third;
export const thirdPluralOf = (lemma: string) => conjugate(lemma).plural;

/** `prenez`, or `prends` to whom one says tu. */
export function orderOf(lemma: string, familiar: boolean): string | undefined {
  if (!/(?:er|ir|re|oir)$/.test(lemma)) return undefined;
  const all = conjugate(lemma);
  if (lemma === 'aller') return familiar ? 'va' : 'allez';
  return familiar ? (all.i ?? all.third) : all.you;
}
