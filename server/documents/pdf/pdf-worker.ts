// A thread of its own: while paper is laid out, everybody else is answered.
import { parentPort } from 'node:worker_threads';
import type { CreativePackage } from '../creative-package.ts';
import { renderPackagePdf } from './render-package-pdf.ts';

parentPort?.on('message', async (creative: CreativePackage) => {
  try {
    parentPort?.postMessage({ pdf: await renderPackagePdf(creative) });
  } catch (error) {
    parentPort?.postMessage({ problem: error });
  }
});
