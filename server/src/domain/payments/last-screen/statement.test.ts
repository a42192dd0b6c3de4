import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { statementOf } from "./statement.ts";

const now = new Date("2026-11-21T09:00:00+09:00");
const subscription = { kind: "subscription" } as const;
const pack = { kind: "pack", credits: 1_000, yen: 2_200 } as const;

describe("the next payment", () => {
  it.each([
    ["2026-11-21T23:59:59+09:00", "2026年12月21日"],
    ["2026-12-31T12:00:00+09:00", "2027年1月31日"],
    ["2027-01-31T12:00:00+09:00", "2027年2月28日"],
    // At these moments the calendar of UTC, by which a payment provider renews, is a month or a day behind.
    ["2027-03-01T08:00:00+09:00", "2027年3月29日"],
    ["2027-05-01T08:00:00+09:00", "2027年5月31日"],
    ["2027-01-31T08:00:00+09:00", "2027年3月1日"],
  ])("after an order of %s is on %s, in the words of Japan", (moment, next) => {
    const { rows } = statementOf(subscription, "ja", "stripe", new Date(moment));
    const said = Object.fromEntries(rows);
    expect(said["2回目以降のお支払い"]).toContain(`次回は${next}です。`);
    expect(said.解約の方法と期限).toContain(`初回は${next}の前日`);
  });
});

describe("the last screen before paying", () => {
  const said = (order: Parameters<typeof statementOf>[0], language: "ja" | "en") =>
    Object.fromEntries(statementOf(order, language, "stripe", now).rows);

  it("says of the monthly plan what it is, what each month costs, when, and how it ends", () => {
    const rows = said(subscription, "ja");
    expect(rows.分量).toContain("毎月2,000クレジット");
    expect(rows.初回のお支払い).toBe("2,980円（税込）");
    expect(rows["2回目以降のお支払い"]).toBe("1か月ごとに2,980円（税込）。次回は2026年12月21日です。");
    expect(rows["1年間ご利用になる場合の総額"]).toBe("35,760円（税込）");
    expect(rows.お支払いの方法).toContain("クレジットカード");
    expect(rows.お支払いの時期).toContain("ご注文の際に");
    expect(rows.契約期間).toContain("自動更新");
    expect(rows.ご利用の開始).toContain("ただちに");
    expect(rows.解約の方法と期限).toContain("次回更新日の前日（初回は2026年12月21日の前日）まで");
    expect(rows.無料トライアル).toContain("自動的に料金が発生することはありません");
  });

  it("says the same in English", () => {
    const rows = said(subscription, "en");
    expect(Object.keys(rows)).toHaveLength(Object.keys(said(subscription, "ja")).length);
    expect(rows["Later payments"]).toContain("¥2,980 (tax included) every month");
    expect(rows["Later payments"]).toContain("December 21, 2026");
    expect(rows["Total of one year"]).toBe("¥35,760 (tax included)");
    expect(rows.Refunds).toBe("We do not refund a change of mind or part of a month.");
  });

  it("says of a pack that it is paid once and renews nothing", () => {
    expect(said(pack, "ja")).toMatchObject({
      分量: "1,000クレジット",
      お支払い金額: "2,200円（税込）。お支払いは今回限りで、自動更新はありません。",
    });
    expect(said(pack, "en").Payment).toBe("¥2,200 (tax included), once. Nothing renews.");
  });

  it("has a button that says that it orders", () => {
    expect(statementOf(pack, "ja", "stripe", now).button).toBe("注文を確定して支払いへ進む");
    expect(statementOf(pack, "en", "stripe", now).button).toBe("Place the order and go to payment");
  });

  it("gives a changed text a new version, so that what somebody ordered by is found again", () => {
    const all = (["ja", "en"] as const).flatMap((language) =>
      [subscription, pack].map((order) => statementOf(order, language, "stripe", now)),
    );
    const hash = createHash("sha256")
      .update(all.map((one) => one.hash).join())
      .digest("hex")
      .slice(0, 12);
    expect([...new Set(all.map(({ version }) => version)), hash]).toEqual([2, "92f9dafb4411"]);
  });

  it("has another hash where it says another day, price or language", () => {
    const tomorrow = new Date(now.getTime() + 86_400_000);
    const hashes = [
      statementOf(subscription, "ja", "stripe", now),
      statementOf(subscription, "ja", "stripe", tomorrow),
      statementOf(subscription, "en", "stripe", now),
      statementOf(pack, "ja", "stripe", now),
      statementOf({ ...pack, yen: 2_201 }, "ja", "stripe", now),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(5);
  });
});
