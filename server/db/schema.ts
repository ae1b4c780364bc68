// Every table of the product, as one list: what the database is opened with and migrations are
// written from. Rows keep the column names of the public contract: snake_case.
export * from './schema/directors.ts';
export * from './schema/house.ts';
export * from './schema/integrators.ts';
export * from './schema/mail.ts';
export * from './schema/members.ts';
export * from './schema/payments.ts';
export * from './schema/pictures.ts';
export * from './schema/pipeline.ts';
export * from './schema/projects.ts';
export * from './schema/sharing.ts';
export * from './schema/usage.ts';
