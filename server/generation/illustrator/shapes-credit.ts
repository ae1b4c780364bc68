/** Creative Commons asks for it wherever a picture goes. */
export const shapesCredit =
  'Contains shapes by the authors of game-icons.net, changed, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/)';
