import type { Scenery } from '../tongue/scenery.ts';

/** The story told when no other is known. */
export const drama: Scenery = {
  id: 'drama',
  kind: 'story',
  keywords: 'familie bruder schwester vater mutter liebe dorf krieg geheimnis drama roman',
  what: 'Geschichte',
  at: 'in einem Haus, in dem das Flurlicht brennt',
  maker: ['ein Mann mit einem Schlüssel in der Hand', 'eine Frau mit einem Schlüssel in der Hand'],
  user: ['ein Mann auf der Schwelle', 'eine Frau auf der Schwelle'],
  work: [
    'Eine Hand öffnet einen Brief und liest ihn nicht.',
    'Eine Fotografie kehrt in die Schublade zurück.',
    'Ein Schlüssel dreht sich in einer Tür, die niemand benutzt.',
  ],
  use: [
    'bleibt auf der Schwelle stehen und geht nicht hinein',
    'Eine Hand hält inne, bevor sie klopft.',
  ],
  trouble: [
    'horcht an einer Tür und hält den Atem an',
    'Eine Tasse fällt, und niemand hebt sie auf.',
  ],
  close: 'Eine angelehnte Tür und ein Lichtstreifen, der sich bewegt.',
  pack: 'ein Haus bei Nacht, ein einziges Fenster hell',
  sound: ['Eine Diele knarrt.', 'Ein Haus, das den Atem anhält.'],
  music: 'Ein Cello, eine einzige Saite.',
  enemy: 'alles, was niemand gesagt hat',
  problem: ['Hier redet man nie darüber.', 'Alle wissen, worüber.'],
  truth: ['Manche Türen schließen von innen.', 'Auch Schweigen wird vererbt.'],
  question: 'Was ist in jener Nacht passiert?',
  wrong: ['Nichts.', 'Weiß ich nicht mehr.', 'Frag jemand anderen.'],
  witness: 'die Uhr im Flur',
  pair: ['Was man erzählt', 'Was passiert ist'],
  lines: ['Jemand musste zurückkommen.', 'Niemand hat es laut gesagt.', 'Die Tür stand offen.'],
};

/** Stories that are being announced. */
export const stories: readonly Scenery[] = [
  drama,
  {
    ...drama,
    id: 'thriller',
    keywords:
      'horror* angst leuchtturm* geist geister mord mörder krimi polizei detektiv* thriller verschwunden* nacht dunkelheit monster',
    at: 'in einem Leuchtturm bei Nacht',
    maker: ['ein Mann mit Taschenlampe', 'eine Frau mit Taschenlampe'],
    work: [
      'Eine Taschenlampe streift eine Wand voller Kerben.',
      'Eine Hand schließt einen Riegel, der schon zu war.',
      'Ein Finger sucht einen Namen auf einer Liste.',
    ],
    use: [
      'bleibt im Dunkeln stehen, um besser zu hören',
      'Eine Taschenlampe rollt über den Boden und erlischt.',
    ],
    trouble: [
      'zählt die Stufen und kommt auf eine zu viel',
      'Eine verschlossene Tür öffnet sich einen Fingerbreit.',
    ],
    close: 'Eine Glühbirne flackert und hält.',
    pack: 'ein fernes Licht, das angeht, ausgeht und nicht wiederkommt',
    sound: ['Ein Schlag, weit weg.', 'Wind gegen eine Scheibe.'],
    music: 'Ein tiefes Brummen, das unmerklich steigt.',
    problem: ['Da oben wohnt niemand.', 'Wer hat dann das Licht angemacht?'],
    truth: [
      'Schlimm ist nicht, es zu hören: Schlimm ist die Antwort.',
      'Es ist immer eine Stufe zu viel.',
    ],
    question: 'Wer ist da?',
    wrong: ['Der Wind.', 'Niemand.', 'Schau nicht hin.'],
    witness: 'die Glühbirne',
    lines: ['Lass das Licht an.', 'Jemand hat geantwortet.', 'Zähl noch mal.'],
  },
  {
    ...drama,
    id: 'adventure',
    keywords:
      'abenteuer reise weltraum raumschiff planet* roboter zukunft science-fiction fantasy drache* magie spiel spiele videospiel held* königreich insel',
    at: 'am Rand eines Weges, den keine Karte kennt',
    maker: ['ein Reisender mit zerrissener Karte', 'eine Reisende mit zerrissener Karte'],
    work: [
      'Ein Finger folgt einer Linie auf einer zerrissenen Karte.',
      'Ein Rucksack wird mit einem Ruck geschlossen.',
      'Eine Hand schiebt Zweige beiseite.',
    ],
    use: ['schaut einmal zurück und läuft los', 'Ein Kompass dreht sich und hält nicht an.'],
    trouble: [
      'findet im Schlamm die eigenen Spuren',
      'Eine Karte wird nass und verliert eine Linie.',
    ],
    close: 'Eine Kompassnadel zögert und entscheidet sich.',
    pack: 'eine winzige Gestalt vor einem riesigen Tor',
    sound: ['Ein Kompass dreht sich.', 'Wind über offenem Land.'],
    music: 'Ferne Trommeln, die näher kommen.',
    problem: ['Hier endet die Karte.', 'Der Weg nicht.'],
    truth: [
      'Von so einem Ort kommt niemand gleich zurück.',
      'Karten zeichnet, wer zurückgekommen ist.',
    ],
    question: 'Was liegt dahinter?',
    wrong: ['Nichts.', 'Das Gleiche wie hier.', 'Niemand kam zurück.'],
    witness: 'die Karte',
    lines: ['Noch ein Schritt.', 'Hier endet die Karte.', 'Komm zurück und erzähl.'],
  },
];
