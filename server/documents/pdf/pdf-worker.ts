// A thread of its own: while paper and mail are laid out, everybody else is answered.
import { parentPort } from 'node:worker_threads';
import type { CreativePackage } from '../creative-package.ts';
import { renderPackageHtml } from '../mail/render-package-html.ts';
import type { Receipt } from '../notices/receipt.ts';
import { renderPackagePdf } from './render-package-pdf.ts';
import { renderReceiptPdf } from './render-receipt-pdf.ts';

/** What is to be laid out: one of the two. Of a package that nobody mails, no mail is made. */
export type Work =
  | { creative: CreativePackage; isPaperAlone?: true; receipt?: never }
  | { receipt: Receipt; creative?: never; isPaperAlone?: never };

parentPort?.on('message', async ({ creative, isPaperAlone, receipt }: Work) => {
  try {
    const [pdf, html] = creative
      ? [await renderPackagePdf(creative), isPaperAlone ? '' : await renderPackageHtml(creative)]
      : [await renderReceiptPdf(receipt), ''];
    parentPort?.postMessage({ pdf, html });
  } catch (error) {
    parentPort?.postMessage({ problem: error });
  }
});
