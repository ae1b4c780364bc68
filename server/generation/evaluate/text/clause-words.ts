// Closed classes that tell a clause, folded. Data only.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Where one of these stands, there is a verb: subject pronouns, auxiliaries, the commonest verbs. */
export const clauseWords: Record<Tongue, ReadonlySet<string>> = {
  en: listed(`i we he she they you're we're they're it's that's there's here's i'm don't doesn't isn't aren't won't
    can't is are was were am has have had does do did will would can could shall should may might must let's gets get
    ask call book try come see go take keep bring make find buy send order turn hold visit join follow`),
  de: listed(`ich du wir ihr man er es sie ist sind war waren wird werden hat haben hatte kann konnen muss mussen soll
    sollen darf will wollen gibt geht kommt steht liegt bleibt macht komm geh nimm gib hol ruf frag schick bring sieh
    mach probier bestell buch meld sag schau hor lies lass nehmt kommt ruft fragt holt sei seid bleib bleibt zahl fang nutz spar teil hats gibts kanns ists wars
    wirds warst gehts gib gebt schreib schreibt`),
  es: listed(`se yo nosotros ellos ellas usted ustedes lo te me nos os le les es son era eran fue esta estan hay ha han he
    tiene tienen va van puede pueden debe hace hacen viene vienen sale salen cuesta dura vale llega llegan queda
    quedan pide ven haz pon di sal ten ve mira llama reserva busca prueba compra escribe sigue entra pasa sabe abre
    cierra empieza vuelve cabe lleva llevan trae da dan vive viven`),
  fr: listed(`je tu il elle on nous vous ils elles se s ne n y j c qu est sont etait sera a ont va vont peut peuvent doit fait
    font vient viennent prend tient reste coute dure sort part met sait voit dit faut marche suffit ouvre ferme
    commence arrive arrivent passe viens prends fais appelle reserve demande essaie suis donne garde trouve`),
};

/** Before them stands a verb or a preposition, seldom a noun. */
export const determiners: Record<'de' | 'es' | 'fr', ReadonlySet<string>> = {
  de: listed('den dem einen einem einer euch uns dich mich sich dir mir ihn ihm ihnen'),
  es: listed('el la los las un una unos unas su sus tu tus mi este esta esto'),
  fr: listed('le la les un une votre vos ton ta tes son sa ses notre nos ce cette'),
};

/** They stand before a determiner, or end like a verb, and are none. */
export const noVerbs: Record<'de' | 'es' | 'fr', ReadonlySet<string>> = {
  de: listed(`mit seit bis fur durch gegen ohne um aus bei nach von zu an auf in uber unter vor hinter neben zwischen nicht
    jetzt sofort fast oft gut fest direkt erst selbst dort statt weit leicht echt rot bunt kalt alt meist laut acht
    insgesamt garantiert uberhaupt sonst heute morgen gestern oben unten innen aussen hinten vorn eben gegen wegen
    neben zwischen allen jeden einen keinen meinen deinen seinen ihren unseren diesen und oder sieben zusammen
    erste zweite dritte letzte beste bitte heute bereits stets nichts rechts links frischt samt`),
  es: listed(`a ante bajo con contra de desde durante en entre hacia hasta para por segun sin sobre tras y o ni que como
    mas menos todo toda todos todas ayer lugar hogar taller mujer alquiler mar bar par azucar sabor calor solar
    popular familiar escolar primer tercer cualquier lunar pilar collar altar cuando donde si pero`),
  fr: listed(`a avec chez contre dans depuis derriere devant durant entre envers jusque par parmi pendant pour sans sauf
    selon sous sur vers et ou ni que comme plus moins tout toute tous toutes hier mer fer hiver chez nez assez
    premier dernier entier cher atelier metier panier papier quartier calendrier courrier loyer foyer hier plaisir
    soir noir desir avenir cuir tiroir miroir mouchoir clair chair air pair dont quand si mais car sur`),
};

/** A Romance sentence that begins with one begins with a noun phrase. */
export const nounBeginnings: ReadonlySet<string> = listed(
  `el la los las un una unos unas mas sin con de del ni al por para en cada otro otra dos tres cuatro cinco
   le les une des du plus pas sans avec au aux pour chaque autre deux trois quatre cinq`,
);
