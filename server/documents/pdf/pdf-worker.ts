// A thread of its own: while paper and mail are laid out, everybody else is answered.
import { parentPort } from 'node:worker_threads';
import type { CreativePackage } from '../creative-package.ts';
import { renderPackageHtml } from '../mail/render-package-html.ts';
import { renderPackagePdf } from './render-package-pdf.ts';

parentPort?.on('message', async (creative: CreativePackage) => {
  try {
    const [pdf, html] = [await renderPackagePdf(creative), await renderPackageHtml(creative)];
    parentPort?.postMessage({ pdf, html });
  } catch (error) {
    parentPort?.postMessage({ problem: error });
  }
});
