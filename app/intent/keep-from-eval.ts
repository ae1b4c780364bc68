// Runs before the application. zod tries, when its first schema is made, whether it may make
// functions from text; our content security policy says no, and reports the attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
