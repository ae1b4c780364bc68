// A member's own projects and orders, in sentences. Written by us, from what the ledger says: no model is given it.
import type { ChatAgentAnswer } from '#domain/functions/chat-agent.ts';
import { oneLine } from '#domain/one-line.ts';
import type { ListedPayment } from '#domain/payments/account-payments.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { madePayment, paidBefore, shortKind } from '#domain/payments/rules/made-payment.ts';
import type { ListedStanding, Project } from '#domain/projects/project.ts';
import type { Installation } from '../installation.ts';
import { textOf } from '../knowledge/entry.ts';
import { offer } from '../offers.ts';
import type { OwnLanguage, OwnQuestion } from './asks-own.ts';
import { ownWords } from './own-words.ts';

export const mostTold = 3;

type OwnProject = Pick<Project, 'project_name' | 'status'> & {
  /** What was paid for it; null where nothing was. */
  standing: ListedStanding | null;
};

export type OwnWork = {
  /** The newest of them, newest first. */
  projects: readonly OwnProject[];
  projectCount: number;
  /** Newest first. */
  payments: readonly ListedPayment[];
};

/** The answer to a question of how one's own work stands. */
export function tellOwn(
  { language, number, entry }: OwnQuestion,
  { projects, projectCount, payments }: OwnWork,
  installation: Installation,
): ChatAgentAnswer {
  const words = ownWords[language];
  const told = (payment: ListedPayment) => orderTold(payment, language);
  const answer = { source: 'built-in' as const };
  if (number !== null) {
    const named = payments.find((payment) => payment.number === number);
    const response = named ? told(named) : words.noOrder(orderNumber(number));
    return { response, ...answer, ...offer(['refund', 'receipt'], toPayments) };
  }
  const rest = projectCount - projects.length;
  const lines = [
    ...projects.map((project) => projectTold(project, language)),
    ...(rest > 0 ? [words.more(rest)] : []),
  ];
  const paragraphs = [
    lines.join(' '),
    ...payments.slice(0, mostTold).map(told),
    entry ? textOf(entry, installation) : '',
  ].filter(Boolean);
  const isNothing = projects.length === 0 && payments.length === 0;
  const response = [isNothing ? words.nothing : '', ...paragraphs].filter(Boolean).join('\n\n');
  return { response, ...answer, ...offer(entry?.next ?? ['my-projects', 'receipt'], toProjects) };
}

const toProjects = { kind: 'open-page', label: 'My Projects', href: '/projects' } as const;
const toPayments = { kind: 'open-page', label: 'Payments', href: '/account#payments' } as const;

function projectTold({ project_name, status, standing }: OwnProject, language: OwnLanguage) {
  const words = ownWords[language];
  const line = words.project(oneLine(project_name), status === 'greenlit');
  const made = standing && madePayment(standing);
  const kind = made && shortKind(made);
  if (!kind || kind === 'given-back' || kind === 'taken-back') return line;
  const { badge, short } = words.paid[kind];
  if (kind === 'disputed') return `${line} ${words.paid[paidBefore(made)].badge}. ${short}`;
  // Once a director is settled, what follows a payment is behind it.
  return `${line} ${standing?.bid ? `${badge}.` : short}`;
}

function orderTold(payment: ListedPayment, language: OwnLanguage): string {
  const words = ownWords[language];
  const { state, paid_at, refundable_until } = payment;
  const day = (iso: string) =>
    new Date(iso).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  const standing = `${words.states[state]}${state === 'paid' && paid_at ? words.on(day(paid_at)) : ''}`;
  const amount = formatCents(payment.cents);
  const line = words.order(
    orderNumber(payment.number),
    payment.is_deposit ? words.deposit(amount) : amount,
    oneLine(payment.product_name),
    standing,
  );
  return refundable_until ? `${line} ${words.guarantee(day(refundable_until))}` : line;
}
