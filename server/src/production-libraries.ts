import "./kernel/quick-drizzle.mjs";

/**
 * Loaded before the libraries. Without NODE_ENV the libraries run as for somebody who develops them (GraphQL
 * looks at each type twice), whereas here it only says that this installation is no public one.
 */
export const environment = { ...process.env };
process.env.NODE_ENV ||= "production";
