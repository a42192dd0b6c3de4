import { describe, expect, it } from "vitest";
import { askedIn } from "./asked-price.ts";

const line = (text: string, isStruck = false) => ({ text, isStruck });
const asked = (...lines: (string | { text: string; isStruck: boolean })[]) => {
  const { price, former, isFrom } = askedIn(lines.map((one) => (typeof one === "string" ? line(one) : one)));
  return [price, former, ...(isFrom ? ["from"] : [])].filter((one) => one !== null).join(" ");
};

describe("the price that a card asks", () => {
  it("is the only amount in it [7.3]", () => {
    expect(asked("Oak frame", "$35")).toBe("$35");
    expect(asked("Regular price", "$35")).toBe("$35");
    expect(asked("1,320円（税込）")).toBe("1,320円");
  });

  it("is the other one beside a price that is marked as former [7.3]", () => {
    expect(asked(line("$60", true), "$48")).toBe("$48 $60");
    expect(asked("Was $60", "Now $48")).toBe("$48 $60");
    expect(asked("$67.93", "Save 20%", "compared to", "$84.95")).toBe("$67.93 $84.95");
    expect(asked("通常価格 2,750円 セール価格 2,200円")).toBe("2,200円 2,750円");
  });

  it("is none where two amounts stand unmarked, or the former one is no higher [7.3]", () => {
    expect(asked("$80", "$120")).toBe("");
    expect(asked(line("$40", true), "$48")).toBe("");
    expect(asked(line("$60", true))).toBe("");
    expect(asked(line("$60", true), "$48", "$40")).toBe("");
  });

  it("is told as the lowest of several where the card says so [7.3]", () => {
    expect(asked("from $75")).toBe("$75 from");
    expect(asked("$10 – $20")).toBe("$10 from");
    expect(asked("$85.93", "- $115.00")).toBe("$85.93 from");
    expect(asked("$85.93", "- 20%", "$115.00")).toBe("");
    expect(asked("1,650円〜")).toBe("1,650円 from");
    expect(asked("From:", "$75")).toBe("$75 from");
  });

  it("is not the lowest of several for where it is sent from [7.3]", () => {
    expect(asked("Ships from Ohio", "$14")).toBe("$14");
    expect(asked("山形から", "1,650円")).toBe("1,650円");
  });

  it("is no wage, no instalment, no rent of money and no saving [7.3]", () => {
    for (const text of [
      "$38 an hour",
      "$55,000 a year",
      "or 4 payments of $20.00",
      "月給24万円",
      "月々の返済例 92,000円",
      "Save $12",
    ])
      expect(asked(text), text).toBe("");
    expect(asked("$189", "per night")).toBe("");
    expect(asked("$118.00", "More Buying Choices $9.10 (12 used & new offers)")).toBe("$118.00");
    expect(asked("$508,000", "Est. payment $3,120/mo")).toBe("$508,000");
    expect(asked("3,480万円", "月々の返済例 92,000円")).toBe("3,480万円");
  });

  it("is none where the rest of an amount stands in a line of its own [7.3]", () => {
    expect(asked("$19", "99")).toBe("");
    expect(asked("$19.99", "$19", "99")).toBe("$19.99");
  });

  it("holds the tax where an amount without it stands beside [7.3]", () => {
    expect(asked("1,000円（税込1,100円）")).toBe("1,100円");
    expect(asked("1,000円 1,400円")).toBe("");
  });
});

it.each(["Add to cart to see price", "See price in cart", "Log in to see price"])(
  "takes the amount beside “%s” for no price that is asked",
  (text) => {
    const lines = ["$75.00", text].map((line) => ({ text: line, isStruck: false }));
    expect(askedIn(lines).price).toBeNull();
  },
);
