// Words for people, what they do and how they feel, in English, Spanish, French and German.

import type { Emotion } from '../people/person.ts';
import type { PoseName } from '../people/poses/poses.ts';
import type { Words } from './stems.ts';

/** Who is many by their name. */
export const crowdWords: Words<'it'> = {
  it: 'crowd, audience, people, queue, everyone, everybody, neighbours, neighbors, fans, team, class, family, friends, children, students, passengers, workers, gente, publico, cola, multitud, familia, equipo, amigos, vecinos, foule, public, gens, famille, equipe, amis, voisins, menge, leute, publikum, schlange, familie, freunde, nachbarn, mannschaft, menschen',
};

/** Words that mean the person of the cast. */
export const castWords: Words<'it'> = {
  it: 'she, he, they, her, his, their, woman, man, presenter, host, spokesperson, creator, narrator, hero, heroine, speaker, owner, founder, baker, barista, chef, driver, runner, nurse, doctor, teacher, lawyer, farmer, groomer, trainer, mechanic, artist, commuter, parent, worker, officer, ella, el, mujer, hombre, presentador, protagonista, elle, il, homme, presentateur, sie, er, sprecher, moderator, heldin, face, rostro, cara, visage, gesicht, eyes, ojos, yeux, augen',
};

export const poseWords = {
  cheek:
    'asleep, sleeps, nods off, dozes, cheek in, head in hand, chin in, slumps, slump, bored, yawn, exhausted, duerme, dormid, bosteza, aburrid, endort, dort, baille, epuise, schlaft, eingeschlafen, gahnt, erschopft, waits',
  behind:
    'behind the counter, serves, hands over, hands the, sells, counter, pours, offers, sirve, vende, detras del mostrador, ofrece, sert, derriere le comptoir, vend, tend, bedient, verkauft, hinter der theke, reicht',
  work: 'works, kneads, folds, writes, types, cuts, chops, sews, paints, repairs, fixes, builds, mixes, stirs, cooks, scores, washes, brush, groom, clean, scrub, mop, wipe, sand, draws, assembles, wraps, packs, signs, trabaja, amasa, escribe, corta, cose, pinta, repara, mezcla, cocina, limpia, cepilla, travaille, petrit, ecrit, coupe, coud, peint, repare, melange, cuisine, nettoie, brosse, arbeitet, knetet, schreibt, schneidet, naht, malt, repariert, mischt, kocht, putzt, wischt, burstet, studies, reads, reading, lee, lit un, liest',
  phone:
    'phone, scroll, swipe, texts, texting, taps, app, selfie, telefono, movil, desliza, telephone, portable, appli, handy, smartphone, tippt, wischt uber',
  drink:
    'drinks, drink, sips, sip, bites, bite, eats, eat, tastes, chew, chews, chewing, nibbles, munches, swallow, bebe, sorbe, muerde, come, prueba, boit, gorgee, croque, mord, mange, goute, trinkt, schluck, beisst, isst, probiert, smells, inhales, kaut, kauen, knabbert, mampft, loffelt, verschlingt, schlurft, nippt, mastica, mordisque, devora, saborea, mache$, mastique, grignote, devore, savoure, sirote, devours, gulps, slurps',
  point:
    'points, pointing, shows the way, gestures at, senala, apunta, montre, pointe, designe, zeigt auf, deutet',
  crossed:
    'arms crossed, arms folded, crosses her arms, crosses his arms, brazos cruzados, bras croises, verschrankt, unimpressed, skeptical, sceptical',
  hips: 'hands on hips, stands proud, proud, confident, orgullos, en jarras, fier, mains sur les hanches, stolz, hande in die huften',
  lean: 'leans, leaning, rests on, se apoya, apoyad, s appuie, accoude, lehnt, stutzt',
  reach:
    'reaches, reach for, grabs, grab, takes the, picks up, pick up, alcanza, coge, agarra, attrape, prend, saisit, greift, nimmt',
  present:
    'holds up, holds a, holds her, holds his, holds out, holds the, holding, hold up, presents, shows, unbox, opens the box, lifts the lid, reveals, sostiene, muestra, ensena, presenta, tient, presente, hebt, halt, zeigt, prasentiert, unpacks',
  holdUp: 'raises, lifts, toasts, raise, levanta, brinda, leve, trinque, hebt hoch, stosst an',
  carry:
    'carries, carry, brings, hugs, hug, cradles, lleva, carga, abraza, porte, serre dans, tragt, bringt, umarmt, tears, breaks the bread',
  speak:
    'to camera, speaks, speaking, says, talks, tells, addresses, direct to lens, into the lens, explains, a camara, habla, dice, explica, face camera, parle, dit, explique, spricht, in die kamera, sagt, erzahlt, erklart, announces, sings',
  cheer:
    'cheers, celebrates, jumps, arms up, arms raised, wins, victory, dances, dance, celebra, salta, baila, fete, saute, danse, jubelt, springt, feiert, tanzt',
  liftWeights:
    'barbell, weights, overhead press, deadlift, bench press, lifts weights, pesas, halteres, soulev, hantel, gewichte',
  squat:
    'squat, kettlebell, sentadilla, kniebeuge, lunges, crouch, kneels, kneel, arrodill, agachad, s agenouille, accroup, kniet, hockt',
  stretch:
    'yoga, stretches, stretch, pose, asana, estira, s etire, dehnt, streckt, sun salutation, tree pose',
  wave: 'waves, wave at, greets, hello, saluda, salue, winkt, grusst, high five, raises a hand, goodbye',
  shock:
    'shock, gasps, screams, hands to, horrified, jaw drops, grita, horroriz, crie, horrifie, schreit, entsetzt, oh no',
  thumb: 'thumbs up, thumb up, pulgar, pouce, daumen hoch, approves',
  buckle:
    'seat belt, seatbelt, buckle, fasten, clicks in, cinturon, abrocha, ceinture de securite, attache sa, boucle, gurt, schnallt',
  drive:
    'drives, driving, steering wheel, at the wheel, behind the wheel, conduce, volante, maneja, conduit, au volant, fahrt auto, lenkrad, am steuer',
  walk: 'walks, walk, walking, strides, crosses the street, steps out, enters, arrives, camina, anda, pasea, entra, marche, entre, arrive, avance, geht, lauft, spaziert, betritt, kommt herein',
  run: 'runs, run, running, sprints, races, chases, flees, jog, corre, persigue, huye, court, poursuit, fuit, rennt, flieht, jagt, hetzt',
  sit: 'sits, sitting, seated, couch, sofa, armchair, sentad, se sienta, assis, s assoit, canape, sitzt, setzt sich',
} as const satisfies Partial<Record<PoseName, string>>;

