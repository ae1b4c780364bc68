/** Why a file from outside cannot be read. `message` is for who sent it. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
