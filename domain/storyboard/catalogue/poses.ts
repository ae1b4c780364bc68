// What people can be drawn doing: the verb in its basic form, as it is looked up.
import { readEntries } from './read-entries.ts';

export const poses = readEntries(`
stand | stand | stehen | estar de pie | être debout
hips | stand with hands on hips | die Hände in die Hüften stemmen | ponerse en jarras | mettre les mains sur les hanches
crossed | cross one's arms, fold one's arms | die Arme verschränken | cruzar los brazos | croiser les bras
hold-up | raise, hold up, toast | hochhalten, heben, anstoßen | levantar, alzar, brindar | lever, brandir, trinquer
present | show, present, hold, unpack, unwrap | zeigen, vorzeigen, halten, auspacken | mostrar, enseñar, sostener, desenvolver | montrer, présenter, tenir, déballer
carry | carry, hug, cradle, bring | tragen, umarmen, bringen, wiegen | llevar, cargar, abrazar, acunar | porter, serrer, apporter, bercer
speak | speak, talk, explain, tell, announce, sing | sprechen, reden, erklären, erzählen, ankündigen, singen | hablar, explicar, contar, anunciar, cantar | parler, expliquer, raconter, annoncer, chanter
chest | promise, swear | versprechen, schwören | prometer, jurar | promettre, jurer
away | walk away, leave, depart | weggehen, fortgehen, verlassen | alejarse, marcharse | s'éloigner, partir
away-raised | wave goodbye | zum Abschied winken | despedirse con la mano | saluer en partant
point | point, point at, press a button, tap, ring the bell | zeigen auf, deuten, klingeln, antippen | señalar, apuntar, pulsar | désigner, pointer, sonner, appuyer sur un bouton
phone | phone, call, text, scroll, telephone | telefonieren, anrufen, scrollen, tippen | llamar por teléfono, telefonear, deslizar | téléphoner, appeler, faire défiler
work | work, repair, assemble, cut, mix, build, cook, type, fix | arbeiten, reparieren, zusammenbauen, schneiden, mischen, bauen, kochen | trabajar, reparar, montar, cortar, mezclar, construir, cocinar | travailler, réparer, assembler, couper, mélanger, construire, cuisiner
lean | lean | sich aufstützen, lehnen | apoyarse | s'appuyer, s'accouder
behind | serve, sell, offer | bedienen, verkaufen, anbieten | atender, vender, ofrecer | servir, vendre, offrir
reach | reach, grab, take, pick | greifen, nehmen, pflücken | alcanzar, coger, agarrar, recoger | attraper, prendre, saisir, cueillir
drink | drink, sip, eat, taste, bite, smell, sniff | trinken, essen, probieren, kosten, beißen, riechen, schnuppern | beber, comer, probar, morder, oler, olfatear | boire, manger, goûter, mordre, sentir, renifler
cheek | wait, be bored, worry, brood | sich langweilen, grübeln | aburrirse, cavilar | s'ennuyer, ruminer
cheer | cheer, celebrate, jump, win | jubeln, feiern, springen, gewinnen | celebrar, saltar, ganar | acclamer, fêter, sauter, gagner
lift-weights | lift weights | Gewichte heben | levantar pesas | soulever des poids
stretch | stretch, do yoga | sich dehnen, sich strecken | estirarse | s'étirer
wave | wave, greet | winken, grüßen | saludar | saluer, faire signe
shock | scream, be startled | erschrecken, schreien | asustarse, gritar | sursauter, crier
thumb | approve, agree | zustimmen | aprobar | approuver
drive | drive, steer | fahren, lenken | conducir, manejar | conduire
buckle | buckle up, fasten the seat belt | sich anschnallen | abrocharse el cinturón | attacher sa ceinture
walk | walk, enter, arrive, cross, stroll | gehen, laufen, eintreten, ankommen, spazieren | caminar, andar, entrar, llegar, pasear, cruzar | marcher, entrer, arriver, se promener, traverser
run | run, jog, chase, flee, hurry | rennen, joggen, jagen, fliehen, eilen | correr, perseguir, huir | courir, poursuivre, fuir
sit | sit, rest | sitzen, ausruhen | sentarse, descansar | s'asseoir, se reposer
squat | squat, do squats | in die Hocke gehen | hacer sentadillas | faire des squats
lie | lie, lie down, sleep, rest in bed | liegen, sich hinlegen, schlafen | tumbarse, acostarse, dormir, yacer | s'allonger, se coucher, dormir
kneel | kneel, weed, plant, garden | knien, jäten, pflanzen, gärtnern | arrodillarse, plantar, desherbar | s'agenouiller, planter, désherber, jardiner
crouch | crouch, duck | hocken, sich ducken, kauern | agacharse, acuclillarse | s'accroupir
haul | haul, pull, hoist, lower, heave | ziehen, hieven, hochziehen, herablassen, abseilen | tirar, izar, arriar, halar | hisser, tirer, haler, descendre à la corde
sweep | sweep | fegen, kehren | barrer | balayer
mop | mop | wischen | fregar | passer la serpillière
rake | rake, hoe | harken, rechen | rastrillar | ratisser
dig | dig, shovel | graben, umgraben, schaufeln | cavar, palear | bêcher, creuser, pelleter
staff | hold a pole, stand guard | Wache stehen | montar guardia | monter la garde
tie | tie, knot, sew, knit, unscrew, screw, thread, braid | binden, knoten, nähen, stricken, schrauben, abschrauben, flechten | atar, anudar, coser, tejer, enroscar, desenroscar, trenzar | nouer, attacher, coudre, tricoter, visser, dévisser, tresser
fold | fold, wrap, pack | falten, einpacken, einwickeln, zusammenlegen | doblar, envolver, plegar, empaquetar | plier, emballer, envelopper
tear | tear, rip, break, pull apart | reißen, zerreißen, brechen | rasgar, romper, desgarrar | déchirer, rompre, arracher
hang-up | hang, hang up, pin up, mount | aufhängen, anbringen, anpinnen | colgar, tender | accrocher, suspendre, étendre
hand-over | hand over, give, deliver, pass, pay, lend, donate | überreichen, geben, übergeben, liefern, bezahlen, spenden, leihen | entregar, dar, pasar, pagar, donar, prestar | remettre, donner, livrer, passer, payer, prêter
put-on | put on, wear, dress, try on | anziehen, aufsetzen, anprobieren | ponerse, probarse, vestirse | mettre, enfiler, essayer, s'habiller
pour | pour, water, fill | gießen, einschenken, füllen, bewässern | verter, servir, regar, llenar | verser, arroser, remplir
drop-in | drop, drop in, post, throw in, vote, insert | einwerfen, fallen lassen, hineinwerfen, wählen | dejar caer, echar, depositar, votar | laisser tomber, déposer, glisser, voter
press-down | press, push down, knead, iron, scrub, wash, massage | drücken, kneten, bügeln, schrubben, waschen, massieren | presionar, amasar, planchar, fregar, lavar, masajear | presser, pétrir, repasser, frotter, laver, masser
photograph | photograph, film, take a picture | fotografieren, filmen | fotografiar, grabar, hacer una foto | photographier, filmer
sign-hands | sign, use sign language | gebärden | signar, hablar en lengua de signos | signer, parler en langue des signes
lean-close | examine, inspect, listen closely, look closely | untersuchen, begutachten, lauschen | examinar, inspeccionar, escuchar de cerca | examiner, inspecter, écouter de près
bend | bend, bend down, pick up, stoop | sich bücken, aufheben, sich beugen | inclinarse, agacharse a recoger, doblarse | se pencher, ramasser, se baisser
lift | lift, raise from the ground | anheben, hochheben | alzar, levantar del suelo | soulever
read | read, study, learn | lesen, lernen, studieren | leer, estudiar, aprender | lire, étudier, apprendre
write | write, sign a paper, draw, note, fill in | schreiben, unterschreiben, zeichnen, notieren, ausfüllen | escribir, firmar, dibujar, anotar, rellenar | écrire, signer un papier, dessiner, noter
carry-on-shoulder | carry on one's shoulder, shoulder | schultern, auf der Schulter tragen | llevar al hombro | porter sur l'épaule
push | push, wheel, shove | schieben, stoßen | empujar | pousser
look-up | look up | hinaufschauen, aufblicken | mirar hacia arriba | lever les yeux
look-down | look down | hinabschauen, hinunterblicken | mirar hacia abajo | baisser les yeux
think | think, ponder, wonder, decide | nachdenken, überlegen, entscheiden | pensar, reflexionar, decidir | penser, réfléchir, hésiter
shrug | shrug | mit den Schultern zucken | encogerse de hombros | hausser les épaules
comfort | comfort, console, support | trösten, unterstützen | consolar, confortar | consoler, réconforter
open-door | open the door, open, unlock | die Tür öffnen, öffnen, aufschließen | abrir la puerta, abrir | ouvrir la porte, ouvrir
knock | knock | klopfen, anklopfen | llamar a la puerta | frapper à la porte
call | hold to the ear | ans Ohr halten | llevarse al oído | porter à l'oreille
touch | touch, lay a hand on, feel | berühren, anfassen, die Hand auflegen | tocar, palpar | toucher, palper
wipe | wipe, paint, polish, clean a window, stroke | wischen, streichen, polieren, putzen, streicheln | limpiar, pintar, pulir, acariciar | essuyer, peindre, polir, caresser
`);
