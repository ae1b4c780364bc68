import { expect, test } from 'vitest';
import { safeZone } from '#domain/cuts/safe-zones.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { cuts } from '#domain/script/cuts.ts';
import { platforms } from '#domain/wizard/options.ts';
import { sampleRequest } from '../testing/sample-request.ts';
import { writeScript } from '../write/write-script.ts';
import { areasOf, shareIn } from './areas.ts';
import { composeFrame } from './compose/compose-frame.ts';
import { planBoard } from './plan-board.ts';

const products = [
  {},
  {
    productName: 'Dana Reyes for Mayor',
    userType: 'government' as const,
    description:
      'Dana Reyes is running for mayor of Springfield. She will fix the roads, keep the library open on Sundays and publish every contract. Paid for by Reyes for Springfield.',
    behavior: 'Vote on November 3',
  },
  {
    productName: 'TwistMop 360',
    userType: 'infomercial' as const,
    description:
      'A mop that wrings itself. Twist the handle and the water is gone. $29.99 with free shipping, and a second head free.',
    behavior: 'call 555-201-7788',
    creativeApproach: 'problem' as const,
  },
  {
    productName: 'The Salt Hour',
    userType: 'trailer' as const,
    description:
      'A thriller about a lighthouse keeper who hears a radio signal from a ship that sank 40 years ago. In theaters October 12.',
    creativeApproach: 'story' as const,
  },
  {
    productName: 'Ledgerly',
    description:
      'SaaS invoicing tool that helps freelancers get paid on time. Send an invoice in 30 seconds, automatic reminders, and it syncs with your bank. Plans start at $9 a month.',
    behavior: 'sign up for the free trial',
  },
];

test.each(platforms)(
  'CUT-03 on %s faces, lettering and the product that closes the film stay where nothing covers them',
  (platform) => {
    const { x, y, width, height } = safeZone(cuts[platform].aspect);
    const out: string[] = [];
    let seen = 0;
    for (const product of products) {
      const request = sampleRequest({ ...product, platform: [platform], characterName: 'Maya' });
      const { script, shots } = writeScript(request, { date: new Date('2026-01-01T00:00:00Z') });
      const board = generateStoryboardRequest.parse({ ...request, script, shots });
      for (const { plan } of planBoard(board).frames) {
        const scale = plan.sheet.width / cuts[platform].width;
        const zone = { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
        for (const { kind, box } of areasOf(composeFrame(plan))) {
          const isShown = kind === 'product' && plan.shot.composition === 'pack';
          // A crowd goes on beyond the picture.
          const isFace = kind === 'face' && plan.shot.composition !== 'crowd';
          if (!isFace && kind !== 'lettering' && !isShown) continue;
          seen += 1;
          const share = shareIn(box, zone);
          // A brush is a brush: its edge may tremble over the line.
          if (share < 0.98) out.push(`${product.productName} ${kind} ${share.toFixed(2)}`);
        }
      }
    }
    expect(out).toEqual([]);
    expect(seen).toBeGreaterThan(20);
  },
);
