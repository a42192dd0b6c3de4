/** Brings a database to the newest schema: the one of DATABASE_URL, else that of the running start. */
import { migrate } from "../server/src/db/migrate.ts";
import { runningOwner } from "./lib/lock.ts";
import { explain } from "./lib/say.ts";

try {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = process.env;
  const url = DATABASE_DIRECT_URL || DATABASE_URL || runningOwner(DATA_DIR || ".data")?.databaseUrl;
  if (!url) throw new Error("Set DATABASE_URL; npm start migrates the embedded database by itself.");
  await migrate(url);
  console.log("The database is at the newest schema.");
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
