// In which country a network address is, as far as somebody keeps a database of that.

export interface NetworkPlaces {
  /** The country's name in English; null for an address that is in none of them, or is no address. */
  countryOf(address: string): string | null;
}
