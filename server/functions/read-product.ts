import { defineFunction } from './serving/define-function.ts';

/** Asked at every pause of the typing, and done in a moment: it has a limit of its own. */
export const readProduct = defineFunction({
  name: 'read-product',
  summary: 'What a product is understood to be, and what it will be drawn as.',
  limits: ({ network }) => [
    { name: 'readings', subject: network, count: 3000, windowSeconds: 3600, isBrief: true },
  ],
  run: (request, { services, generation }) => services.engine.readProduct(request, generation),
});
