import { watchLists } from "./lists.ts";

/** Entry of the process that asks for lists: told to watch, it begins; told to stop, it answers how long each took. */
const [address = "", ...tokens] = process.argv.slice(2);
let stop: (() => Promise<number[]>) | undefined;

process.on("message", async (told: "watch" | "stop") => {
  if (told === "watch") stop = await watchLists(address, tokens);
  process.send?.(told === "watch" ? [] : await stop?.());
});
process.on("disconnect", () => process.exit());
