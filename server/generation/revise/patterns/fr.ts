import type { Light } from '../intent.ts';
import { added } from './added.ts';
import { frameIn } from './frames.ts';
import { anyOf, lengthOf, lightIn, type NotePatterns, type Pattern } from './pattern.ts';

const take =
  '(?:enlève|enlevez|enlever|supprime|supprimez|supprimer|retire|retirez|retirer|coupe|coupez|sans|pas de|plus de)';
const put = '(?:ajoute|ajoutez|ajouter|mets|mettez|mettre|inclus|incluez|inclure)';
const change = '(?:change|changez|changer|remplace|remplacez|remplacer)';
const lights: Record<Light, RegExp> = {
  night: anyOf('nuit', 'minuit', 'noir'),
  dawn: anyOf('aube', 'aurore', 'matin', 'lever du soleil', 'lever du jour'),
  day: anyOf('jour', 'midi', 'plein jour'),
  sunset: anyOf('coucher du soleil', 'crépuscule', 'soir', 'tombée du jour'),
  rain: anyOf('pluie', 'pleut'),
  snow: anyOf('neige', 'hiver'),
};
const re = (source: string) => new RegExp(source.replaceAll("'", "['’]"), 'iu');

const patterns: Pattern[] = [
  [
    re(`^${take}(?: la| de)? (?:voix[- ]off|voix|narration)$`),
    () => ({ kind: 'strike', cue: 'VO' }),
  ],
  [re(`^${take}(?: les| le)? dialogues?$`), () => ({ kind: 'strike', cue: 'DIALOGUE' })],
  [
    re('^(?:sans paroles|sans un mot|muet|que personne ne parle)$'),
    () => ({ kind: 'strike', cue: 'SPEECH' }),
  ],
  [re(`^${take}(?: la)? musique$`), () => ({ kind: 'strike', cue: 'MUSIC' })],
  [
    re(`^${take}(?: les)? (?:bruitages?|effets sonores|sons?)$`),
    () => ({ kind: 'strike', cue: 'SFX' }),
  ],
  [
    re(`^${take}(?: les| le)? (?:textes?(?: à l'écran)?|titrages?|sous-titres)$`),
    () => ({ kind: 'strike', cue: 'SUPER' }),
  ],
  [re(`^(?:${put}|avec)(?: une| la)? (?:voix(?:[- ]off)?|narration)$`), () => ({ kind: 'voice' })],
  [re(`^${put}(?: de la)? musique$`), () => ({ kind: 'music' })],
  [re(`^${change} la musique (?:par|pour|en) (.+)$`), (to) => ({ kind: 'music', to })],
  [
    re(`^(?:${put}|avec)(?: une| de la)? musique (.+)$`),
    (to) => ({ kind: 'music', to: `musique ${to}` }),
  ],
  [re('^(?:la )?musique ?:? (.+)$'), (to) => ({ kind: 'music', to })],
  [
    re(`^${put}(?: le| un)? (?:son|bruit|bruitage)(?: de| d'| du)? ?(.+)$`),
    (what) => ({ kind: 'sound', what }),
  ],
  [
    re(
      `^${put}(?: un| le)? (?:texte à l'écran|titre à l'écran|titrage|carton)(?: qui dit| avec| ?:)? (.+)$`,
    ),
    (text) => ({ kind: 'super', text, instead: false }),
  ],
  [
    re(`^${change} le (?:texte à l'écran|titrage|carton) (?:par|en|pour) (.+)$`),
    (text) => ({ kind: 'super', text, instead: true }),
  ],
  [re(`^${change} le titre (?:par|en|pour) (.+)$`), (text) => ({ kind: 'title', text })],
  [
    re(
      '^(?:termine|terminez|terminer|finis|finissez|finir|conclus|concluez) (?:par|avec|sur|en disant) (.+)$',
    ),
    (what) => ({ kind: 'ending', what }),
  ],
  [
    re(
      `(?:une autre|une nouvelle|une meilleure|une|${change} la) (?:fin|chute|conclusion)(?: différente)?$`,
    ),
    () => ({ kind: 'ending' }),
  ],
  [re(`^${change} la (?:fin|chute) (?:par|en|pour) (.+)$`), (what) => ({ kind: 'ending', what })],
  [
    re(
      '^(?:commence|commencez|commencer|ouvre|ouvrez|ouvrir|débute|débutez) (?:par|avec|sur|en disant) (.+)$',
    ),
    (what) => ({ kind: 'opening', what }),
  ],
  [
    re(
      `(?:un autre|une autre|un nouveau|une nouvelle|un meilleur|${change} (?:le|l'|la)) ?(?:début|ouverture|accroche|commencement)(?: différente?)?$`,
    ),
    () => ({ kind: 'opening' }),
  ],
  [
    re(
      "^(?:dis-leur|dites-leur|demande-leur|demandez-leur|invite-les|invitez-les) (?:de |d'|à )(.+)$",
    ),
    (what) => ({ kind: 'action', what }),
  ],
  [
    re(`^(?:${change} l')?appel à l'action(?: par| en| ?:) (.+)$`),
    (what) => ({ kind: 'action', what }),
  ],
  [re(`(?:un autre|un nouvel|${change} l')\\s?appel à l'action$`), () => ({ kind: 'action' })],
  [
    re(
      `^(?:appelle|appelez|renomme|renommez)(?:-la|-le)?(?: le personnage| l'héroïne| le héros)?(?: en)? ((?-i:\\p{Lu})\\p{L}+(?: (?-i:\\p{Lu})\\p{L}+)*)$`,
    ),
    (to) => ({ kind: 'rename', to }),
  ],
  [
    re(`^${change} le (?:nom|prénom)(?: du personnage| de l'héroïne)? (?:par|en|pour) (.+)$`),
    (to) => ({ kind: 'rename', to }),
  ],
  [
    re(
      `^(?:${change} (?:le lieu|le décor|l'endroit) (?:par|pour|en)|(?:que ça se passe|situe(?:z)?(?: la scène)?|tourne(?:z)?(?: la scène|-le|-la)?|place(?:z)?(?: la scène)?|filme(?:z)?(?:-le|-la)?)) ?((?:dans |à |au |aux |en |de |sur |sous |chez |un |une |la |le |les |l'|une ).+)$`,
    ),
    (to) => placed(to),
  ],
  ...frameIn.french,
  [
    re(
      "^(?:fais-le |faites-le |que ce soit )?((?:de|à|au|en|sous) (?:la |l'|plein )?(?:nuit|jour|aube|crépuscule|matin|soir|pluie|neige|coucher du soleil|lever du soleil))$",
    ),
    (to) => placed(to),
  ],
  [
    re(
      `^(?:${put}|avec)(?: un peu d'| de l'| plus d'| une touche d'| d')(?:humour)$|^${put} (?:une blague|des blagues)$`,
    ),
    () => ({ kind: 'tone', tone: 'funny' }),
  ],
  [
    re(`^${change} (.+?) (?:par|pour|avec|en) (.+)$`),
    (from = '', to = '') => ({
      kind: 'replace',
      from: from.replace(/^(?:le mot|la phrase) /i, ''),
      to,
    }),
  ],
  [
    re(
      '^(?:dis|dites|utilise|utilisez|écris|écrivez) (.+?) (?:au lieu de|à la place de|plutôt que) (.+)$',
    ),
    (to = '', from = '') => ({ kind: 'replace', from, to }),
  ],
  [
    re('^au lieu de (.+?),? (?:dis|dites|mets|mettez|écris|écrivez) (.+)$'),
    (from = '', to = '') => ({ kind: 'replace', from, to }),
  ],
  [re(`^${put} ((?:une?|des|deux|trois) .+)$`), (what) => added(what, 'fr')],
  [
    re(
      `^(?:mentionne|mentionnez|mentionner|${put}|dis|dites|dire|parle de|parlez de|parler de|précise|précisez|souligne|soulignez|rappelle|rappelez|n'oublie pas|n'oubliez pas)(?!\\p{L})(?: que| qu'| de mentionner)? ?(.+)$`,
    ),
    (what) => ({ kind: 'mention', what }),
  ],
  [
    re('^(?:montre|montrez|montrer|on voit|fais voir|faites voir) (.+)$'),
    (what) => ({ kind: 'show', what }),
  ],
  [
    re('^(?:moins de (?:mots|texte|paroles)|trop de (?:mots|texte)|plus simple|trop bavard)$'),
    () => ({ kind: 'fewer-words' }),
  ],
  [re('(?:^|\\s)(\\d{1,3}) ?(?:s|sec|secondes)$'), (n = '') => lengthOf(n)],
  [
    re('plus courte?|raccourci(?:s|r|ssez)|trop longue?'),
    () => ({ kind: 'length', to: 'shorter' }),
  ],
  [re('plus longue?|rallonge[rz]?|trop courte?'), () => ({ kind: 'length', to: 'longer' })],
  [
    re('plus (?:rapide|vite|dynamique|rythmée?)|plus de rythme|trop lente?|accélère[rz]?'),
    () => ({ kind: 'pace', to: 'faster' }),
  ],
  [
    re('plus (?:lente?|lentement|posée?)|trop (?:rapide|vite)|ralenti(?:r|ssez)'),
    () => ({ kind: 'pace', to: 'slower' }),
  ],
  [
    re(
      `^(?:${take}|ne (?:mentionne|mentionnez|dis|dites|montre|montrez|parle|parlez) pas|ne pas (?:mentionner|dire|montrer)|évite|évitez)(?: le passage (?:sur|de)| la phrase| le mot| de)? (.+)$`,
    ),
    (what) => ({ kind: 'remove', what }),
  ],
  [
    re(
      'moins (?:drôle|comique)|plus (?:sérieux|sérieuse|sobre|professionnel(?:le)?|formel(?:le)?)',
    ),
    () => ({ kind: 'tone', tone: 'serious' }),
  ],
  [
    re('moins (?:agressi(?:f|ve)|vendeur|vendeuse)|plus (?:calme|douce?|doux|apaisée?|tranquille)'),
    () => ({ kind: 'tone', tone: 'calm' }),
  ],
  [
    re("drôle|comique|amusante?|plus d'humour|humoristique|marrante?"),
    () => ({ kind: 'tone', tone: 'funny' }),
  ],
  [
    re('plus (?:chaleureux|chaleureuse|émouvante?|humaine?|tendre|sensible)|émotion'),
    () => ({ kind: 'tone', tone: 'warm' }),
  ],
  [
    re(
      "plus (?:audacieux|audacieuse|osée?|forte?|percutante?|direct|directe|énergique)|plus d'énergie",
    ),
    () => ({ kind: 'tone', tone: 'bold' }),
  ],
];

