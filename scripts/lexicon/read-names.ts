// What else a thing of the catalogue is called, a line each: `id | English | German | Spanish | French`.

/** A name; doubtful where it means something else as well. */
export type Name = { noun: string; isDoubtful: boolean };

/** The things of `names.txt` with their names in the four languages. */
export const readNames = (text: string): { id: string; names: Name[][] }[] =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [id = '', ...columns] = line.split('|').map((cell) => cell.trim());
      return {
        id,
        names: columns.map((cell) =>
          cell
            .split(',')
            .map((one) => one.trim().toLowerCase())
            .filter((one) => one && one !== '-')
            .map((one) => ({ noun: one.replace(/\?$/, ''), isDoubtful: one.endsWith('?') })),
        ),
      };
    });
