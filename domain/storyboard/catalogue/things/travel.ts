// Vehicles, buildings and the sky.
import { readEntries } from '../read-entries.ts';

export const travel = readEntries(`
ambulance | ambulance | Krankenwagen, Rettungswagen | ambulancia | ambulance
anchor | anchor | Anker | ancla | ancre
lorry | lorry, truck, semi-trailer truck, articulated lorry, HGV | Lastwagen, Lkw, Sattelzug, Laster | camión, tráiler | camion, poids lourd, semi-remorque
auto-rickshaw | auto rickshaw, rickshaw, tuk-tuk | Rikscha, Tuk-Tuk | mototaxi, rickshaw | tuk-tuk, pousse-pousse
reception-bell | reception bell, desk bell, counter bell | Tischklingel, Rezeptionsglocke | timbre de mostrador, campanilla de recepción | sonnette de comptoir, sonnette de réception
canoe | canoe | Kanu | canoa, piragua | canoë
carousel-horse | carousel horse | Karussellpferd | caballito de carrusel | carrousel, cheval de manège
castle | castle | Burg, Schloss | castillo | château, château fort
circus-tent | circus tent, big top, circus | Zirkuszelt, Zirkus | carpa de circo, circo | chapiteau, cirque
compass | compass | Kompass | brújula | boussole
small-truck | delivery truck, box truck | Kleinlaster | camión de reparto | camion de livraison
derelict-house | derelict house, ruined house | verfallenes Haus, Ruine, Bruchbude | casa en ruinas | maison délabrée, maison en ruine
factory | factory building | Fabrikgebäude | edificio de fábrica | bâtiment d'usine
ferris-wheel | Ferris wheel, big wheel | Riesenrad | noria | grande roue
ferry | ferry, car ferry | Fähre | transbordador, ferri, ferry | ferry, bac
fire | fire, campfire, flame | Feuer, Lagerfeuer, Flamme | fuego, hoguera, llama | feu, feu de camp, flamme
fire-engine | fire engine, fire truck | Feuerwehrauto, Feuerwehrwagen | camión de bomberos | camion de pompiers
ufo | flying saucer, UFO | fliegende Untertasse, UFO | platillo volante, ovni | soucoupe volante, ovni
fountain | fountain | Springbrunnen | fuente de jardín | fontaine
fuel-pump | fuel pump, petrol pump, gas pump | Zapfsäule | surtidor de gasolina, surtidor | pompe à essence
globe | globe | Globus, Erdkugel, Weltkugel | globo terráqueo | globe terrestre
helicopter | helicopter, chopper | Hubschrauber, Helikopter | helicóptero | hélicoptère
hourglass | hourglass, egg timer | Sanduhr | reloj de arena | sablier
house-with-garden | house with garden | Haus mit Garten | casa con jardín | maison avec jardin
hut | hut | Hütte | choza | hutte, cabane
kick-scooter | kick scooter, push scooter, e-scooter, electric scooter | Tretroller, Kickroller, E-Scooter, Roller, E-Roller | patinete, patinete eléctrico | trottinette, trottinette électrique
steam-engine | steam engine, steam locomotive, locomotive | Dampflok, Dampflokomotive, Lokomotive | locomotora, locomotora de vapor | locomotive, locomotive à vapeur
mantelpiece-clock | mantel clock, mantelpiece clock | Kaminuhr, Tischuhr | reloj de mesa | pendule, horloge de cheminée
wheelchair | wheelchair | Rollstuhl | silla de ruedas | fauteuil roulant
minibus | minibus, shuttle bus | Kleinbus, Minibus, Shuttlebus | minibús, microbús | minibus, navette
motor-boat | motorboat, motor boat | Motorboot | lancha motora, lancha | bateau à moteur, canot à moteur
motor-scooter | motor scooter, moped, scooter | Motorroller, Moped | ciclomotor, escúter, scooter | scooter, mobylette
motorcycle | motorcycle, motorbike | Motorrad | moto, motocicleta | moto, motocyclette
motorized-wheelchair | power wheelchair, electric wheelchair, motorized wheelchair | Elektrorollstuhl | silla de ruedas eléctrica | fauteuil roulant électrique
office-building | office building, office block, tower block | Bürogebäude, Hochhaus, Bürohaus | edificio de oficinas | immeuble de bureaux
oil-drum | oil drum, oil barrel, drum barrel | Ölfass | bidón de petróleo, barril de petróleo | bidon d'huile, baril de pétrole
parachute | parachute | Fallschirm | paracaídas | parachute
cruise-ship | cruise ship, ocean liner, passenger ship | Kreuzfahrtschiff, Passagierschiff | crucero, transatlántico, barco de pasajeros | paquebot, bateau de croisière
pickup-truck | pickup, pickup truck | Pick-up, Pritschenwagen | camioneta pickup, pickup | pick-up
playground-slide | slide, playground slide | Rutsche, Kinderrutsche | tobogán | toboggan
police-car | police car, patrol car | Polizeiauto, Streifenwagen | coche de policía, coche patrulla | voiture de police
beacon | flashing light, warning light | Blaulicht, Warnleuchte | sirena, luz de emergencia | gyrophare
racing-car | racing car, race car | Rennwagen, Rennauto | coche de carreras | voiture de course
ring-buoy | ring buoy, lifebuoy, lifebelt, life ring | Rettungsring | salvavidas, flotador, aro salvavidas | bouée de sauvetage
rock | rock, boulder | Felsbrocken | roca, peñasco | rocher
rocket | rocket, space rocket | Rakete, Weltraumrakete | cohete, cohete espacial | fusée
roller-coaster | roller coaster, rollercoaster | Achterbahn | montaña rusa | montagnes russes
roller-skate | roller skate | Rollschuh | patín de ruedas, patín | patin à roulettes
sailboat | sailboat, sailing boat, sailing yacht | Segelboot | velero, barco de vela | voilier, bateau à voile
satellite | satellite | Satellit | satélite | satellite
airplane-seat | seat, passenger seat | Sitz, Sitzplatz, Flugzeugsitz | asiento | siège
ship | ship, cargo ship, freighter | Schiff, Frachtschiff, Frachter | barco, buque, carguero | navire, cargo
skateboard | skateboard | Skateboard | monopatín | skateboard, planche à roulettes
light-aircraft | light aircraft, propeller plane | Propellerflugzeug, Kleinflugzeug | avioneta | avion de tourisme, avion à hélice
snowflake | snowflake | Schneeflocke | copo de nieve | flocon de neige, flocon
snowman | snowman | Schneemann | muñeco de nieve | bonhomme de neige
speedboat | speedboat | Schnellboot, Rennboot | lancha rápida | hors-bord, vedette rapide
suv | SUV, off-roader, four-wheel drive | SUV, Geländewagen | todoterreno, SUV | SUV, 4x4, tout-terrain
stopwatch | stopwatch | Stoppuhr | cronómetro | chronomètre
taxi | taxi, cab, taxicab | Taxi | taxi | taxi
thermometer | thermometer | Thermometer, Fieberthermometer | termómetro | thermomètre
timer | kitchen timer, timer | Küchenwecker, Kurzzeitwecker, Eieruhr, Timer | temporizador, temporizador de cocina | minuteur, minuterie
tractor | tractor | Traktor, Trecker | tractor | tracteur
tram | tram, streetcar, tramcar | Straßenbahn, Tram | tranvía | tramway, tram
trolleybus | trolleybus, trolley bus | Oberleitungsbus, Trolleybus | trolebús | trolleybus
traffic-light | traffic light, traffic lights, stoplight | Ampel, Verkehrsampel | semáforo | feu tricolore, feu de circulation
volcano | volcano | Vulkan | volcán | volcan
wheel | wheel | Speichenrad, Wagenrad | rueda | roue
log | log | Holzscheit | tronco | bûche
cable-car | cable car, gondola lift, aerial tramway | Seilbahn, Seilbahngondel | teleférico | téléphérique, télécabine
barber-pole | barber pole, barber's pole | Barbierstab | poste de barbero | enseigne de barbier
road-barrier | barrier, road barrier, construction barrier | Absperrung, Bauabsperrung | valla de obra | barrière de chantier
star | star | Stern | estrella | étoile
cloud | cloud | Wolke | nube | nuage
sun | sun | Sonne | sol | soleil
moon | moon, crescent moon | Mond, Mondsichel | luna | lune, croissant de lune
rainbow | rainbow | Regenbogen | arcoíris, arco iris | arc-en-ciel
drop | drop, droplet, drop of water, water drop | Tropfen, Wassertropfen | gota, gota de agua | goutte, goutte d'eau
mountain | mountain | Berg | montaña | montagne
houses | row of houses, houses | Häuserzeile, Häuserreihe | hilera de casas | rangée de maisons
`);
