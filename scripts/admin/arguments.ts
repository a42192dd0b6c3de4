export const ADMIN_USAGE = `Usage: npm run admin -- COMMAND
  grant EMAIL            the role admin for this account
  revoke EMAIL           no role any more
  credits EMAIL N [WHY]  gives N credits, or takes them back where N is negative
  reopen EMAIL [DAYS]    lets an expired or closed account work for that long again, 14 without it
  announce FILE.json     publishes { titleJa, titleEn, contentJa, contentEn, priority?, publishAt? }
Where several accounts have the same address, give the user id in its place.`;

export type Command =
  | { name: "grant" | "revoke"; account: string }
  | { name: "credits"; account: string; amount: number; note: string }
  | { name: "reopen"; account: string; days?: number }
  | { name: "announce"; file: string };

/** Throws an Error whose message says what is wrong with the command line. */
export function parseCommand([name, subject, ...rest]: string[]): Command {
  switch (name) {
    case "grant":
    case "revoke":
      nothingMore(rest);
      return { name, account: needed(subject, "Which account?") };
    case "credits": {
      const [amount = "", ...why] = rest;
      const account = needed(subject, "Which account?");
      if (!/^[+-]?\d+$/.test(amount)) throw new Error("How many credits? N is a whole number.");
      return { name, account, amount: Number(amount), note: why.join(" ") || "By the operator" };
    }
    case "reopen": {
      const [days, ...more] = rest;
      const account = needed(subject, "Which account?");
      if (days !== undefined && !/^\d+$/.test(days)) throw new Error("DAYS is a whole number.");
      nothingMore(more);
      return { name, account, ...(days !== undefined && { days: Number(days) }) };
    }
    case "announce":
      nothingMore(rest);
      return { name, file: needed(subject, "Which file?") };
    case undefined:
      throw new Error("What is to be done?");
    default:
      throw new Error(`There is no command ${name}.`);
  }
}

function needed(value: string | undefined, question: string): string {
  if (!value) throw new Error(question);
  return value;
}

function nothingMore([extra]: string[]) {
  if (extra !== undefined) throw new Error(`${extra} is too much.`);
}
