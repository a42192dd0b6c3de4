/** The operator's commands, on the database of DATABASE_URL, else of the start that runs. */
import { postgresEvents } from "../server/src/adapters/events/postgres.ts";
import { connect } from "../server/src/db/client.ts";
import { type Command, parseCommand, USAGE } from "./admin/arguments.ts";
import { perform } from "./admin/perform.ts";
import { runningOwner } from "./lib/lock.ts";
import { explain, Sentence } from "./lib/say.ts";

try {
  console.log(await withDatabase(readCommand()));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

function readCommand(): Command {
  try {
    return parseCommand(process.argv.slice(2));
  } catch (error) {
    throw new Sentence(`${(error as Error).message}\n${USAGE}`);
  }
}

async function withDatabase(command: Command): Promise<string> {
  const url = process.env.DATABASE_URL || runningOwner(process.env.DATA_DIR || ".data")?.databaseUrl;
  if (!url) throw new Sentence("Yomikoe does not run here: npm start first, or set DATABASE_URL.");
  const { sql, db } = connect(url, 1);
  try {
    const adminEmails = (process.env.ADMIN_EMAILS ?? "").split(",");
    return await perform({ db, events: postgresEvents(sql, console.error), adminEmails }, command);
  } catch (error) {
    // The statement that failed says nothing to an operator; why it failed does.
    const { cause } = error as Error;
    throw cause instanceof Error ? new Sentence(`The database does not do it: ${cause.message}`) : error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
