// Closed evidence of what a French description is about.

import type { RoleWords } from '../statements/role-of.ts';
import type { HeadWords } from '../subject/head-of.ts';
import type { GraveWords } from '../subject/is-grave.ts';
import type { KindWords } from '../subject/kind-of.ts';
import type { PlaceWords } from '../subject/read-sponsor.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const headWords: HeadWords = {
  counters: set(
    'gamme ligne type sorte série ensemble sélection collection variété paire espèce genre',
  ),
  of: set("de d'"),
  making: set(
    'fabriquer faire vendre élaborer cuisiner dessiner créer produire tisser coudre imprimer griller cultiver proposer importer publier',
  ),
  empty: set(
    'fois temps manière façon gens personne chose tout endroit idée jour an année vie monde problème raison partie reste entreprise équipe argent prix rêve solution produit aide travail hiver été automne printemps saison matin soir nuit semaine mois',
  ),
};
export const kindWords: KindWords = {
  doing: /(?:tion|age|ment|ance|erie)$/,
  candidate: set(
    'votez voter élection élections candidat candidate maire conseiller conseillère sénateur sénatrice députée député présidente bulletin',
  ),
  tending: set(
    'réparer nettoyer restaurer affûter accorder louer entretenir toiletter promener dresser enseigner laver livrer retaper',
  ),
};
export const roleWords: RoleWords = {
  calls: set(
    'réserver appeler demander commander acheter visiter suivre commenter abonner télécharger voter inscrire donner écrire venir essayer partager scanner contacter envoyer prendre téléphoner',
  ),
  terms: set(
    'gratuit gratuite gratuitement livraison livré inclus incluse compris comprise garantie garanti remboursé remboursement remise offert offerte mensualité mensualités engagement abonnement acompte',
  ),
  occasions: set(
    'ouvert ouverts ouverte horaires première avant-première salles cinémas inauguration jusque',
  ),
  cautions: set(
    'consultez médecin pharmacien adapté convient déconseillé mineurs enceintes notice allergènes diabète ordonnance attention risque âge promettre',
  ),
  generic: set('plupart beaucoup gens tous personne chacun certains presque'),
  sponsor:
    /(?:campagne|message|initiative|annonce)\s(?:de|du|de la|des|par)\s(?:l['’]|la |le |les )?\p{Lu}|parrainé par|financé par|payé par|avec (?:le soutien|l['’]aide|le concours) d|subventionné par/iu,
};
export const placeWords: PlaceWords = {
  sponsors: [
    /(?:une?\s)?(?:campagne|initiative|message|annonce|programme|service|invitation)\s(?:de\s|du\s|des\s|d['’]|par\s)(?:l['’]|le\s|la\s|les\s)?\p{Lu}[^.;\n!?]{2,90}/iu,
    /(?:parrainé|financé|payé|subventionné|cofinancé|subsidié|offert|organisé|présenté|sponsorisé|soutenu)e?s?\spar\s[^.;\n!?]{3,90}|(?:produit\s)?avec (?:le (?:soutien|concours)|l['’](?:aide|appui)) d[^.;\n!?]{3,90}/iu,
  ],
  leadingFor: /^pour\s/i,
  at: set('à au aux dans en sur'),
  halls: set(
    'salle église chapelle théâtre cinéma musée galerie bibliothèque école parc place marché stade gymnase club centre ferme port quai rue avenue cour jardin château gare hôtel bar café restaurant studio hangar piscine plage maison mairie auditorium pavillon halle',
  ),
};
export const graveWords: GraveWords = {
  words: new Set(
    `décès décédé décédée décédés obsèques funérailles funéraire crémation crématorium enterrement cimetière cercueil palliatif
    palliatifs deuil orphelin orpheline cancer cancers tumeur leucémie chimiothérapie oncologie démence alzheimer avc infarctus
    septicémie méningite dialyse vih sida overdose overdoses héroïne fentanyl toxicomane alcoolisme suicide suicides suicidaire
    automutilation anorexie boulimie traumatisme viol viols violée maltraitance meurtre assassinat homicide féminicide féminicides
    esclavage enlèvement réfugié réfugiés génocide torture famine malnutrition sans-abri sans-domicile pauvreté précarité expulsion
    noyade noyades défibrillateur épilepsie amputation endeuillés`.split(/\s+/),
  ),
  ofPeople: new Set(
    `mort morte morts mortes mourir meurt meurent enterrer tombe veuf veuve veuves greffe addiction addictions dépression abus violence
    violences battue traite otage victime victimes guerre asile faim disparu disparue disparus disparues noyé noyés mortel mortelle
    mortels coma`.split(/\s+/),
  ),
  phrases:
    /(?<!\p{L})(?:porté[es]* disparu|disparue?s? depuis|personnes? disparues?|vue? pour la dernière fois|ne (?:s'est|se sont) (?:pas|plus|jamais) réveillée?s?)/u,
  idioms:
    /mort de (?:rire|faim|fatigue|froid)|temps morts?|nature morte|feuilles? mortes?|mer morte|point mort|(?:petite|grosse|avoir|une) faim|faim de loup|bois mort|guerre des prix|cellules mortes|peaux? mortes?/giu,
};
