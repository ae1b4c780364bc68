import type { Scenery } from '../tongue/scenery.ts';

/** The story told when no other is known. */
export const drama: Scenery = {
  id: 'drama',
  kind: 'story',
  keywords: 'famille frère sœur père mère amour village guerre secret drame roman',
  what: 'histoire',
  at: 'dans une maison où le couloir est resté allumé',
  maker: ['un homme, les clés à la main', 'une femme, les clés à la main'],
  user: ['un homme sur le seuil', 'une femme sur le seuil'],
  work: [
    'Une main ouvre une lettre et ne la lit pas.',
    'Une photographie retourne dans son tiroir.',
    'Une clé tourne dans une porte que personne n’utilise.',
  ],
  use: ['s’arrête sur le seuil et n’entre pas', 'Une main s’arrête avant de frapper à la porte.'],
  trouble: [
    'écoute derrière une porte et retient son souffle',
    'Une tasse tombe et personne ne la ramasse.',
  ],
  close: 'Une porte entrouverte, et une ligne de lumière qui bouge.',
  pack: 'une maison la nuit, une seule fenêtre allumée',
  sound: ['Une planche craque.', 'Une maison qui retient son souffle.'],
  music: 'Un violoncelle, une seule corde.',
  enemy: 'ce que personne n’a dit',
  problem: ['Ici, on n’en parle jamais.', 'Tout le monde sait de quoi.'],
  truth: ['Il y a des portes qui ferment de l’intérieur.', 'Le silence aussi s’hérite.'],
  question: 'Que s’est-il passé cette nuit-là ?',
  wrong: ['Rien.', 'Je ne sais plus.', 'Demandez-lui.'],
  witness: 'l’horloge du couloir',
  pair: ['Ce qu’on a raconté', 'Ce qui s’est passé'],
  lines: [
    'Il fallait que quelqu’un revienne.',
    'Personne ne l’a dit tout haut.',
    'La porte était ouverte.',
  ],
};

/** Stories that are being announced. */
export const stories: readonly Scenery[] = [
  drama,
  {
    ...drama,
    id: 'thriller',
    keywords:
      'horreur peur phare fantôme* meurtr* crime police détective suspense thriller disparu* nuit obscurité monstre*',
    at: 'dans un phare, la nuit',
    maker: ['un homme avec une lampe torche', 'une femme avec une lampe torche'],
    work: [
      'Une torche parcourt un mur couvert de marques.',
      'Une main ferme un verrou déjà fermé.',
      'Un doigt cherche un nom sur une liste.',
    ],
    use: ['reste dans le noir pour mieux écouter', 'Une torche roule au sol et s’éteint.'],
    trouble: [
      'compte les marches et en trouve une de trop',
      'Une porte fermée s’ouvre d’un doigt.',
    ],
    close: 'Une ampoule tremble et tient.',
    pack: 'une lumière lointaine qui s’allume, s’éteint et ne revient pas',
    sound: ['Un coup, au loin.', 'Le vent contre une vitre.'],
    music: 'Un bourdon grave qui monte sans qu’on le remarque.',
    problem: ['Là-haut, il n’y a personne.', 'Alors, qui a allumé ?'],
    truth: [
      'Le pire n’est pas d’entendre : c’est qu’on vous réponde.',
      'Il y a toujours une marche de trop.',
    ],
    question: 'Qui est là ?',
    wrong: ['Le vent.', 'Personne.', 'Ne regardez pas.'],
    witness: 'l’ampoule',
    lines: ['N’éteignez pas.', 'Quelqu’un a répondu.', 'Comptez encore.'],
  },
  {
    ...drama,
    id: 'adventure',
    keywords:
      'aventure voyage espace vaisseau planète* robot* futur science-fiction fantastique dragon* magie jeu jeux héros royaume île',
    at: 'au bord d’un chemin qui n’est sur aucune carte',
    maker: ['un voyageur avec une carte déchirée', 'une voyageuse avec une carte déchirée'],
    work: [
      'Un doigt suit une ligne sur une carte déchirée.',
      'Un sac se ferme d’un coup.',
      'Une main écarte des branches.',
    ],
    use: ['se retourne une fois et se met à courir', 'Une boussole tourne et ne s’arrête pas.'],
    trouble: [
      'trouve dans la boue ses propres traces',
      'Une carte prend la pluie et perd une ligne.',
    ],
    close: 'Une boussole hésite, et choisit.',
    pack: 'une silhouette minuscule devant une porte immense',
    sound: ['Une boussole tourne.', 'Le vent dans un lieu ouvert.'],
    music: 'Des tambours lointains qui approchent.',
    problem: ['La carte s’arrête ici.', 'Pas le chemin.'],
    truth: [
      'On ne revient pas pareil d’un tel endroit.',
      'Les cartes sont dessinées par ceux qui sont revenus.',
    ],
    question: 'Qu’y a-t-il plus loin ?',
    wrong: ['Rien.', 'La même chose qu’ici.', 'Personne n’en est revenu.'],
    witness: 'la carte',
    lines: ['Encore un pas.', 'La carte s’arrête ici.', 'Revenez le raconter.'],
  },
];
