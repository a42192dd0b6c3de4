// @ts-check
/** Variables that a local start provides itself. It has no dependencies, because it runs before anything is installed. */

/** @param {Record<string, string | undefined>} source */
export const startsItself = (source) => ({
  database: !source.DATABASE_URL,
  identity: !source.FIREBASE_PROJECT_ID,
});

/**
 * The variables as the server will have them, with the database and the Auth emulator that the start brings up.
 * @param {Record<string, string | undefined>} source
 */
export function asServed(source) {
  const { database, identity } = startsItself(source);
  return {
    ...source,
    ...(database && { DATABASE_URL: "postgres://127.0.0.1/ours" }),
    ...(identity && { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }),
  };
}
