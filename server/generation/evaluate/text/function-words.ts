// Closed classes of four languages, as typed without accents and capitals: words that carry no fact.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Articles, pronouns, prepositions, conjunctions, auxiliaries, modals, and adverbs of degree and place. */
export const functionWords: Record<Tongue, ReadonlySet<string>> = {
  en: listed(`a an the this that these those such i me my mine we us our ours you your yours he him his she her hers
    it its they them their theirs who whom whose which what when where why how myself yourself itself themselves
    one ones someone anyone everyone somebody anybody everybody nobody something anything everything
    and or but nor so yet if unless while whereas because since as than then though although whether until till
    of to in into on onto at by for from with within without about over under above below between through during
    before after against among around off out up down across along near per via upon toward towards plus
    be am is are was were been being do does did done doing have has had having will would shall should can could
    may might must ought let lets get gets got not no nor never ever also too very just only even still already
    again here there now more most much many some any all both each every either neither other another own same
    s t d ll re ve m isn aren wasn weren don doesn didn won wouldn can couldn shouldn hasn haven hadn`),
  de: listed(`der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
    dieser diese dieses diesen diesem jener jene jenes jeder jede jedes jeden jedem welcher welche welches
    ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner er ihn ihm
    sein seine seinen seinem seiner sie ihr ihre ihren ihrem ihrer ihres es wir uns unser unsere unseren unserem
    unserer euch euer eure euren eurem sich man wer wen wem wessen was wo woher wohin wann warum wieso wie
    und oder aber denn sondern doch ob wenn weil dass damit bevor nachdem wahrend als bis seit falls obwohl sobald
    in im ins an am ans auf aufs aus bei beim mit nach von vom vor zu zum zur fur durch gegen ohne um uber unter
    zwischen neben hinter ab pro je statt trotz wegen
    bin bist ist sind seid war waren warst gewesen sein werde wirst wird werden wurde wurden worden habe hast hat
    haben hatte hatten gehabt kann kannst konnen konnte muss musst mussen musste soll sollst sollen sollte will
    willst wollen wollte darf darfst durfen durfte mag mogen mochte lasst lassen
    nicht nie niemals nur auch noch schon sehr mehr so dann da dort hier jetzt immer wieder alle alles allem allen
    aller beide etwas nichts jemand niemand selbst eben mal ja nein hin her dazu dabei davon dafur darauf darin
    damit daran s n ne`),
  es: listed(`el la los las lo un una unos unas al del este esta estos estas ese esa esos esas aquel aquella aquellos
    yo me mi mis mio mia tu te ti tus tuyo tuya el ella ello le les se su sus suyo suya nosotros nosotras nos
    nuestro nuestra nuestros nuestras vosotros vosotras os vuestro vuestra ellos ellas usted ustedes
    que quien quienes cual cuales cuyo cuya donde cuando como cuanto cuanta
    y e o u ni pero sino aunque porque pues si mientras
    a ante bajo con contra de desde durante en entre hacia hasta para por segun sin sobre tras
    soy eres es somos sois son era eran fue fueron ser sido siendo sea sean estoy estas esta estamos estan estaba
    estar he has ha hemos han haber habia hay haya puede puedes pueden podemos poder debe deben deber
    no ni nunca jamas tambien tampoco muy mas menos ya aun todavia solo solamente tan tanto asi aqui ahi alli ahora
    siempre otra otro otros otras todo toda todos todas cada algo alguien nada nadie mismo misma`),
  fr: listed(`le la les l un une des du de d au aux ce cet cette ces c ca cela ceci
    je j me m moi mon ma mes tu te t toi ton ta tes il elle on lui se s soi son sa ses nous notre nos vous votre vos
    ils elles eux leur leurs y en
    qui que qu quoi dont ou quel quelle quels quelles quand comment pourquoi combien lequel laquelle
    et ou mais ni or car donc si puisque parce lorsque comme tandis afin
    a avec chez contre dans depuis derriere devant durant entre envers jusque jusqu par parmi pendant pour sans
    sauf selon sous sur vers hors
    suis es est sommes etes sont etait etaient etre ete sera seront soit soient ai as a avons avez ont avait avaient
    avoir eu aura auront peut peux peuvent pouvez pouvoir doit dois doivent devez devoir faut veut veux voulez
    ne n pas plus jamais rien aussi tres trop peu bien deja encore toujours meme moins tout toute tous toutes
    chaque autre autres quelque quelques ici la maintenant alors puis seulement personne`),
};

/** How a client says that somebody ought to do something, before saying what. */
export const wishWords: Record<Tongue, ReadonlySet<string>> = {
  en: listed(
    'want wants people them should please would like need customers viewers someone get so',
  ),
  de: listed('sollen sollten mochten mochte wollen bitte leute kunden zuschauer dass wunsch'),
  es: listed('quiero queremos que gente clientes personas deben deberian por favor'),
  fr: listed('veux voulons que gens clients personnes doivent svp faut'),
};
