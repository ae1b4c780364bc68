// Sport, play and feasts.
import { readEntries } from '../read-entries.ts';

export const sport = readEntries(`
gold-medal | gold medal | Goldmedaille | medalla de oro | médaille d'or
american-football | American football | American Football | balón de fútbol americano | ballon de football américain
palette | artist's palette, paint palette | Malerpalette, Farbpalette | paleta de pintor | palette de peintre
shuttlecock | shuttlecock, badminton racket | Federball, Badmintonschläger | volante de bádminton, raqueta de bádminton | volant de badminton, raquette de badminton
balloon | balloon | Luftballon, Ballon | globo | ballon de baudruche
baseball | baseball | Baseball | pelota de béisbol | balle de baseball
basketball | basketball | Basketball | balón de baloncesto | ballon de basket
bowling-pin | bowling pin, bowling ball, skittle | Kegel, Bowlingkugel | bolo, bola de bolos | quille, boule de bowling
boxing-glove | boxing glove | Boxhandschuh | guante de boxeo | gant de boxe
target | target, bullseye, dartboard | Zielscheibe, Dartscheibe | diana | cible
chess-pawn | chess pawn, chess piece, pawn | Schachfigur, Bauer im Schach | peón de ajedrez, pieza de ajedrez | pion d'échecs, pièce d'échecs
christmas-tree | Christmas tree | Weihnachtsbaum, Christbaum | árbol de Navidad | sapin de Noël, arbre de Noël
cricket-bat | cricket bat | Kricketschläger, Cricketschläger | bate de críquet | batte de cricket
crystal-ball | crystal ball | Kristallkugel | bola de cristal | boule de cristal
curling-stone | curling stone | Curlingstein | piedra de curling | pierre de curling
diving-mask | diving mask | Tauchermaske, Taucherbrille | gafas de buceo, máscara de buceo | masque de plongée
golf-hole | golf hole, golf flag | Golfloch, Golffahne | hoyo de golf | trou de golf
picture | framed picture, painting | Gemälde, gerahmtes Bild | cuadro, pintura enmarcada | tableau, peinture
die | dice, game die | Würfel, Spielwürfel | dado | dé à jouer
hockey-stick | field hockey stick | Hockeyschläger | palo de hockey | crosse de hockey
ice-hockey-stick | ice hockey stick, hockey stick | Eishockeyschläger | palo de hockey sobre hielo | crosse de hockey sur glace
ice-skate | ice skate | Schlittschuh | patín de hielo | patin à glace
jack-o-lantern | jack-o'-lantern, Halloween pumpkin, carved pumpkin | Halloween-Kürbis, Kürbislaterne, Halloweenkürbis | calabaza de Halloween | citrouille d'Halloween
joystick | joystick | Joystick | joystick | joystick, manche à balai
kite | toy kite, kite | Flugdrachen, Lenkdrachen | cometa | cerf-volant
magic-wand | magic wand | Zauberstab | varita mágica | baguette magique
judo-suit | martial arts uniform, judo suit, karate suit, gi | Judoanzug, Karateanzug | kimono de judo, traje de kárate | kimono de judo, kimono de karaté, judogi
medal | military medal, order medal | Orden, Verdienstorden | condecoración | décoration militaire
sports-medal | medal, sports medal | Medaille | medalla | médaille
disco-ball | disco ball, mirror ball, glitter ball | Discokugel, Diskokugel | bola de discoteca, bola de espejos | boule à facettes
nesting-doll | nesting doll, matryoshka, Russian doll | Matrjoschka | muñeca rusa, matrioska | poupée russe, matriochka
party-popper | party popper, confetti | Konfettikanone, Konfetti | lanzaconfeti, confeti | cotillon, confettis
table-tennis-bat | table tennis bat, ping-pong paddle | Tischtennisschläger | pala de ping-pong, raqueta de ping-pong | raquette de ping-pong
billiard-ball | billiard ball, pool ball, eight ball | Billardkugel | bola de billar | boule de billard
puzzle-piece | puzzle piece, jigsaw piece, jigsaw puzzle, jigsaw | Puzzleteil, Puzzle | pieza de rompecabezas, rompecabezas, puzle | pièce de puzzle, puzzle
reminder-ribbon | awareness ribbon, reminder ribbon | Gedenkschleife | lazo solidario | ruban de sensibilisation
ribbon | ribbon, bow of ribbon, gift ribbon | Geschenkschleife, Schleife | lazo de regalo | nœud de ruban, ruban
rugby-football | rugby ball | Rugbyball | balón de rugby | ballon de rugby
running-shirt | running shirt, running vest, tank top | Laufshirt, Trägershirt | camiseta de tirantes | débardeur
sewing-needle | sewing needle, needle and thread | Nähnadel | aguja de coser | aiguille à coudre
ski | ski | Ski | esquí | ski
sled | sled, sledge, toboggan | Schlitten, Rodelschlitten | trineo | luge, traîneau
slot-machine | slot machine | Spielautomat | tragaperras, máquina tragaperras | machine à sous
soccer-ball | football, soccer ball | Fußball | balón de fútbol, pelota de fútbol | ballon de foot, ballon de football
tennis-racket | tennis racket, tennis racquet, racket | Tennisschläger | raqueta de tenis, raqueta | raquette de tennis, raquette
thread | spool of thread, thread | Garnrolle, Nähgarn, Zwirn | carrete de hilo, hilo de coser | bobine de fil, fil à coudre
volleyball | volleyball | Volleyball | balón de voleibol | ballon de volley
wind-chime | wind chime | Windspiel | móvil de viento, campanilla de viento | carillon éolien
yarn | yarn, ball of wool, ball of yarn, wool | Wollknäuel, Wolle, Strickgarn | ovillo de lana, lana | pelote de laine, laine
yo-yo | yo-yo | Jo-Jo | yoyó | yo-yo
pinata | piñata | Piñata | piñata | piñata
goal | goal net, football goal | Fußballtor | portería | but de football, cage de but
theatre-masks | theatre masks, theatre mask | Theatermaske | máscara de teatro | masque de théâtre
`);
