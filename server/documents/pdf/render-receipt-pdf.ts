import { Document, pdf, StyleSheet, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { testWords } from '../notices/payment-notice.ts';
import type { Receipt } from '../notices/receipt.ts';
import { color } from '../paper-colors.ts';
import { layOutPages } from './lay-out-pages.ts';
import { paper, rule, tallTitle } from './paper.ts';
import { pressPages } from './press/press-pages.ts';
import { tag } from './press/tag.ts';
import { prepareTypesetter, type Typesetter } from './type/typesetter.ts';
import { Words } from './type/words.ts';

const styles = StyleSheet.create({
  test: { marginTop: 16, fontWeight: 700 },
  title: { marginTop: 22, marginBottom: 14 },
  row: {
    flexDirection: 'row',
    paddingVertical: 7,
    borderTopWidth: rule.thin,
    borderColor: color.rule,
    fontSize: 11,
  },
  label: { width: 138, color: color.ink3 },
  value: { flex: 1 },
  notes: { marginTop: 18, gap: 4, color: color.ink2 },
});

const noTax = 'No tax is added. All amounts are in US dollars.';

/** A receipt as a tagged PDF on US Letter. Fonts are embedded; nothing is fetched. */
export async function renderReceiptPdf(receipt: Receipt): Promise<Buffer> {
  const type = await prepareTypesetter(everyWord(receipt));
  const { number, day, brand, amounts, notes, isTest } = receipt;
  const page = paper(
    { creative: { brand }, type },
    {
      name: 'Receipt',
      cells: [
        ['RECEIPT', number],
        ['DATE', day],
        ['FROM', 'AD BUILDER'],
      ],
    },
    [
      isTest ? h(Words, { key: 'test', style: styles.test }, `TEST. ${testWords}`) : null,
      h(
        View,
        { key: 'title', style: styles.title },
        tallTitle({ creative: { brand }, type }, 'Receipt', 40, tag('H2')),
      ),
      ...rowsOf(receipt).map(([label, value]) => row(type, label, value)),
      ...amounts.map(([label, value]) => row(type, label, value)),
      h(
        View,
        { key: 'notes', style: styles.notes },
        [...notes, noTax].map((note) => h(Words, { key: note }, note)),
      ),
    ],
  );
  const { children } = await layOutPages(
    pdf(h(Document, null, page)).container.document,
    type.fonts,
  );
  return pressPages(children, {
    title: `Receipt ${number}`,
    author: 'AD BUILDER',
    subject: receipt.product,
    language: 'en',
    createdAt: receipt.paidAt,
  });
}

function rowsOf({
  billing,
  email,
  product,
  period,
  number,
  day,
  transaction,
}: Receipt): [string, string][] {
  const rows: [string, string][] = [
    [
      'Billed to',
      [billing.name, billing.address]
        .map((one) => one.trim())
        .filter(Boolean)
        .join('\n'),
    ],
    ['Tax id', billing.tax_id.trim()],
    ['Email', email],
    ['Number', number],
    ['Paid on', day],
    ['Transaction', transaction ?? ''],
    ['For', product],
    ['Period', period ?? ''],
  ];
  return rows.filter(([, value]) => value !== '');
}

const row = (type: Typesetter, label: string, value: string) =>
  h(
    View,
    { key: label, style: styles.row, wrap: false },
    h(Words, { style: styles.label }, label),
    h(
      View,
      { style: styles.value },
      value.split('\n').map((line, index) => h(Words, { key: `${index} ${line}` }, type.set(line))),
    ),
  );

const everyWord = ({ billing, email, product, number, day, brand, amounts }: Receipt): string =>
  [
    ...Object.values(billing),
    email,
    product,
    number,
    day,
    ...Object.values(brand),
    ...amounts.flat(),
  ]
    .flatMap((words) => [words, words.toUpperCase()])
    .join('\n');
