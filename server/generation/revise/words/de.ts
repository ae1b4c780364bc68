import { paceName, type ReviseWords } from './revise-words.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const germanWords: ReviseWords = {
  code: 'de',
  directorNote: (note) => `Notiz für die Regie: ${note}`,
  labels: { take: 'Fassung', pace: 'Sprechtempo' },
  paceText: (pace) =>
    `${paceName(pace, ['ruhig', 'mittel', 'energisch'])}, ${pace.toFixed(1).replace('.', ',')} Wörter pro Sekunde`,
  faster: [
    'Früh schneiden.',
    'Zwei schnelle Schnitte, keine Pause.',
    'Schnitt auf das letzte Wort.',
    'Harter Schnitt.',
  ],
  slower: [
    'Einen Atemzug länger halten.',
    'Kein Schnitt, bis der Ton verklungen ist.',
    'Das Bild darf stehen.',
    'Langsame Blende.',
  ],
  comic: [
    {
      gag: 'Im Hintergrund beobachtet eine Taube das Ganze, sichtlich unbeeindruckt.',
      say: 'Die Meinungen gehen auseinander.',
      last: 'Die Taube ist wieder da, viel näher.',
      callback: (name) => `${name}. Sogar die Taube blieb.`,
    },
    {
      gag: 'Dahinter wartet jemand mit einem Kochtopf auf dem Kopf; niemand erwähnt es.',
      say: 'Kommt vor.',
      last: 'Der Kochtopf zieht hinten durchs Bild.',
      callback: (name) => `${name}. Kochtopf freiwillig.`,
    },
    {
      gag: 'Ein sehr kleiner Hund mit sehr großer Halskrause sitzt die ganze Szene aus.',
      say: 'Es gibt Schlimmeres.',
      last: 'Der Hund nickt, soweit die Halskrause es erlaubt.',
      callback: (name) => `${name}. Keine weiteren Fragen.`,
    },
    {
      gag: 'Ein Mann im Bademantel tritt ins Bild, erfasst die Lage und geht rückwärts wieder hinaus.',
      say: 'So war das nicht geplant.',
      last: 'Der Mann kommt im Anzug zurück, noch in Hausschuhen.',
      callback: (name) => `${name}. Er hat sich umgezogen.`,
    },
    {
      gag: 'Am Bildrand welkt eine Zimmerpflanze, Blatt für Blatt, genau im Takt.',
      say: 'Ein kleiner Rückschlag.',
      last: 'Die Zimmerpflanze richtet sich wieder auf.',
      callback: (name) => `${name}. Die Pflanze stimmt zu.`,
    },
    {
      gag: 'An der Wand eine Tafel: TAGE OHNE ZWISCHENFALL: 0. Eine Hand wischt sie ab und schreibt wieder 0.',
      say: 'Bisher läuft es.',
      last: 'Auf der Tafel steht jetzt eine 1.',
      callback: (name) => `${name}. Tag eins.`,
    },
  ],
  tones: {
    serious: [
      {
        first: 'Kamera steht; niemand lächelt.',
        third: 'Keine Reaktion im Bild; das Bild genügt.',
        say: ['Das zählt.', 'Ganz schlicht.'],
        music: 'Ein tiefer, gehaltener Ton, kein Rhythmus.',
      },
      {
        first: 'Augenhöhe, flaches Licht, keine Bewegung.',
        third: 'Die Kamera hält Abstand.',
        say: ['Keine Tricks.'],
        music: 'Fast nichts: Raumton und ein einzelnes Cello.',
      },
    ],
    warm: [
      {
        first: 'Fensterlicht; jemand summt außerhalb des Bildes.',
        third: 'Am Bildrand legt sich eine Hand auf eine Schulter.',
        say: ['Bleib noch ein bisschen.', 'Wie zu Hause.'],
        music: 'Gedämpftes Klavier und leise Gitarre, ohne Eile.',
      },
      {
        first: 'Spätes Licht, weiche Ränder.',
        third: 'Zwei lachen über etwas, das wir nicht gehört haben.',
        say: ['Du kennst das Gefühl.', 'Wie zu Hause.'],
        music: 'Nylongitarre, gespielt, als höre niemand zu.',
      },
    ],
    bold: [
      {
        first: 'Die Kamera fährt heran, bis das Bild voll ist.',
        third: 'Hartes Seitenlicht; der Blick geht direkt ins Objektiv.',
        say: ['Du bist dran.', 'Keine Ausreden.'],
        music: 'Ein Trommelschlag, Stille, dann ein treibender Bass.',
      },
      {
        first: 'Harter Einstieg, keine Blende.',
        third: 'Die Kamera kommt näher, als höflich wäre.',
        say: ['Sag es lauter.', 'Jetzt.'],
        music: 'Verzerrtes Bassriff, vier Takte, ohne Anlauf.',
      },
    ],
    calm: [
      {
        first: 'Kamera steht; das Bild atmet, bevor etwas geschieht.',
        third: 'Langsames Gleiten, kein Schnitt.',
        say: ['Ganz in Ruhe.', 'Keine Eile.'],
        music: 'Eine einzelne weiche Fläche, weit hinten.',
      },
      {
        first: 'Weit und still; nur eine kleine Bewegung.',
        third: 'Der Ton sinkt auf den Raumton.',
        say: ['Lass dir Zeit.', 'Keine Eile.'],
        music: 'Sparsames Klavier mit langen Pausen.',
      },
    ],
  },
  openings: [
    {
      video:
        'ECU, Kamera steht. Ein Auge öffnet sich. Darin gespiegelt, winzig, der Ort, den wir gleich sehen.',
      say: () => ['Warte es ab.', 'Warte.'],
    },
    {
      video:
        'CU, Handkamera. Eine Hand verdeckt das Objektiv; die Finger öffnen sich, einer nach dem anderen.',
      say: () => ['Das solltest du nicht sehen.', 'Schau.'],
    },
    {
      video:
        'WS, Untersicht. Ein leeres Bild. Jemand rennt hindurch und trägt etwas, das wir nicht erkennen.',
      say: () => ['Da hat es jemand eilig.', 'Hinterher.'],
    },
  ],
  endings: [
    {
      video:
        'MS, langsame Rückfahrt. Die Person dreht sich um, sieht uns und schließt sanft die Tür. An der Tür steht der Name.',
      say: (name) => [`${name}. Du weißt, wo wir sind.`, `${name}. Du bist dran.`, 'Du bist dran.'],
    },
    {
      video: 'CU, Kamera steht. Noch einmal das erste Bild des Films, nur fehlt diesmal nichts.',
      say: (name) => [
        `${name}. Mehr war nicht nötig.`,
        `${name}. Schau noch mal hin.`,
        'Schau noch mal hin.',
      ],
    },
    {
      video: 'WS, Kamera steht. Die Lichter gehen nacheinander aus, nur der Name leuchtet weiter.',
      say: (name) => [`${name}. Wir lassen ein Licht an.`, `${name}. Noch da.`, 'Noch da.'],
    },
  ],
  music: [
    'Kontrabass und Fingerschnippen, leicht und gleichmäßig.',
    'Eine einfache Gitarrenfigur, die sich im letzten Bild auflöst.',
  ],
  light: {
    night: 'Nachts.',
    dawn: 'Im Morgengrauen.',
    day: 'Am helllichten Tag.',
    sunset: 'Bei Sonnenuntergang.',
    rain: 'Im Regen.',
    snow: 'Im Schnee.',
  },
  oldWeather: /(?<!\p{L})(?:im regen|im schnee)(?!\p{L})/giu,
  oldLight:
    /(?<!\p{L})(?:nachts|bei nacht|tagsüber|morgens|mittags|abends|im morgengrauen|vor sonnenaufgang|bei sonnenaufgang|bei sonnenuntergang|am helllichten tag|am morgen|am abend)(?!\p{L})/giu,
  moves: {
    overhead: 'von oben',
    'low angle': 'Untersicht',
    'high angle': 'Aufsicht',
    'hand-held': 'Handkamera',
    static: 'Kamera steht',
    'push in': 'Zufahrt',
    'pull back': 'Rückfahrt',
    pan: 'Schwenk',
    tracking: 'Kamerafahrt',
    'slow motion': 'Zeitlupe',
  },
  orders:
    /^(?:besuch|besuche|besuchen|ruf|rufe|rufen|komm|kommt|kommen|bestell|bestelle|bestellen|buch|buche|buchen|kauf|kaufe|kaufen|probier|probiere|folg|folge|finde|schau|seht|hol|hole|holen|frag|wähl|wähle|lade|schreib|melde|meld|abonnier|geh|entdecke|informier|lass|online)(?!\p{L})/iu,
  pictures: /^(?:ein|eine|einer|einem|einen|der|die|das|dem|den|jemand|alle)\s/i,
  statement(what) {
    const text = what
      .replace(/^(?:den |der )?preis(?: von| ist|:)? (?=[$€£]?\d)/i, '')
      .replace(/^dass\s+/i, '')
      .replace(/^den (\p{Ll}+)en (?=\p{Lu})/u, '$1er ')
      .replace(/^(?:der|die|das|den|unser\p{L}*)\s+/iu, '');
    return /^(?:wie|warum|was|wo|wann|wer|ob|mehr|es)(?!\p{L})/iu.test(text) ||
      /^dass\s/i.test(what)
      ? undefined
      : upper(text);
  },
  named: [
    {
      name: 'öffnungszeit(?:en)?|ladenzeit(?:en)?',
      say: (wording) => (/geöffnet|offen|öffne/i.test(wording) ? wording : `${wording} geöffnet`),
    },
    { name: 'adresse|anschrift|telefon(?:nummer)?|rufnummer|web(?:seite|site|adresse)' },
    { name: 'preis|angebot|rabatt|slogan|claim|zeile|satz|spruch|worte?' },
  ],
  order: upper,
  things: {
    price: /^(?:den |der |die )?preise?$/i,
    phone: /^(?:die )?telefonnummer$/i,
    website: /^(?:die )?(?:website|webseite|webadresse|internetadresse)$/i,
  },
  articles: 'der|die|das|den|dem|eine?r?',
};
