/** How often a test that kills a server does so: once in `npm test`, more in `npm run faults`. */
export const rounds = Array.from({ length: Number(process.env.FAULT_ROUNDS ?? 1) }, (_, at) => at);
