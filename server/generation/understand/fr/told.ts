import type { Told } from '../testing/told.ts';

/** Descriptions as clients type them, with what is understood of them. */
export const told: readonly Told[] = [
  {
    form: {
      userType: 'business',
      productName: "La Bécane d'Odile",
      description:
        "Nous réparons les vélos à domicile, le soir et le dimanche. Odile arrive avec un pied d'atelier et repart avec vos vieux pneus. 35 € la révision, pièces en plus. On ne répare pas les trottinettes. Si le vélo n'en vaut pas la peine, on vous le dit.",
      targetAudience: 'parents pressés et livreurs',
      behavior: 'prendre rendez-vous sur becane-odile.fr',
      characterName: 'Odile',
    },
    head: 'vélos',
    kind: 'service',
    call: 'Prenez rendez-vous sur becane-odile.fr.',
    grave: false,
    says: [
      'Nous réparons les vélos à domicile.',
      "Odile arrive avec un pied d'atelier et repart avec vos vieux pneus.",
    ],
    letters: ['35 € la révision, pièces en plus'],
    seen: [],
    figures: ['35 €'],
  },
  {
    form: {
      userType: 'brand',
      productName: 'Pliform',
      description:
        'Un banc de musculation qui se plie en deux et se glisse sous le lit. Acier, cuir, 14 kg. Le levier bloque le dossier sur six positions. Il se monte sans outils. 189 €, livraison comprise. La plupart des bancs finissent en portemanteau.',
      targetAudience: "ceux qui s'entraînent dans un studio",
      behavior: "l'essayer en magasin",
    },
    head: 'banc de musculation',
    kind: 'thing',
    call: 'Essayez-le en magasin.',
    grave: false,
    says: [
      'Voici Pliform: un banc de musculation qui se plie en deux et se glisse sous le lit.',
      'Le levier bloque le dossier sur six positions.',
      'Il se monte sans outils.',
    ],
    seen: ['bloque le dossier sur six positions'],
    figures: ['14 kg', '189 €'],
  },
  {
    form: {
      userType: 'trailer',
      productName: 'Dernière séance',
      description:
        'Documentaire, 78 minutes. Une ouvreuse de 70 ans ouvre chaque soir un cinéma où plus personne ne vient. Elle projette quand même. Au cinéma le 1er juin.',
      targetAudience: 'cinéphiles',
      behavior: 'réserver vos places',
    },
    head: 'Documentaire',
    kind: 'story',
    call: 'Réservez vos places.',
    grave: false,
    says: [
      'Une ouvreuse de 70 ans ouvre chaque soir un cinéma où plus personne ne vient.',
      'Elle projette quand même.',
    ],
    seen: ['ouvre chaque soir un cinéma'],
    figures: ['78 minutes', '70 ans', '1er juin'],
  },
  {
    form: {
      userType: 'brand',
      productName: 'Savon Marius',
      description:
        "Savon de mécanicien à la poudre de noyaux d'olive. Enlève le cambouis sans eau. Pas de parfum, pas de plastique : une boîte en fer de 500 g à 7,50 €. Fabriqué à Salon depuis 1932.",
      targetAudience: 'garagistes, mécaniciens vélo',
      behavior: "demander une boîte d'essai",
    },
    head: 'Savon de mécanicien',
    kind: 'thing',
    call: "Demandez une boîte d'essai.",
    grave: false,
    says: ["Voici Savon Marius: savon de mécanicien à la poudre de noyaux d'olive."],
    seen: ['enlève le cambouis sans eau'],
    figures: ['500 g', '7,50 €', '1932'],
  },
];
