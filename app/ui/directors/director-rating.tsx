import './director.css';

type DirectorRatingProps = { rating: number | null; reviews: number };

/** Stars out of 5 with one decimal and the number of reviews, or 'No rating'. */
export function DirectorRating({ rating, reviews }: DirectorRatingProps) {
  if (rating === null) return <p className="rating muted">No rating</p>;
  const count = `${reviews.toLocaleString('en-US')} ${reviews === 1 ? 'review' : 'reviews'}`;
  return (
    <p className="rating">
      <svg className="rating-star" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.6l6.6-.9z" />
      </svg>
      <span className="sr-only">Rated </span>
      <b>{rating.toFixed(1)}</b>
      <span className="sr-only"> out of 5 </span>
      <span className="muted">({count})</span>
    </p>
  );
}
