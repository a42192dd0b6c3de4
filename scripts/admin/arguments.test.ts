import { describe, expect, it } from "vitest";
import { parseCommand } from "./arguments.ts";

describe("the arguments of admin", () => {
  it.each([
    ["grant a@b.jp", { name: "grant", account: "a@b.jp" }],
    ["revoke a@b.jp", { name: "revoke", account: "a@b.jp" }],
    ["credits a@b.jp 300", { name: "credits", account: "a@b.jp", amount: 300, note: "By the operator" }],
    ["credits uid1 -20 Paid twice", { name: "credits", account: "uid1", amount: -20, note: "Paid twice" }],
    ["reopen a@b.jp", { name: "reopen", account: "a@b.jp" }],
    ["reopen a@b.jp 30", { name: "reopen", account: "a@b.jp", days: 30 }],
    ["announce news.json", { name: "announce", file: "news.json" }],
  ])("read %s", (line, command) => {
    expect(parseCommand(line.split(" "))).toEqual(command);
  });

  it.each([
    ["", "There is no command"],
    ["promote a@b.jp", "There is no command promote"],
    ["grant", "Which account?"],
    ["grant a@b.jp c@d.jp", "c@d.jp is too much"],
    ["credits a@b.jp", "How many credits?"],
    ["credits a@b.jp 1.5", "How many credits?"],
    ["reopen a@b.jp soon", "DAYS is a whole number"],
    ["announce", "Which file?"],
  ])("refuse %j with a sentence that says why", (line, sentence) => {
    expect(() => parseCommand(line.split(" "))).toThrow(sentence);
  });

  it("ask what to do when there is nothing", () => {
    expect(() => parseCommand([])).toThrow("What is to be done?");
  });
});
