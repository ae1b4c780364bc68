// How projects and orders stand, in the languages the builder writes.
import type { OrderState } from '#domain/payments/order-facts.ts';
import { madeWords, type ShortKind, smallShort } from '#domain/payments/rules/made-payment.ts';
import type { OwnLanguage } from './asks-own.ts';

/** What stands for a project; `short` says what follows, too; in dispute, behind what was paid. */
type Paid = { badge: string; short: string };

export type OwnWords = {
  nothing: string;
  project: (name: string, isGreenlit: boolean) => string;
  paid: Record<Exclude<ShortKind, 'given-back' | 'taken-back'>, Paid>;
  more: (count: number) => string;
  deposit: (amount: string) => string;
  order: (number: string, amount: string, name: string, state: string) => string;
  states: Record<OrderState, string>;
  on: (day: string) => string;
  guarantee: (day: string) => string;
  noOrder: (number: string) => string;
};

const en: OwnWords = {
  nothing: 'You have no saved project and no order yet.',
  project: (name, isGreenlit) =>
    `Your project “${name}” ${isGreenlit ? 'is Greenlit' : 'is saved and not paid for'}.`,
  paid: {
    paid: madeWords.paid,
    deposit: madeWords.deposit,
    small: { badge: madeWords.paid.badge, short: smallShort },
    disputed: madeWords.disputed,
  },
  more: (count) => `${count} more ${count === 1 ? 'is' : 'are'} in your list of projects.`,
  deposit: (amount) => `a deposit of ${amount}`,
  order: (number, amount, name, state) => `Order ${number}, ${amount} for ${name}: ${state}.`,
  states: {
    open: 'not paid yet',
    processing: 'the payment is on its way',
    paid: 'paid',
    underpaid: 'less has arrived than was asked for',
    'partly-refunded': 'paid, and given back in part',
    refunded: 'given back',
    disputed: 'in dispute with your bank',
    lost: 'taken back by your bank',
    failed: 'the payment failed',
    expired: 'not completed',
  },
  on: (day) => ` on ${day}`,
  guarantee: (day) => `All of it is given back on request until ${day}.`,
  noOrder: (number) => `I find no order ${number} among yours.`,
};

const de: OwnWords = {
  nothing: 'Sie haben noch kein gespeichertes Projekt und keine Bestellung.',
  project: (name, isGreenlit) =>
    `Ihr Projekt „${name}“ ${isGreenlit ? 'ist Greenlit' : 'ist gespeichert und nicht bezahlt'}.`,
  paid: {
    paid: { badge: 'Bezahlt', short: 'Bezahlt. Als Nächstes wird die Regie mit Ihnen bestätigt.' },
    deposit: {
      badge: 'Anzahlung geleistet',
      short: 'Anzahlung geleistet. Zuerst folgt ein Beratungsgespräch.',
    },
    small: {
      badge: 'Bezahlt',
      short: 'Bezahlt. Als Nächstes klärt die Produktion mit Ihnen, was dafür gemacht wird.',
    },
    disputed: { badge: 'Angefochten', short: 'Ihre Bank verlangt das Geld zurück.' },
  },
  more: (count) =>
    `${count} weitere ${count === 1 ? 'steht' : 'stehen'} in Ihrer Liste der Projekte.`,
  deposit: (amount) => `eine Anzahlung von ${amount}`,
  order: (number, amount, name, state) => `Bestellung ${number}, ${amount} für ${name}: ${state}.`,
  states: {
    open: 'noch nicht bezahlt',
    processing: 'die Zahlung ist unterwegs',
    paid: 'bezahlt',
    underpaid: 'es ist weniger eingegangen als verlangt',
    'partly-refunded': 'bezahlt und zum Teil zurückgegeben',
    refunded: 'zurückgegeben',
    disputed: 'von Ihrer Bank angefochten',
    lost: 'von Ihrer Bank zurückgeholt',
    failed: 'die Zahlung ist fehlgeschlagen',
    expired: 'nicht abgeschlossen',
  },
  on: (day) => ` am ${day}`,
  guarantee: (day) => `Bis ${day} wird auf Wunsch alles zurückgegeben.`,
  noOrder: (number) => `Unter Ihren Bestellungen finde ich keine ${number}.`,
};

const es: OwnWords = {
  nothing: 'Todavía no tiene ningún proyecto guardado ni ningún pedido.',
  project: (name, isGreenlit) =>
    `Su proyecto «${name}» ${isGreenlit ? 'está Greenlit' : 'está guardado y no está pagado'}.`,
  paid: {
    paid: { badge: 'Pagado', short: 'Pagado. Lo siguiente es confirmar con usted la dirección.' },
    deposit: { badge: 'Anticipo pagado', short: 'Anticipo pagado. Primero viene una consulta.' },
    small: {
      badge: 'Pagado',
      short: 'Pagado. Lo siguiente es acordar con usted qué se hace por ese importe.',
    },
    disputed: { badge: 'En disputa', short: 'Su banco reclama el dinero.' },
  },
  more: (count) => `Hay ${count} más en su lista de proyectos.`,
  deposit: (amount) => `un anticipo de ${amount}`,
  order: (number, amount, name, state) => `Pedido ${number}, ${amount} por ${name}: ${state}.`,
  states: {
    open: 'aún no pagado',
    processing: 'el pago está en camino',
    paid: 'pagado',
    underpaid: 'ha llegado menos de lo pedido',
    'partly-refunded': 'pagado y devuelto en parte',
    refunded: 'devuelto',
    disputed: 'disputado por su banco',
    lost: 'recuperado por su banco',
    failed: 'el pago falló',
    expired: 'no completado',
  },
  on: (day) => ` el ${day}`,
  guarantee: (day) => `Se devuelve todo a petición hasta el ${day}.`,
  noOrder: (number) => `No encuentro ningún pedido ${number} entre los suyos.`,
};

const fr: OwnWords = {
  nothing: 'Vous n’avez encore ni projet enregistré ni commande.',
  project: (name, isGreenlit) =>
    `Votre projet « ${name} » ${isGreenlit ? 'est Greenlit' : 'est enregistré et n’est pas payé'}.`,
  paid: {
    paid: { badge: 'Payé', short: 'Payé. La réalisation est ensuite confirmée avec vous.' },
    deposit: { badge: 'Acompte payé', short: 'Acompte payé. Une consultation a lieu d’abord.' },
    small: {
      badge: 'Payé',
      short: 'Payé. La production convient ensuite avec vous de ce qui est fait pour ce prix.',
    },
    disputed: { badge: 'Contesté', short: 'Votre banque réclame l’argent.' },
  },
  more: (count) => `Il y en a ${count} de plus dans votre liste de projets.`,
  deposit: (amount) => `un acompte de ${amount}`,
  order: (number, amount, name, state) => `Commande ${number}, ${amount} pour ${name} : ${state}.`,
  states: {
    open: 'pas encore payée',
    processing: 'le paiement est en route',
    paid: 'payée',
    underpaid: 'il est arrivé moins que demandé',
    'partly-refunded': 'payée et remboursée en partie',
    refunded: 'remboursée',
    disputed: 'contestée par votre banque',
    lost: 'reprise par votre banque',
    failed: 'le paiement a échoué',
    expired: 'non terminée',
  },
  on: (day) => ` le ${day}`,
  guarantee: (day) => `Tout est remboursé sur demande jusqu’au ${day}.`,
  noOrder: (number) => `Je ne trouve pas de commande ${number} parmi les vôtres.`,
};

export const ownWords: Record<OwnLanguage, OwnWords> = { en, de, es, fr };
