import { expect, it } from "vitest";
import type { ProseLine } from "../lines.ts";
import { answeringIn } from "./answering-en.ts";
import type { Post } from "./post.ts";

const post = (text: string, more: Partial<Post> = {}): Post => ({
  lines: [{ sentences: [text] } as ProseLine],
  isFirst: false,
  goesOn: false,
  author: null,
  role: null,
  ...more,
});
const first = post("Our mill wheel sticks when the water is low.", { isFirst: true, author: "reed" });
const worthOf = (text: string, more: Partial<Post> = {}) =>
  answeringIn([first, post(text, more)], "Wheel sticks")(post(text, more), 0);

it("weighs a reply by what it says of the matter, and of what its writer has done", () => {
  expect(worthOf("The wheel drags where the water is low.")).toBeGreaterThan(
    worthOf("Ducks love the pond in May."),
  );
  expect(worthOf("I replaced the lamp in May.")).toBeGreaterThan(worthOf("The lamp is new since May."));
});

it("weighs less what is said of somebody's manners, and what the opener or another one's answer says", () => {
  const plain = worthOf("You should grease the wheel more carefully.");
  expect(worthOf("You should read the posts on the wheel more carefully.")).toBeLessThan(plain);
  expect(worthOf("You should grease the wheel more carefully.", { author: "reed" })).toBeLessThan(plain);
  expect(worthOf("You should grease the wheel more carefully.", { isDirect: true })).toBeGreaterThan(plain);
});

it("has a chosen answer begin as it does, more than any other reply", () => {
  const cut = (more: Partial<Post>) =>
    worthOf("The wheel drags.", more) - worthOf("The wheel drags.", { ...more, goesOn: true });
  expect(cut({ role: "best" })).toBeGreaterThan(2 * cut({}));
  expect(cut({})).toBeGreaterThan(0);
});
