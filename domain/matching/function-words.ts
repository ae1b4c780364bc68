// Words of four letters and more, and numerals, that say nothing of what is sold, in the languages briefs are
// written in. Those that name something in English (`comment`, `solo`) are left out.
const english = `about above across after again against almost along already also although always among
another anybody anyone anything around away because been before behind being below beneath beside
besides between beyond both cannot could does doing done down during each either else enough even ever
every everybody everyone everything everywhere from further have having hence here hers herself himself
however indeed instead into itself just least less like many maybe mere might mine more moreover most
much must myself near neither never nevertheless nobody none nothing nowhere often once only onto other
others otherwise ought ours ourselves over perhaps quite rather really same shall should since some
somebody somehow someone something sometimes somewhere soon still such than that their theirs them
themselves then there therefore these they this those though through throughout thus together toward
towards under unless until unto upon very were what whatever when whenever where wherever whereas
whether which whichever while whoever whole whom whose will with within without would your yours
yourself yourselves aren couldn didn doesn hadn hasn haven isn mustn needn shouldn wasn weren wouldn three four five
seven eight nine eleven twelve first second third last next
word words`;
const german = `aber alle allem allen aller alles andere anderem anderen anderer anderes auch außer
beim bereits bevor dabei dadurch dafür dagegen daher damit dann daran darauf daraus darin darum darüber
dass davon davor dazu dein deine deinem deinen deiner denen denn deren dessen dich diese diesem diesen
dieser dieses doch dort durch eben eine einem einen einer eines einige etwas euch euer eure eurem euren
falls ganz gegen haben habe hatte hatten hier hinter ihnen ihre ihrem ihren ihrer immer indem jede jedem
jeden jeder jedes jedoch kann keine keinem keinen keiner können mehr mein meine meinem meinen meiner
mich muss müssen nach nachdem neben nicht nichts noch oder ohne schon sehr sein seine seinem seinen
seiner seit sich sind sobald solche solchen solcher sollen sollte sondern sonst sowie über unser unsere
unserem unseren unserer unter viel viele vielen während weil welche welchem welchen welcher welches wenn
werden wird wohl wollen worden wurde wurden zwar zwischen
zwei drei vier fünf sechs sieben acht neun zehn erste ersten erster erstes letzte letzten`;
const french = `afin ainsi alors après assez aucun aucune aussi autant autre autres avant avec avoir
beaucoup bien cela celle celles celui cependant ceux chaque chez comme contre dans depuis derrière
dessous dessus devant donc dont elle elles encore entre étaient était être eux jusqu jusque laquelle
lequel lesquelles lesquels leur leurs lorsqu lorsque mais malgré même mêmes moins notre nous parce parmi
pendant peut peuvent plus plusieurs pour pourquoi puis puisqu puisque quand quel quelle quelles quelqu
quelque quelques quels quoi sans sauf selon sera serait seront seulement sinon sont sous souvent tandis
toujours tous tout toute toutes très trop vers voici voilà votre vous deux trois quatre
cinq sept huit neuf onze douze premier première dernier dernière`;
const spanish = `además ahora algo alguien algún alguna algunas alguno algunos antes aquel aquella
aquellas aquello aquellos aquí aunque bajo cada casi como cómo contra cual cuál cuales cualquier cuando
cuándo cuanto desde después donde dónde durante ella ellas ellos entonces entre eran esas esos esta está
estaba están estar estas este esto estos fueron hacia hasta incluso jamás luego mientras misma mismas
mismo mismos mucha muchas mucho muchos nada nadie ningún ninguna ninguno nosotros nuestra nuestras
nuestro nuestros nunca otra otras otro otros para pero poca pocas poco pocos porque pues quien quién
quienes según será serán siempre sino sobre sólo somos también tampoco tanto tiene tienen toda todas
todavía todo todos tras unas unos usted ustedes vosotros vuestra vuestro tres
cuatro cinco seis siete ocho nueve diez primer primera primero última último`;

/** Lower case; a contraction stands with its first part (`doesn`). */
export const functionWords: ReadonlySet<string> = new Set(
  [english, german, french, spanish].join(' ').split(/\s+/),
);
