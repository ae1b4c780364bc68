// One odd piece in every field, as long as the schemas admit.
import { filledWith, type Piece } from './odd-texts.ts';

/** As long as a field of `length` takes it: normalising may make a text longer than it was typed. */
export const full = (piece: Piece, length: number) => {
  for (let size = length; size > 0; size = Math.floor(size * 0.7)) {
    const text = filledWith(piece, size).normalize('NFC');
    if (text.length <= length && text.isWellFormed()) return text;
    const shorter = text.slice(0, -1);
    if (shorter.length <= length && shorter.isWellFormed()) return shorter;
  }
  return 'x';
};

/** The answers of the form. */
export const detailsOf = (piece: Piece) => ({
  userType: 'business',
  platform: ['tiktok'],
  productName: full(piece, 120),
  description: full(piece, 2_000),
  targetAudience: full(piece, 500),
  behavior: full(piece, 500),
  evaluation: full(piece, 500),
  creativeApproach: 'bold',
});
/** Who is in the film. */
export const characterOf = (piece: Piece) => ({
  characterName: full(piece, 80),
  wardrobe: full(piece, 300),
  notes: full(piece, 1_000),
});
/** A concept of the longest fields. */
export const conceptOf = (piece: Piece) => ({
  title: full(piece, 160),
  subtitle: full(piece, 400),
  features: Array.from({ length: 8 }, () => full(piece, 300)),
  tone: full(piece, 200),
});

/** A plan whose pictures are lettered with as much as they may be. */
export const letteredPlanOf = (piece: Piece) => ({
  cast: [],
  rows: [],
  shots: [1, 2, 3, 4].map((frame) => ({
    ...{ row: frame, seconds: 3, frame, composition: 'card', size: 'medium' },
    lettering: Array.from({ length: 6 }, () => ({ role: 'claim', text: full(piece, 160) })),
  })),
});
