import type { Concept } from './concept.ts';

/**
 * Three ways to tell any product, for when no concept could be written. They differ in hook,
 * device and ending, and claim nothing about the product but its name.
 */
export function defaultConcepts(productName: string): [Concept, Concept, Concept] {
  const name = productName.trim() || 'the product';
  return [
    {
      title: 'Bold & Direct',
      subtitle: `One sentence about ${name}, said straight to the lens before anyone can scroll on.`,
      features: [
        'Opens on the claim, full face, no warm-up',
        `${name} fills the frame by the second shot`,
        'Hard cuts, two seconds or less, big lettering that reads without sound',
        'Ends on a pack shot and a single instruction',
      ],
      tone: 'Confident, fast, plain-spoken',
    },
    {
      title: 'Story-Driven',
      subtitle: `One person, one wish, one obstacle, and the moment ${name} walks into the scene.`,
      features: [
        'Starts in the middle of the action, with no introduction',
        'One character the viewer can follow from first frame to last',
        `${name} changes what happens next, and nobody has to explain it`,
        'The last line says the idea once, softly',
      ],
      tone: 'Warm, observed, unhurried',
    },
    {
      title: 'Problem-Solution',
      subtitle: `Shows the annoyance as it really happens, then the same minute again with ${name}.`,
      features: [
        'Hook: "If this keeps happening to you …"',
        'The before, hand-held and a little too close',
        `The same place and the same person, now with ${name}, in calm close-ups`,
        'Ends on the next step the viewer can take today',
      ],
      tone: 'Clear, helpful, matter-of-fact',
    },
  ];
}
