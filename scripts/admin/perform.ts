import { readFileSync } from "node:fs";
import type { Database } from "../../server/src/db/client.ts";
import { adminAnnouncements } from "../../server/src/domain/admin/announcements.ts";
import { operator } from "../../server/src/domain/admin/gate.ts";
import { adminUsers } from "../../server/src/domain/admin/users.ts";
import type { Events } from "../../server/src/ports/events.ts";
import { UserError } from "../lib/say.ts";
import type { Command } from "./arguments.ts";

interface Needs {
  db: Database;
  events: Events;
  /** Whom the server makes an administrator by itself; undefined where that is not known here. */
  adminEmails?: readonly string[];
}

const UNKNOWN_LIST =
  "\nIf the server's ADMIN_EMAILS lists the address, it is one again at its next call: take it from there, too.";

/** Does it as the operator, recorded like every deed of an administrator; answers a sentence about it. */
export async function perform({ db, events, adminEmails }: Needs, command: Command): Promise<string> {
  if (command.name === "announce") return announce(db, command.file);
  const users = adminUsers({ db, events, adminEmails: adminEmails ?? [] });
  const { id, email } = await accountOf(users, command.account);
  switch (command.name) {
    case "grant":
      await users.setRole(operator, id, "admin");
      return `${email} (${id}) is an administrator.`;
    case "revoke":
      await users.setRole(operator, id, "user");
      return `${email} (${id}) is no administrator any more.${adminEmails ? "" : UNKNOWN_LIST}`;
    case "credits": {
      const { amount, note } = command;
      const { credits } = await users.adjustCredits(operator, id, { amount, note });
      return `${email} (${id}): ${amount > 0 ? "+" : ""}${amount} credits, ${credits.balance} now.`;
    }
    case "reopen": {
      const { days } = command;
      const { accountExpiresAt } = await users.setStanding(operator, id, { standing: "open", days });
      return `${email} (${id}) may work ${accountExpiresAt ? `until ${accountExpiresAt.toISOString()}` : "without end"}.`;
    }
  }
}

/** By e-mail address, which several may have, else by user id. */
async function accountOf(users: ReturnType<typeof adminUsers>, account: string) {
  if (!account.includes("@")) return users.get(operator, account);
  const found = await users.withEmail(operator, account);
  const [only, ...others] = found;
  if (!only) throw new UserError(`Nobody with the address ${account} has signed in yet.`);
  if (others.length === 0) return only;
  const lines = found.map(({ id, createdAt, plan }) => `  ${id}  ${plan}, since ${createdAt.toISOString()}`);
  throw new UserError(
    `${found.length} accounts have the address ${account}: give one user id in its place.\n${lines.join("\n")}`,
  );
}

async function announce(db: Database, file: string): Promise<string> {
  const { publishAt, ...draft } = readAnnouncement(file);
  const at = publishAt === undefined ? null : new Date(String(publishAt));
  if (at && Number.isNaN(at.getTime()))
    throw new UserError("publishAt: is no moment like 2026-12-01T09:00+09:00");
  const announcements = adminAnnouncements({ db });
  const { id } = await announcements.create(operator, draft);
  const { number } = await announcements.publish(operator, id, at);
  return number === null ? `It will be published at ${at?.toISOString()}.` : `Published as number ${number}.`;
}

function readAnnouncement(file: string): Record<string, unknown> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`${file} is no JSON: ${(error as Error).message}`);
  }
}
