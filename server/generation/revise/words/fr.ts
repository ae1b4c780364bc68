import { order } from './fr-order.ts';
import { paceName, type ReviseWords } from './revise-words.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const frenchWords: ReviseWords = {
  code: 'fr',
  directorNote: (note) => `Note pour la réalisation : ${note}`,
  labels: { take: 'Prise', pace: 'Débit' },
  paceText: (pace) =>
    `${paceName(pace, ['doux', 'moyen', 'énergique'])}, ${pace.toFixed(1).replace('.', ',')} mots par seconde`,
  faster: [
    'On coupe tôt.',
    'Deux coupes rapides, sans pause.',
    'Coupe sur le dernier mot.',
    'Coupe franche.',
  ],
  slower: [
    'On tient un souffle de plus.',
    'Pas de coupe avant que le son s’éteigne.',
    'L’image se pose.',
    'Fondu lent.',
  ],
  comic: [
    {
      gag: 'Au fond, un pigeon observe la scène, pas du tout impressionné.',
      say: 'Les avis divergent.',
      last: 'Le pigeon est revenu, beaucoup plus près.',
      callback: (name) => `${name}. Même le pigeon est resté.`,
    },
    {
      gag: 'Derrière, quelqu’un attend avec une casserole sur la tête ; personne n’en parle.',
      say: 'Ça arrive.',
      last: 'La casserole passe à l’arrière-plan.',
      callback: (name) => `${name}. Casserole en option.`,
    },
    {
      gag: 'Un tout petit chien dans une immense collerette assiste à tout.',
      say: 'On a vu pire.',
      last: 'Le chien hoche la tête, autant que la collerette le permet.',
      callback: (name) => `${name}. Plus de questions.`,
    },
    {
      gag: 'Un homme en peignoir entre dans le champ, comprend la situation et ressort à reculons.',
      say: 'Pas vraiment prévu.',
      last: 'L’homme revient en costume, toujours en pantoufles.',
      callback: (name) => `${name}. Il s’est habillé pour.`,
    },
    {
      gag: 'Au bord du cadre, une plante fane feuille après feuille, parfaitement en rythme.',
      say: 'Un léger contretemps.',
      last: 'La plante se redresse.',
      callback: (name) => `${name}. La plante est d’accord.`,
    },
    {
      gag: 'Au mur, un tableau : JOURS SANS INCIDENT : 0. Une main l’efface et réécrit 0.',
      say: 'Jusqu’ici, tout va bien.',
      last: 'Le tableau affiche maintenant 1.',
      callback: (name) => `${name}. Premier jour.`,
    },
  ],
  tones: {
    serious: [
      {
        first: 'Plan fixe ; personne ne sourit.',
        third: 'Pas de plan de réaction ; l’image suffit.',
        say: ['C’est important.', 'Simplement.'],
        music: 'Une note grave tenue, sans rythme.',
      },
      {
        first: 'À hauteur des yeux, lumière plate, aucun mouvement.',
        third: 'La caméra garde ses distances.',
        say: ['Sans effets.'],
        music: 'Presque rien : une ambiance et un violoncelle seul.',
      },
    ],
    warm: [
      {
        first: 'Lumière de fenêtre ; quelqu’un fredonne hors champ.',
        third: 'Une main se pose sur une épaule, au bord du cadre.',
        say: ['Restez un peu.', 'Comme chez soi.'],
        music: 'Piano feutré et guitare légère, sans hâte.',
      },
      {
        first: 'Lumière de fin de journée, bords flous.',
        third: 'Deux personnes rient de quelque chose qu’on n’a pas entendu.',
        say: ['Vous connaissez cette sensation.', 'Comme chez soi.'],
        music: 'Guitare nylon, jouée comme si personne n’écoutait.',
      },
    ],
    bold: [
      {
        first: 'La caméra avance jusqu’à remplir le cadre.',
        third: 'Lumière latérale dure ; regard droit dans l’objectif.',
        say: ['À vous.', 'Pas d’excuses.'],
        music: 'Un coup de tambour, un silence, puis une basse qui pousse.',
      },
      {
        first: 'Entrée brutale, sans fondu.',
        third: 'La caméra s’approche plus près qu’il n’est poli.',
        say: ['Plus fort.', 'Maintenant.'],
        music: 'Riff de basse saturée, quatre mesures, sans montée.',
      },
    ],
    calm: [
      {
        first: 'Plan fixe ; l’image respire avant que quoi que ce soit n’arrive.',
        third: 'Lente dérive, sans coupe.',
        say: ['Prenez votre temps.', 'Doucement.'],
        music: 'Une seule nappe douce, très en retrait.',
      },
      {
        first: 'Plan large et immobile ; un seul petit geste.',
        third: 'Le son retombe à l’ambiance.',
        say: ['Rien ne presse.', 'Doucement.'],
        music: 'Piano épars, longs silences.',
      },
    ],
  },
  openings: [
    {
      video:
        'ECU, plan fixe. Un œil s’ouvre. Dans son reflet, tout petit, le lieu que l’on va découvrir.',
      say: () => ['Attendez de voir.', 'Attendez.'],
    },
    {
      video: 'CU, caméra à l’épaule. Une main couvre l’objectif ; les doigts s’écartent un à un.',
      say: () => ['Vous n’étiez pas censés voir ça.', 'Regardez.'],
    },
    {
      video:
        'WS, contre-plongée. Un cadre vide. Quelqu’un le traverse en courant, les bras chargés de quelque chose qu’on ne distingue pas.',
      say: () => ['Quelqu’un est pressé.', 'Suivez.'],
    },
  ],
  endings: [
    {
      video:
        'MS, lent recul. La personne se retourne, nous voit et referme doucement la porte. Le nom est sur la porte.',
      say: (name) => [`${name}. Vous savez où nous trouver.`, `${name}. À vous.`, 'À vous.'],
    },
    {
      video:
        'CU, plan fixe. La première image du film, à nouveau ; cette fois, il n’y manque rien.',
      say: (name) => [
        `${name}. Il n’en fallait pas plus.`,
        `${name}. Regardez encore.`,
        'Regardez encore.',
      ],
    },
    {
      video: 'WS, plan fixe. Les lumières s’éteignent une à une ; seul le nom reste allumé.',
      say: (name) => [
        `${name}. On laisse une lumière allumée.`,
        `${name}. Toujours là.`,
        'Toujours là.',
      ],
    },
  ],
  music: [
    'Contrebasse et claquements de doigts, léger et régulier.',
    'Un motif de guitare simple qui se résout sur le dernier plan.',
  ],
  light: {
    night: 'De nuit.',
    dawn: 'À l’aube.',
    day: 'En plein jour.',
    sunset: 'Au coucher du soleil.',
    rain: 'Sous la pluie.',
    snow: 'Sous la neige.',
  },
  oldWeather: /(?<!\p{L})sous la (?:pluie|neige)(?!\p{L})/giu,
  oldLight:
    /(?<!\p{L})(?:de nuit|la nuit|de jour|en plein jour|à l['’]aube|avant l['’]aube|au petit matin|le matin|à midi|le soir|au crépuscule|au coucher du soleil|au lever du soleil)(?!\p{L})/giu,
  moves: {
    overhead: 'plongée totale',
    'low angle': 'contre-plongée',
    'high angle': 'plongée',
    'hand-held': 'caméra à l’épaule',
    static: 'plan fixe',
    'push in': 'travelling avant',
    'pull back': 'travelling arrière',
    pan: 'panoramique',
    tracking: 'travelling',
    'slow motion': 'ralenti',
  },
  orders:
    /^(?:visitez|appelez|venez|commandez|réservez|achetez|essayez|suivez|cherchez|trouvez|regardez|voyez|rejoignez|demandez|votez|téléchargez|écrivez|inscrivez|abonnez|passez|entrez|découvrez|consultez|prenez|faites|goûtez|rendez-vous|ne)(?!\p{L})/iu,
  pictures: /^(?:(?:une?|des|les?|la|son|sa|ses|quelqu['’]un|tout le monde)\s|l['’])/i,
  statement(what) {
    const text = what
      .replace(/^(?:le )?prix(?: de| est|:)? (?=[$€£]?\d)/i, '')
      .replace(/^(?:que\s+|qu['’])/i, '')
      .replace(/^(?:(?:le|la|les|notre|nos)\s+|l['’])/i, '');
    return /^(?:comment|pourquoi|quoi|où|quand|qui|si|plus|cela|ça)(?!\p{L})/iu.test(text)
      ? undefined
      : upper(text);
  },
  named: [
    {
      name: "horaires?(?: d['’]ouverture)?|heures? d['’]ouverture",
      say: (wording) => (/ouver|ouvr/i.test(wording) ? wording : `Ouvert ${wording}`),
    },
    { name: 'adresse|(?:numéro de )?téléphone|site(?: web| internet)?' },
    { name: 'prix|offre|remise|slogan|accroche|phrase|mots?' },
  ],
  order: (what) => order(what) ?? upper(what),
  things: {
    price: /^(?:le |les )?prix$/i,
    phone: /^(?:le )?(?:numéro(?: de téléphone)?|téléphone)$/i,
    website: /^(?:le |l['’])?(?:site(?: web| internet)?|adresse(?: web)?|lien)$/i,
  },
  articles: "le|la|les|l['’]|une?",
};
