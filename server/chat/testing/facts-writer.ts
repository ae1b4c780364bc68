// A model that answers from the first of the facts it was given, in their words.
type Asked = { instructions: string };

export const firstFact = ({ instructions }: Asked): string =>
  (instructions.split('\nFACTS\n- ')[1]?.split('\n')[0] ?? 'No facts.').replace(/^.*?\?\s/, '');
