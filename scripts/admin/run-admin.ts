import { postgresEvents } from "../../server/src/adapters/events/postgres.ts";
import { connect } from "../../server/src/db/client.ts";
import { runningOwner } from "../lib/lock.ts";
import { UserError } from "../lib/say.ts";
import { ADMIN_USAGE, type Command, parseCommand } from "./arguments.ts";
import { perform } from "./perform.ts";

function commandOf(args: string[]): Command {
  try {
    return parseCommand(args);
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${ADMIN_USAGE}`);
  }
}

/** Where it is done, and whom the server there was told to make administrators, if that is known here. */
function findServer({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, ADMIN_EMAILS }: NodeJS.ProcessEnv) {
  const running = runningOwner(DATA_DIR || ".data");
  const url = DATABASE_DIRECT_URL || DATABASE_URL || running?.databaseUrl;
  if (!url) throw new UserError("Yomikoe does not run here: npm start first, or set DATABASE_URL.");
  const listed = ADMIN_EMAILS || (url === running?.databaseUrl ? running.adminEmails : undefined);
  return { url, adminEmails: listed?.split(",") };
}

/** Does a command on the database of these variables, else of the start that runs; answers with a sentence. */
export async function runAdmin(args: string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const command = commandOf(args);
  const { url, adminEmails } = findServer(variables);
  const { sql, db } = connect(url, { max: 1 });
  try {
    return await perform({ db, events: postgresEvents(sql, console.error), adminEmails }, command);
  } catch (error) {
    // The statement that failed says nothing to an operator; why it failed does.
    const { cause } = error as Error;
    throw cause instanceof Error ? new UserError(`The database does not do it: ${cause.message}`) : error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