function placed(to = '') {
  const light = lightIn(to, lights);
  const isLightOnly =
    /^(?:de |à |au |en |sous |la |le )(?:la |le |l['’])?\p{L}+(?: du (?:soleil|jour)| jour)?$/iu.test(
      to,
    );
  return light && isLightOnly
    ? ({ kind: 'light', to: light } as const)
    : ({ kind: 'place', to } as const);
}

export const french: NotePatterns = {
  code: 'fr',
  placed,
  fillers:
    /(?<!\p{L})(?:fais|faites|rends|rendez|le|la|les|un|une|peu|plus|moins|beaucoup|de|d['’]|ton|avec|très|trop|film|script|tout|que|ce|soit|quelque|chose|pas|assez)(?!\p{L})/giu,
  praise:
    /^(?:j['’](?:aime|adore)(?: bien| beaucoup)?|(?:très |c['’]est )*(?:bien|super|parfait)|merci|bonjour)$/i,
  courtesy:
    /^(?:s['’]il (?:te|vous) plaît|stp|svp|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|je veux|je voudrais|j['’]aimerais|on veut|il faut|aussi|et|puis|mais|rends-le|rendez-le)[,:]?\s+/i,
  joints: /\s*(?:,\s*et|\bet\b|\bmais\b|\bpuis\b|\baussi\b|,)\s+/iu,
  scope:
    /(?:\b(?:dans|pour|sur|fais|faites|du|de|seulement)\s+)*(?:(?<!\p{L})(?:le |la |l['’])?(?:plan|scène|image|ligne|séquence)\s*(?:n°\s*)?(\d{1,2})\b|\b(?:le |la )(premier|première|deuxième|second|seconde|troisième|quatrième|dernier|dernière) (?:plan|scène|image|séquence))/iu,
  ordinals: {
    premier: 0,
    première: 0,
    deuxième: 1,
    second: 1,
    seconde: 1,
    troisième: 2,
    quatrième: 3,
    dernier: -1,
    dernière: -1,
  },
  drop: /^(?:enlève|enlevez|enlever|supprime|supprimez|supprimer|retire|retirez|retirer|coupe|coupez)$/i,
  patterns,
};
