// What is paid for, by whom and for how much: all of it found here, none of it believed.
import { createHash } from 'node:crypto';
import { and, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { CreatePaymentRequest } from '#domain/functions/create-payment.ts';
import { formatDollars } from '#domain/money.ts';
import { guaranteed } from '#domain/payments/offer.ts';
import { draftAmount, wizardAmount } from '#domain/payments/order-amount.ts';
import { bareName, productionName } from '#domain/payments/production-name.ts';
import { projectPrice } from '#domain/payments/rules/price-rule.ts';
import { text } from '#domain/text.ts';
import { productionFields } from '#domain/wizard/fields.ts';
import { termsOf } from '#domain/wizard/money/production-budget.ts';
import { AppError } from '../../app-error.ts';
import type { Transaction } from '../../db/database.ts';
import { orders, productionRequests, submissionLogs } from '../../db/schema.ts';
import { mayPayFor } from '../../policies.ts';
import { ordersFor, ordersForPackage } from '../../projects/archive-project.ts';
import { lockOwnProject, noProject } from '../../projects/find-project.ts';
import type { Config } from '../../settings/config.ts';
import type { OrderRow } from './present-order.ts';
import { refuseSample } from './refuse-sample.ts';

export type Asker = { request: CreatePaymentRequest; viewer: Viewer | null };
export type PricedOrder = Pick<
  OrderRow,
  | 'subject'
  | 'user_id'
  | 'project_id'
  | 'submission_id'
  | 'product_name'
  | 'email'
  | 'cents'
  | 'is_deposit'
> & {
  /** Finds every order that pays for the same thing. */
  same: SQL | undefined;
};

/**
 * Prices what a request is about, which stays as it is until the transaction ends. Throws
 * 'not-found' for what is not there or another's, 'invalid-input' for an amount that is not the
 * price or a director who cannot be paid for here.
 */
export async function priceOrder(
  tx: Transaction,
  asker: Asker,
  { brand }: Pick<Config, 'brand'>,
): Promise<PricedOrder> {
  const { projectId, submissionId } = asker.request;
  const { dollars, directorId, ...priced } = projectId
    ? await priceProject(tx, asker, projectId)
    : submissionId
      ? await priceSubmission(tx, asker, submissionId)
      : priceDraft(asker);
  refuseDifference(dollars, asker.request.amount);
  if (!brand.samplesPayable) await refuseSample(tx, directorId);
  const user_id = asker.viewer?.id ?? null;
  return { ...priced, user_id, email: payerAddress(asker), cents: dollars * 100 };
}

// Whom a member sent the package to did not pay for it.
const payerAddress = ({ request, viewer }: Asker): string => viewer?.email ?? request.email;

type Thing = Omit<PricedOrder, 'user_id' | 'email' | 'cents'> & {
  dollars: number;
  /** Who was chosen; empty where nobody was. */
  directorId: string;
};

async function priceProject(tx: Transaction, { viewer }: Asker, id: string): Promise<Thing> {
  if (!viewer) throw noProject();
  const project = await lockOwnProject(tx, viewer, id);
  const { budget, specificBudget, selectedDirector = '' } = project.form_data;
  const { dollars, kind } = projectPrice({ budget, specificBudget });
  return {
    subject: `project:${project.id}`,
    project_id: project.id,
    submission_id: null,
    product_name: productionName(project.product_name.trim() || project.project_name),
    dollars,
    directorId: selectedDirector,
    is_deposit: kind === 'deposit',
    same: ordersFor(project),
  };
}

const sentChoices = z
  .object(productionFields)
  .pick({ budget: true, specificBudget: true })
  .extend({ selectedDirector: text(80).nullish() });

async function priceSubmission(tx: Transaction, { viewer }: Asker, id: string): Promise<Thing> {
  const [sent] = await tx
    .select()
    .from(submissionLogs)
    .where(eq(submissionLogs.id, id))
    .for('no key update');
  if (!sent || !mayPayFor(viewer, sent)) throw noPackage();
  const [asked] = await tx
    .select({
      budget: productionRequests.budget,
      specificBudget: productionRequests.specific_budget,
      selectedDirector: productionRequests.director_id,
    })
    .from(productionRequests)
    .where(eq(productionRequests.submission_id, id));
  const {
    budget = '',
    specificBudget,
    selectedDirector,
  } = sentChoices.parse(asked ?? sent.package);
  if (termsOf({ budget, specificBudget }) !== 'direct') throw notSoldHere();
  return {
    subject: `submission:${id}`,
    project_id: null,
    submission_id: id,
    product_name: productionName(sent.product_name),
    dollars: wizardAmount({ budget, specificBudget }),
    directorId: selectedDirector ?? '',
    is_deposit: false,
    same: ordersForPackage(id),
  };
}

function priceDraft({ request, viewer }: Asker): Thing {
  const productName = bareName(request.productName);
  const email = payerAddress({ request, viewer });
  const dollars = draftAmount(request, request.amount);
  if (dollars === null) {
    throw refusal('A payment of this kind is of $1 to $24,999, or of $35,000 or $100,000.');
  }
  // The payer is part of it: what a member pays is never somebody's who knows the address.
  const payer = JSON.stringify([viewer?.id ?? null, email.toLowerCase(), productName]);
  const subject = `draft:${createHash('sha256').update(payer).digest('base64url')}`;
  const own =
    viewer &&
    and(
      eq(orders.user_id, viewer.id),
      like(orders.subject, 'draft:%'),
      // Those of before every order was called a production as well.
      inArray(orders.product_name, [productName, productionName(productName)]),
    );
  return {
    subject,
    project_id: null,
    submission_id: null,
    product_name: productionName(productName),
    dollars,
    directorId: '',
    is_deposit: dollars > guaranteed.to,
    same: or(eq(orders.subject, subject), own ?? undefined),
  };
}

function refuseDifference(dollars: number, amount: number): void {
  if (dollars > mostDollars) {
    throw refusal(`Payments above ${formatDollars(mostDollars)} are not made here.`);
  }
  if (dollars === amount) return;
  const [price, shown] = [formatDollars(dollars), formatDollars(amount)];
  throw refusal(`The price is ${price} now, not ${shown}. Reload the page to see it.`);
}
const mostDollars = 999_999;

const refusal = (message: string) =>
  new AppError('invalid-input', 'Some fields need a change.', {
    fields: [{ path: 'amount', message }],
  });
const notSoldHere = () =>
  refusal('Payments of $5,000 to $24,999 are made here. This package has another budget.');
const noPackage = () =>
  new AppError('not-found', 'We have no package of this id. Please send your package again.');
