// A database of countries in MaxMind's format (GeoLite2 Country, DB-IP Lite and others), held in memory.
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { StartError } from '../../start/start-error.ts';
import type { NetworkPlaces } from './port.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Throws a StartError where the file cannot be read, or is no such database. */
export function openMmdb(file: string): NetworkPlaces {
  const reader = read(file);
  return {
    countryOf(address) {
      if (isIP(address) === 0) return null;
      const found = lookUp(reader, address);
      const code = found?.country?.iso_code ?? found?.registered_country?.iso_code;
      return code && /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : null;
    },
  };
}

function read(file: string): Reader<CountryResponse> {
  try {
    return new Reader<CountryResponse>(readFileSync(file));
  } catch (cause) {
    throw new StartError(
      `NETWORK_COUNTRIES ${file} cannot be read as a database of countries. Name an .mmdb file, or leave it out.`,
      { cause },
    );
  }
}

// One of IPv4 alone knows no address of IPv6.
function lookUp(reader: Reader<CountryResponse>, address: string): CountryResponse | null {
  try {
    return reader.get(address);
  } catch {
    return null;
  }
}
