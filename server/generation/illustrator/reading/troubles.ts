/** Names of the beat that shows what is wrong before the product comes. */
export const troubles =
  /problem|stakes|before|trouble|problema|problème|enjeu|avant|worum es geht|vorher/iu;
