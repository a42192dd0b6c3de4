/** Brings a database to the newest schema: the one of DATABASE_URL, else that of the running start. */
import { migrate } from "../server/src/db/migrate.ts";
import { runningOwner } from "./lib/lock.ts";
import { explain } from "./lib/say.ts";

try {
  const url = process.env.DATABASE_URL || runningOwner(process.env.DATA_DIR || ".data")?.databaseUrl;
  if (!url) throw new Error("Set DATABASE_URL; npm start migrates the embedded database by itself.");
  await migrate(url);
  console.log("The database is at the newest schema.");
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
