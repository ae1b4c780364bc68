// What people can be drawn doing: the verb in its basic form, as it is looked up.
import { readEntries } from './read-entries.ts';

export const poses = readEntries(`
stand | stand | stehen | estar de pie | être debout
hips | stand with hands on hips | die Hände in die Hüften stemmen | ponerse en jarras | mettre les mains sur les hanches
crossed | cross one's arms, fold one's arms | die Arme verschränken | cruzar los brazos | croiser les bras
hold-up | raise, hold up, toast | hochhalten, heben, anstoßen | levantar, alzar, brindar | lever, brandir, trinquer
present | show, present, hold, unpack, unwrap | zeigen, vorzeigen, halten, auspacken | mostrar, enseñar, sostener, desenvolver | montrer, présenter, tenir, déballer
carry | carry, hug, cradle, bring | tragen, umarmen, bringen, wiegen | llevar, cargar, abrazar, acunar | porter, serrer, apporter, bercer
speak | speak, talk, explain, tell, announce, sing, teach, call out, preach | sprechen, reden, erklären, erzählen, ankündigen, singen, unterrichten, lehren | hablar, explicar, contar, anunciar, cantar, predicar | parler, expliquer, raconter, annoncer, chanter, enseigner
chest | promise, swear | versprechen, schwören | prometer, jurar | promettre, jurer
away | walk away, leave, depart | weggehen, fortgehen, verlassen | alejarse, marcharse | s'éloigner, partir
away-raised | wave goodbye | zum Abschied winken | despedirse con la mano | saluer en partant
point | point, point at, press a button, tap, ring the bell | zeigen auf, deuten, klingeln, antippen | señalar, apuntar, pulsar | désigner, pointer, sonner, appuyer sur un bouton
phone | phone, call, text, scroll, telephone | telefonieren, anrufen, scrollen, tippen | llamar por teléfono, telefonear, deslizar | téléphoner, appeler, faire défiler
work | work, repair, assemble, cut, mix, build, cook, type, fix, saw, plane, drill, carve, bake, stir, chop, slice, peel, grind, weld, solder, install, tune | arbeiten, reparieren, zusammenbauen, schneiden, mischen, bauen, kochen, sägen, hobeln, bohren, schnitzen, backen, rühren, hacken, schälen, mahlen, schweißen, löten, einbauen | trabajar, reparar, montar, cortar, mezclar, construir, cocinar, serrar, taladrar, tallar, hornear, remover, picar, pelar, moler, soldar, instalar, afinar | travailler, réparer, assembler, couper, mélanger, construire, cuisiner, scier, raboter, percer, sculpter, cuire, remuer, hacher, éplucher, moudre, souder, installer, accorder
lean | lean | sich aufstützen, lehnen | apoyarse | s'appuyer, s'accouder
behind | serve, sell, offer | bedienen, verkaufen, anbieten | atender, vender, ofrecer | servir, vendre, offrir
reach | reach, grab, take, pick, harvest | greifen, nehmen, pflücken, ernten | alcanzar, coger, agarrar, recoger, cosechar, vendimiar | attraper, prendre, saisir, cueillir, récolter, vendanger
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
kneel | kneel, weed, plant, garden, sow | knien, jäten, pflanzen, gärtnern, säen | arrodillarse, plantar, desherbar, sembrar | s'agenouiller, planter, désherber, jardiner, semer
crouch | crouch, duck | hocken, sich ducken, kauern | agacharse, acuclillarse | s'accroupir
haul | haul, pull, hoist, lower, heave, tow, drag | ziehen, hieven, hochziehen, herablassen, abseilen, abschleppen, schleppen | tirar, izar, arriar, halar, remolcar, arrastrar | hisser, tirer, haler, descendre à la corde, remorquer, traîner
sweep | sweep | fegen, kehren | barrer | balayer
mop | mop | wischen | fregar | passer la serpillière
rake | rake, hoe | harken, rechen | rastrillar | ratisser
dig | dig, shovel | graben, umgraben, schaufeln | cavar, palear | bêcher, creuser, pelleter
staff | hold a pole, stand guard | Wache stehen | montar guardia | monter la garde
tie | tie, knot, sew, knit, unscrew, screw, thread, braid, stitch, crochet, darn, embroider, mend | binden, knoten, nähen, stricken, schrauben, abschrauben, flechten, häkeln, sticken, stopfen, flicken | atar, anudar, coser, tejer, enroscar, desenroscar, trenzar, bordar, zurcir, remendar | nouer, attacher, coudre, tricoter, visser, dévisser, tresser, broder, repriser, raccommoder
fold | fold, wrap, pack | falten, einpacken, einwickeln, zusammenlegen | doblar, envolver, plegar, empaquetar | plier, emballer, envelopper
tear | tear, rip, break, pull apart | reißen, zerreißen, brechen | rasgar, romper, desgarrar | déchirer, rompre, arracher
hang-up | hang, hang up, pin up, mount, unhook, put up | aufhängen, anbringen, anpinnen, abhängen | colgar, tender, descolgar | accrocher, suspendre, étendre, décrocher
hand-over | hand over, give, deliver, pass, pay, lend, donate, hand, share, distribute | überreichen, geben, übergeben, liefern, bezahlen, spenden, leihen, reichen, verteilen | entregar, dar, pasar, pagar, donar, prestar, repartir | remettre, donner, livrer, passer, payer, prêter, distribuer
put-on | put on, wear, dress, try on | anziehen, aufsetzen, anprobieren | ponerse, probarse, vestirse | mettre, enfiler, essayer, s'habiller
pour | pour, water, fill | gießen, einschenken, füllen, bewässern | verter, servir, regar, llenar | verser, arroser, remplir
drop-in | drop, drop in, post, throw in, vote, insert | einwerfen, fallen lassen, hineinwerfen, wählen | dejar caer, echar, depositar, votar | laisser tomber, déposer, glisser, voter
press-down | press, push down, knead, iron, scrub, wash, massage | drücken, kneten, bügeln, schrubben, waschen, massieren | presionar, amasar, planchar, fregar, lavar, masajear | presser, pétrir, repasser, frotter, laver, masser
photograph | photograph, film, take a picture | fotografieren, filmen | fotografiar, grabar, hacer una foto | photographier, filmer
sign-hands | sign, use sign language | gebärden | signar, hablar en lengua de signos | signer, parler en langue des signes
lean-close | examine, inspect, listen closely, look closely, check, scan, measure, test | untersuchen, begutachten, lauschen, prüfen, messen, scannen, kontrollieren | examinar, inspeccionar, escuchar de cerca, comprobar, medir, revisar, escanear | examiner, inspecter, écouter de près, vérifier, mesurer, contrôler, scanner
bend | bend, bend down, pick up, stoop | sich bücken, aufheben, sich beugen | inclinarse, agacharse a recoger, doblarse | se pencher, ramasser, se baisser
lift | lift, raise from the ground | anheben, hochheben | alzar, levantar del suelo | soulever
read | read, study, learn, read aloud, read out | lesen, lernen, studieren, vorlesen | leer, estudiar, aprender, leer en voz alta | lire, étudier, apprendre, lire à voix haute
write | write, sign a paper, draw, note, fill in | schreiben, unterschreiben, zeichnen, notieren, ausfüllen | escribir, firmar, dibujar, anotar, rellenar | écrire, signer un papier, dessiner, noter
carry-on-shoulder | carry on one's shoulder, shoulder | schultern, auf der Schulter tragen | llevar al hombro | porter sur l'épaule
push | push, wheel, shove, mow, roll | schieben, stoßen, mähen, rollen | empujar, segar, rodar | pousser, tondre, rouler
look-up | look up | hinaufschauen, aufblicken | mirar hacia arriba | lever les yeux
look-down | look down | hinabschauen, hinunterblicken | mirar hacia abajo | baisser les yeux
think | think, ponder, wonder, decide | nachdenken, überlegen, entscheiden | pensar, reflexionar, decidir | penser, réfléchir, hésiter
shrug | shrug | mit den Schultern zucken | encogerse de hombros | hausser les épaules
comfort | comfort, console, support, look after, care for, nurse | trösten, unterstützen, pflegen, betreuen | consolar, confortar, cuidar | consoler, réconforter, soigner, veiller
open-door | open the door, open, unlock, lock, shut | die Tür öffnen, öffnen, aufschließen, abschließen, schließen | abrir la puerta, abrir, cerrar | ouvrir la porte, ouvrir, fermer
knock | knock, hit, hammer | klopfen, anklopfen, hämmern | llamar a la puerta, golpear, martillear | frapper à la porte, marteler
call | hold to the ear | ans Ohr halten | llevarse al oído | porter à l'oreille
touch | touch, lay a hand on, feel | berühren, anfassen, die Hand auflegen | tocar, palpar | toucher, palper
wipe | wipe, paint, polish, clean a window, stroke, clean, sand, dust, rub | wischen, streichen, polieren, putzen, streicheln, schleifen, reinigen, abstauben | limpiar, pintar, pulir, acariciar, lijar, barnizar | essuyer, peindre, polir, caresser, nettoyer, poncer, lustrer
`);
