// Films in which nobody speaks before the name.

export const silentGerman = `OHNE WORTE
Kunde: Krume
Format: TikTok 9:16, 15 s
Datum: 1. Jan. 1970
Fassung: 1
Besetzung: KUNDIN, Besetzung offen
Sprechtempo: ruhig, 2,0 Wörter pro Sekunde

1. EINSTIEG | 0-3 s
VIDEO: ECU, statisch. Die Kruste, so nah, dass die Risse wie eine Landkarte aussehen.
SFX: Die Kruste knistert.
MUSIC: Ein Klavier, eine Hand, ohne Eile.

2. PROBLEM | 3-7 s
VIDEO: MS, Handkamera. Eine Kundin im offenen Mantel kaut an der Haltestelle ein labbriges Sandwich und gibt auf. Schnitt auf: Hände falten Teig auf einem bemehlten Tisch.
SFX: Eine Ofentür klappt auf.

3. VORFÜHRUNG | 7-12 s
VIDEO: CU, langsame Zufahrt. Eine Klinge öffnet die Oberseite eines Laibs. Schnitt auf: Eine Kundin im offenen Mantel beißt ins warme Brot, bevor die Ladentür zufällt.
SUPER: BÄCKEREI IN LEIPZIG

4. ANGEBOT | 12-15 s
VIDEO: CU, Augenhöhe, statisch. Produktbild: das Brot auf der Theke in seiner Papiertüte, dahinter das erste Licht. Der Name: Krume.
MUSIC: Ein letzter Ton unter dem Namen.
VO: Krume. Immer der Nase nach.
SUPER: KRUME · KOMM UND SCHAU

- Sprechweise: Niemand im Bild hört die Stimme; zwischen den Sätzen ein Atemzug Raumton.
`;

export const silentEnglish = `SAY NOTHING
Client: Crumb
Format: TikTok 9:16, 15 s
Date: Jan 1, 1970
Take: 1
Cast: COMMUTER, casting open
Voice pace: soft, 2.0 words a second

1. HOOK | 0-3 s
VIDEO: ECU, low, push in. Crust so near that the cracks look like a map.
SFX: Crust crackles.
MUSIC: One upright piano, one hand, unhurried.
SUPER: WHAT MAKES A GOOD MORNING?

2. PROBLEM | 3-7 s
VIDEO: MS, high, hand-held. A commuter chews a limp sandwich at a bus stop and gives up. Cut to: A look that says everything.
SFX: An oven door drops open.
SUPER: SOMEWHERE ALONG THE WAY, BREAD STOPPED MAKING A SOUND

3. DEMONSTRATION | 7-12 s
VIDEO: Insert CU, overhead. A baker’s hands fold dough on a floured bench. Cut to: A baker’s hands score the top of a loaf with a blade.
SUPER: EVERY LOAF FERMENTS FOR 48 HOURS

4. OFFER | 12-15 s
VIDEO: CU, eye level, static. Pack shot: the loaf on the counter in its paper bag, first light in the window behind. The name: Crumb.
MUSIC: The music lands on the name and stops.
VO: Crumb. Follow your nose.
SUPER: CRUMB · COME AND SEE

- How to read it: nobody in the picture hears the voice-over; leave a beat of room sound between sentences.
`;
