// French words the core asks for.
import type { WordLists } from '../text/tongue.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const lists: WordLists = {
  and: 'et',
  leaning: set(
    'donc cela ça ainsi alors ensuite puis sinon ceci celui-ci celle-ci aussi également',
  ),
  contrasts: set(
    'mais seulement uniquement que pas jamais sans aucun aucune rien personne ni plutôt sauf moitié encore toujours même lieu plus',
  ),
  negations: set("ne n' pas jamais sans aucun aucune rien personne ni non guère"),
  lacks: set(
    'trop peu perd perdez perdre manque cassé cassée cassés fuit gêne grince retard froid seul seule inutile jeter jette poubelle gaspille gâche fatigué fatiguée marre mal douleur peur honte pire cher chère lourd lourde lent lente sombre oublié difficile coûte jetés finissent',
  ),
  praise: set(
    'meilleur meilleure meilleurs incroyable parfait parfaite unique premium qualité leader innovant innovante magnifique beau belle délicieux délicieuse fantastique excellent excellente professionnel fiable moderne luxe exclusif authentique merveilleux facile simple pratique idéal idéale exceptionnel passionné',
  ),
  materials: set(
    'bois chêne frêne hêtre pin noyer bambou liège acier inox fer laiton cuivre bronze aluminium argent or titane verre céramique terre argile porcelaine grès pierre granit ardoise marbre béton cuir daim laine coton lin chanvre soie feutre caoutchouc silicone cire papier carton plastique osier rotin corne',
  ),
  binding: set('si quand lorsque sauf avant après dès où'),
  months: set(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  ),
  days: set(
    'lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches',
  ),
  short: {
    months: set('janv févr fév avr juil sept oct nov déc'),
    days: set('lun mar mer jeu ven sam dim'),
  },
  units: set(
    'mm cm m km mètre mètres kilomètre kilomètres g kg gramme grammes kilo kilos tonne tonnes ml cl l litre litres seconde secondes minute minutes min heure heures h jour jours nuit nuits semaine semaines mois an ans année années degré degrés watts w personnes fois places pages euros',
  ),
  abbreviations: set(
    'p pp env m mm mme mmes mlle dr pr st ste av bd env incl max min tél n° etc ex cie p.ex art ch',
  ),
  firstSingular: set("je j' me m' mon ma mes moi mien"),
  firstPlural: set('nous notre nos nôtre on'),
  second: set("tu toi ton ta tes te t' vous votre vos"),
  locative: set('dans sur sous en chez devant derrière au à aux'),
  unseen: set(
    'attendre être avoir vouloir pouvoir devoir savoir falloir rester exister entendre expliquer connaître préférer coûter durer peser proposer offrir fonctionner éviter économiser manquer sembler attendre rappeler oublier comprendre penser arriver aider utiliser servir faire donner travailler vivre aller passer finir permettre garantir confier hésiter compter aimer trouver',
  ),
  people: set(
    'personne personnes gens homme femme garçon fille enfant enfants bébé père mère parent parents grand-père grand-mère fils neveu nièce voisin voisine ami amie invité client cliente patient patiente locataire propriétaire étudiant étudiante élève professeur maître maîtresse infirmier infirmière médecin technicien technicienne ouvrier ouvrière conducteur conductrice cycliste coureur nageur marin agriculteur pêcheur jardinier maçon plombier électricien menuisier cuisinier cuisinière boulanger serveur boucher coiffeur coiffeuse tailleur couturière peintre artiste musicien chanteur acteur actrice joueur lecteur auditeur touriste voyageur famille couple veuf veuve soldat pompier bénévole ingénieur mécanicien équipe électeur citoyen habitant retraité adolescent jeune adulte mariée frère sœur mari épouse oncle tante indépendant comptable randonneur bricoleur',
  ),
  animals: set(
    'chien chienne chat chatte cheval vache mouton chèvre cochon poule canard lapin perroquet oiseau poisson abeille âne agneau souris tortue renard hibou pigeon brebis',
  ),
  places: set(
    'cuisine chambre salon couloir escalier grenier cave garage jardin cour balcon terrasse toit rue route place parc plage port quai rivière fleuve lac canal mer forêt champ ferme étable verger vigne montagne grotte île école classe bibliothèque musée galerie théâtre cinéma église chapelle cimetière hôpital clinique pharmacie bureau atelier studio usine entrepôt laboratoire boutique magasin marché supermarché boulangerie café restaurant bar hôtel gare train bus bateau avion aéroport voiture camionnette camion gymnase piscine stade piste mairie banque maison village ville mine pont tunnel serre',
  ),
  before: set(
    'nouveau nouvelle nouveaux nouvelles premier première petit petite grand grande meilleur unique',
  ),
};
