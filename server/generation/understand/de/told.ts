import type { Told } from '../testing/told.ts';

/** Descriptions as clients type them, with what is understood of them. */
export const told: readonly Told[] = [
  {
    form: {
      userType: 'business',
      productName: "Frieda findet's",
      description:
        "Es müffelt, aber man sieht nichts? Unsere Hündin Frieda riecht Schimmel hinter Tapete und Estrich. Sie setzt sich, wo er sitzt, wir kleben ein Kreuz hin. Geöffnet wird nur dort. Eine Wohnung dauert 40 Minuten, 240 € fest mit Fotoplan für den Vermieter, Anfahrt im Kreis Pinneberg inklusive. Wir sanieren nicht, haben also nichts davon, wenn's mehr ist.",
      targetAudience: 'Mieter, die den Geruch nicht beweisen können',
      behavior: 'Grundriss schicken, Termin bekommen',
      characterName: 'Heike',
    },
    head: 'Hündin Frieda',
    kind: 'service',
    call: 'Grundriss schicken, Termin bekommen.',
    grave: false,
    says: [
      'Es müffelt, aber man sieht nichts?',
      'Unsere Hündin Frieda riecht Schimmel hinter Tapete und Estrich.',
      'Sie setzt sich, wo er sitzt.',
    ],
    seen: ['setzt sich'],
    figures: ['40 Minuten', '240 €'],
  },
  {
    form: {
      userType: 'brand',
      productName: 'Klappbank 3',
      description:
        'Hantelbank, die unters Bett passt. Fester Griff, weiches Polster aus Leder, 14 kg. Der Hebel sperrt die Lehne in sechs Stufen. Sie drücken einmal und die Bank klappt zusammen. Kein Werkzeug, keine losen Schrauben. 189 €, Versand inklusive. Die meisten Bänke enden als Kleiderständer.',
      targetAudience: 'Leute, die im Wohnzimmer trainieren',
      behavior: 'im Laden ausprobieren',
    },
    head: 'Hantelbank',
    kind: 'thing',
    call: 'Im Laden ausprobieren.',
    grave: false,
    says: [
      'Das ist Klappbank 3: Hantelbank, die unters Bett passt.',
      'Sie drücken einmal.',
      'Der Hebel sperrt die Lehne in sechs Stufen.',
    ],
    seen: ['sperrt die Lehne in sechs Stufen'],
    figures: ['14 kg', '189 €'],
  },
  {
    form: {
      userType: 'business',
      productName: 'Messerwagen Ruhr',
      description:
        "Wir schleifen Messer, Scheren und Hobel vor deiner Tür. Der Wagen steht dienstags von 16 bis 19 Uhr am Marktplatz Hattingen. 5 € pro Messer, Brotmesser 8 €. Geschliffen wird auf Wasserstein, nie auf der Maschine. Wenn's keine Tomate schneidet, zahlst du nichts.",
      targetAudience: 'Nachbarn und kleine Küchen',
      behavior: 'Die Leute sollen ihre Messer vorbeibringen',
    },
    head: 'Messer',
    kind: 'service',
    call: 'Messer vorbeibringen.',
    grave: false,
    says: [
      'Wir schleifen Messer.',
      'Der Wagen steht dienstags von 16 bis 19 Uhr am Marktplatz Hattingen.',
    ],
    letters: ['5 € pro Messer, Brotmesser 8 €'],
    seen: [],
    figures: ['dienstags von 16 bis 19 Uhr', '5 €', '8 €'],
  },
  {
    form: {
      userType: 'trailer',
      productName: 'Der letzte Lokführer',
      description:
        'Dokumentarfilm, 81 Minuten. Horst, 67, fährt die einzige Bahn ins Tal. Am 31. Dezember wird die Strecke stillgelegt. Er putzt den Zug trotzdem. Ab 6. März im Kino.',
      targetAudience: 'Menschen, die langsame Filme mögen',
      behavior: 'Karten reservieren',
      characterName: 'Horst',
    },
    head: 'Dokumentarfilm',
    kind: 'story',
    call: 'Karten reservieren.',
    grave: false,
    says: [
      'Das ist Der letzte Lokführer: Dokumentarfilm, 81 Minuten.',
      'Horst, 67, fährt die einzige Bahn ins Tal.',
      'Am 31. Dezember wird die Strecke stillgelegt.',
    ],
    seen: [],
    figures: ['81 Minuten', '67', '31. Dezember', '6. März'],
  },
  {
    form: {
      userType: 'brand',
      productName: 'Hofkäse Brandl',
      description:
        'Bergkäse aus Heumilch, 18 Monate gereift. Gemolken wird von Hand, gerührt auch. Ein Laib wiegt 6 kg und kostet CHF 149.–. Ohne Zusätze. Am 6. und 7. September schneiden wir den ersten Laib an, auf dem Hof in Schiers.',
      targetAudience: 'Käsefreunde',
      behavior: 'Laib vorbestellen',
    },
    head: 'Bergkäse',
    kind: 'thing',
    call: 'Laib vorbestellen.',
    grave: false,
    says: [
      'Das ist Hofkäse Brandl: Bergkäse aus Heumilch, 18 Monate gereift.',
      'Gemolken wird von Hand.',
      'Ein Laib wiegt 6 kg.',
    ],
    seen: [],
    figures: ['18 Monate', '6 kg', 'CHF 149.–', '6. und 7. September'],
  },
];
