// A process of its own that records a package in DATA_DIR and then, as its argument says, dies at
// once or sends until it is killed. SMTP_URL names the server.

import { submitPackage } from '#server/production/submissions.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openDiskServices } from '#tests/builders/open-disk-services.ts';

const { DATA_DIR = '', SMTP_URL = '' } = process.env;
const { services, jobs } = await openDiskServices(DATA_DIR, {
  MAIL: 'smtp',
  SMTP_URL,
  MAIL_FROM: 'ads@ads.example',
});
const here = { ipAddress: '203.0.113.7', network: '203.0.113.7' };
await submitPackage(services, bakeryRequest({ storyboardFrames: [] }), here);
if (process.argv[2] === 'die') process.kill(process.pid, 'SIGKILL');
await jobs.work({ services });
