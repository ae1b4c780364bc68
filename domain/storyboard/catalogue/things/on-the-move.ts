// What is ridden, pushed and paddled, and what sport needs.
import { readEntries } from '../read-entries.ts';

export const onTheMove = readEntries(`
quad-bike | quad bike, quad, ATV | Quad | quad | quad
jet-ski | jet ski, water scooter | Jetski, Wassermotorrad | moto de agua, moto acuática | jet-ski, scooter des mers
paddleboard | paddleboard, SUP board, stand-up paddleboard | Stand-up-Paddle-Board, SUP-Board, SUP | tabla de paddle surf, tabla de SUP | paddle, planche de paddle
pedalo | pedalo, pedal boat | Tretboot | hidropedal, patín de agua | pédalo
sidecar | sidecar, motorcycle and sidecar | Beiwagen, Motorradgespann, Seitenwagen | sidecar | side-car
roof-box | roof box, roof rack | Dachbox, Dachträger, Dachgepäckträger | cofre de techo, portaequipajes de techo | coffre de toit, barres de toit
bike-rack | bike rack, bicycle stand, bike stand | Fahrradständer, Fahrradbügel | aparcabicicletas, aparcabicis | râtelier à vélos, range-vélo
bike-light | bike light, bicycle lamp | Fahrradlicht, Fahrradlampe | luz de bicicleta, faro de bici | phare de vélo, éclairage vélo
child-bike-seat | child bike seat, child seat | Fahrradkindersitz | silla infantil de bici, portabebés de bici | siège vélo enfant, porte-bébé de vélo
snowshoe | snowshoe, snowshoes | Schneeschuh | raqueta de nieve | raquette à neige
wakeboard | wakeboard, kiteboard | Wakeboard, Kiteboard | wakeboard | wakeboard
windsurfer | windsurfer, windsurf board, sailboard | Surfsegel, Windsurfbrett, Windsurfer | tabla de windsurf | planche à voile
paraglider | paraglider | Gleitschirm, Gleitschirmflieger | parapente | parapente
tandem-bike | tandem, tandem bike | Tandem, Tandemrad | tándem | tandem
cherry-picker | cherry picker, aerial platform, access platform, boom lift | Hebebühne, Hubarbeitsbühne, Hubsteiger, Arbeitsbühne | plataforma elevadora, cesta elevadora | nacelle élévatrice, plateforme élévatrice
stair-climbing-trolley | stair climbing trolley, stair-climbing trolley, stair climber | Treppensteiger, Treppenkarre, Treppensackkarre | carretilla subeescaleras, salvaescaleras con ruedas | diable monte-escalier
flatbed-trolley | flatbed trolley, trolley, platform truck, platform trolley, transport trolley | Plattformwagen, Transportwagen | carro de plataforma, carro de transporte | chariot à plateau, chariot de transport
shopping-cart-bag | shopping trolley bag, wheeled shopping bag, pull-along trolley | Einkaufstrolley, Hackenporsche, Einkaufsroller | carro de la compra con ruedas | chariot de courses, caddie de marché, poussette de marché
model-railway | model railway, model train, toy train, train set | Modelleisenbahn, Modellbahn, Spielzeugeisenbahn | tren de juguete, maqueta de tren | train miniature, modélisme ferroviaire
ping-pong-table | table tennis table, ping-pong table | Tischtennisplatte, Tischtennistisch | mesa de ping-pong, mesa de pimpón | table de ping-pong
golf-bag | golf bag | Golfbag, Golftasche | bolsa de golf | sac de golf
fencing-foil | fencing foil, epee, rapier | Florett, Fechtdegen | florete, espada de esgrima | fleuret, épée d'escrime
weight-bench | weight bench, bench press | Hantelbank, Kraftbank | banco de pesas, banco de musculación | banc de musculation
cross-trainer | cross trainer, elliptical trainer | Crosstrainer, Ellipsentrainer | bicicleta elíptica, elíptica | vélo elliptique
yoga-block | yoga block | Yogablock, Yogaklotz | bloque de yoga | brique de yoga, bloc de yoga
balance-board | balance board, wobble board | Balancebrett, Balance-Board, Wackelbrett | tabla de equilibrio | planche d'équilibre
climbing-shoe | climbing shoe, climbing shoes | Kletterschuh | pie de gato, zapato de escalada | chausson d'escalade
chalk-bag | chalk bag | Chalkbag, Magnesiabeutel | bolsa de magnesio | sac à magnésie
fishing-reel | fishing reel | Angelrolle | carrete de pesca | moulinet de pêche, moulinet
riding-helmet | riding helmet, riding hat, jockey cap | Reithelm, Reitkappe | casco de equitación | bombe d'équitation, casque d'équitation
trekking-pole | trekking pole, hiking pole, walking pole, Nordic walking pole | Trekkingstock, Wanderstock, Nordic-Walking-Stock | bastón de senderismo, bastón de trekking | bâton de randonnée, bâton de marche
dart | dart, darts | Dartpfeil, Wurfpfeil | dardo | fléchette
`);
