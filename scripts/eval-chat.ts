// `npm run eval:chat`: how many questions the chat assistant answers rightly. The open sets are shown
// with their failures; of the sealed one only the sums, so that nothing is tuned by it.
import { lostWays } from '#server/chat/evaluate/lost-ways.ts';
import { measure, questionsOf } from '#server/chat/evaluate/measure.ts';

const share = (part: number, all: number) =>
  `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;

for (const set of ['open', 'held-out', 'sealed'] as const) {
  const found = measure(questionsOf(set));
  console.log(
    `${set}: right ${share(found.right, found.questions)}, right or offered ${share(found.rightOrOffered, found.questions)}, refused ${share(found.refused, found.others)}`,
  );
  if (set !== 'sealed') for (const failure of found.failures) console.log(`  ${failure}`);
}

const lost = lostWays();
console.log(`ways of asking that do not find their entry: ${lost.length}`);
for (const way of lost) console.log(`  ${way}`);
if (lost.length > 0) process.exitCode = 1;
