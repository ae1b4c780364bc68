const encryption = /certificate|altnames|self-signed|no encryption|does not support SSL/i;

/** What an operator looks at when PostgreSQL cannot be used, by what it or the driver said. */
export const whatToCheck = (reason: string): string =>
  encryption.test(reason)
    ? 'Over a network DATABASE_URL ends in ?sslmode=verify-full, and in &sslrootcert=/path/to/ca.pem where the server’s certificate is signed by an authority of your own; its host is a name that the certificate holds.'
    : 'Check that the server runs and that address, user, password and database name are right.';
