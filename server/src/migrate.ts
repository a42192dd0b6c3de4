import { migrate } from "#db/migrate";
import { parseEnv } from "#env";

// Before a release serves: many processes share one database, and one of them brings it up to date.
await migrate(parseEnv(process.env).DATABASE_DIRECT_URL);