export const feelingWords: Words<Emotion> = {
  happy:
    'smile, smiles, smiling, laugh, grin, happy, joy, delight, glad, proud, relief, relieved, satisfied, cheer, celebrat, sonri, rie, feliz, alegr, content, sourit, sourire, rit, heureu, joie, lachel, lacht, glucklich, freut, froh, strahlt, enjoys, beams, wins',
  asleep:
    'asleep, sleeps, eyes closed, eyes shut, dozes, nods off, dormid, duerme, endormi, dort, schlaft, eingeschlafen, breathes in, meditat',
  tired:
    'tired, exhausted, weary, yawn, bored, fatigue, slumps, gives up, limp, cansad, agotad, bosteza, aburrid, fatigu, epuis, baille, ennui, mude, erschopft, gahnt, gelangweilt, sighs, late night',
  worried:
    'worried, worry, anxious, afraid, nervous, stress, frown, concern, overwhelm, struggle, alone, cries, tear rolls, sad, upset, preocupad, nervios, ansios, asustad, triste, inquiet, angoiss, nerveu, peur, besorgt, nervos, angst, traurig, gestresst, verzweifelt, frustrat, wince, hesitat, missing',
  determined:
    'determined, focus, concentrat, serious, steady, grit, angry, furious, sets her jaw, sets his jaw, decidid, concentrad, seri, enfadad, determine, concentre, serieux, colere, entschlossen, konzentriert, ernst, wutend, fierce, lifts, trains, fights',
  surprised:
    'surpris, shock, gasp, wow, jaw drops, wide eyed, eyes widen, stunned, amazed, astonish, screams, sorprend, asombr, boquiabiert, etonn, choque, stupefait, uberrasch, staunt, erschrocken, schreit, double take, startl',
  neutral: 'neutral, calm, quiet, still, tranquil, calme, ruhig',
};

/** Trades and roles people are called by. */
export const roleWords: Words<'it'> = {
  it: 'parent, beginner, teenager, viewer, driver, guard, sailor, baker, mechanic, groomer, trainer, cook, carpenter, plumber, electrician, gardener, freelancer, athlete, photographer, musician, singer, detective, soldier, scientist, dentist, projectionist, commuter, shopkeeper, designer, developer, candidate, senator, waiter, waitress, volunteer, nurse, panader, mecanic, cociner, camarer, maestr, medico, conductor, peluquer, estudiante, boulang, mecanicien, cuisinier, serveur, infirmi, coiffeu, etudiant, avocat, mechaniker, backer, koch, kellner, lehrer, arzt, fahrer, schreiner, friseur, gartner, anwalt, studentin',
};
/** Work and trades that working clothes are worn for. */
export const makerWords: Words<'it'> = {
  it: `${poseWords.work}, ${poseWords.behind}, dough, oven, bench, apron, bakes, brews, roasts, serves, treats, examines, amasa, hornea, horno, four, petrit, backt, ofen, ${roleWords.it}`,
};
/** Somebody who is not the cast when a picture begins with them. */
export const otherWords: Words<'it'> = {
  it: 'customer, client, neighbour, neighbor, stranger, passer by, passerby, owner, shopper, guest, patient, boss, colleague, friend, cliente, vecino, vecina, desconocido, dueno, client, cliente, voisin, inconnu, proprietaire, kunde, kundin, nachbar, fremder, besitzer, gast',
};
