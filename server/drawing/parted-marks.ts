// The strokes of a drawing in their order, each on the plane it was drawn on.
import { farToNear, type Plane } from '#domain/animatic/planes.ts';
import type { Mark } from './mark.ts';

export class PartedMarks {
  readonly #marks: (Mark & { plane: number })[] = [];
  #plane = 0;
  #isFlat = false;

  add(mark: Mark): void {
    this.#marks.push({ ...mark, plane: this.#plane });
  }

  /** Never farther than what was drawn before, which would come to lie over it. */
  nearer(plane: Plane): void {
    if (!this.#isFlat) this.#plane = Math.max(this.#plane, farToNear.indexOf(plane));
  }

  flat(paint: () => void): void {
    const before = this.#isFlat;
    this.#isFlat = true;
    paint();
    this.#isFlat = before;
  }

  get all(): readonly Mark[] {
    return this.#marks;
  }

  whole(): string {
    return this.#marks.map(({ svg }) => svg).join('');
  }

  /** Those that have anything on them, the farthest first. */
  planes(): { plane: Plane; marks: string }[] {
    return farToNear.flatMap((plane, at) => {
      const own = this.#marks.filter((mark) => mark.plane === at);
      return own.length > 0 ? [{ plane, marks: own.map(({ svg }) => svg).join('') }] : [];
    });
  }
}
