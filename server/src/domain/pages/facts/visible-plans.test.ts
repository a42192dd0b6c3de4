import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const facts = (body: string, title = "料金プラン｜まちの予約帳 - 小さな店の予約台帳") =>
  factsIn(
    `<html><head><title>${title}</title></head><body><main><h1>料金プラン</h1>${body}</main></body></html>`,
    "https://yoyaku.example/pricing",
  );
const priceIn = (body: string, title?: string) => facts(body, title).find(({ kind }) => kind === "price");
const plansIn = (body: string) =>
  (priceIn(body)?.provenance?.variants ?? []).map(({ name, price, per = "" }) => `${name} ${per}${price}`);

const box = (name: string, price: string, more = "") =>
  `<div class="plan"><h2>${name}</h2><p>${price}</p><a href="/start">始める</a>${more}</div>`;
const boxes = (...all: string[]) => `<section>${all.join("")}</section>`;
const bySeat = (...all: string[]) =>
  boxes(box("ひとり", "0円"), box("みんな", "<b>480</b>円<span>／ユーザー・月</span>"), ...all);
const options =
  "<h2>オプション</h2><p>券売機（1台）<span>52,800円（税込）</span></p><p>在庫があります。券売機は送料無料です。</p>";

it("reads the plans of a service, each with what one pays and for whom [7.3]", () => {
  expect(plansIn(bySeat(box("大きな店", "お見積もり")))).toEqual([
    "ひとり 0",
    "みんな 1ユーザーあたり月額480",
  ]);
  expect(
    plansIn(
      boxes(
        box("基本", "月額 1,980円（税込）", "<ul><li>追加の台帳 330円</li></ul>"),
        box("応援", "月額 3,980円（税込）"),
      ),
    ),
  ).toEqual(["基本 月額1980", "応援 月額3980"]);
  expect(
    plansIn(boxes(box("基本", "1,100円／月<small>税別1,000円</small>"), box("応援", "2,200円／月"))),
  ).toEqual(["基本 月額1100", "応援 月額2200"]);
});

it("takes nothing that a service sells beside its plans for its own [7.3]", () => {
  const found = facts(bySeat() + options);
  expect(found.find(({ kind }) => kind === "price")?.value).toBe("480");
  expect(found.filter(({ kind }) => kind === "shipping" || kind === "availability")).toEqual([]);
  // Where the plans have no boxes, an addition is no price either.
  expect(priceIn(`<p>お問い合わせください。</p>${options}<button>申し込む</button>`)).toBeUndefined();
});

it("names the terms that the shown prices are of, and tells none where it cannot be seen which [7.3]", () => {
  const toggle = (monthly: string, yearly: string) =>
    `<button role="tab" ${monthly}>月払い</button><button role="tab" ${yearly}>年払い 2か月分おトク</button>`;
  const on = 'aria-selected="true"';
  expect(priceIn(toggle(on, "") + bySeat())?.provenance?.terms).toBe("月払い");
  expect(priceIn(toggle("", on) + bySeat())?.provenance?.terms).toBe("年払い");
  expect(priceIn(toggle("", "") + bySeat())).toBeUndefined();
  const yearly = '<p class="hidden">400円／ユーザー・月</p>';
  expect(plansIn(toggle(on, "") + bySeat(box("本部", "900円／ユーザー・月", yearly)))).toContain(
    "本部 1ユーザーあたり月額900",
  );
});

it.each([
  ["with two amounts", bySeat(box("本部", "900円／ユーザー・月 初月は450円／ユーザー・月"))],
  [
    "that a page says to be for each person, where the box does not",
    `${bySeat(box("本部", "900円／月"))}<p>1ユーザーあたりの金額です。</p>`,
  ],
  [
    "with tax beside one without",
    boxes(box("基本", "1,980円（税込）／月"), box("応援", "3,600円（税別）／月")),
  ],
])("tells no plans %s [7.3]", (_, body) => {
  expect(priceIn(body)).toBeUndefined();
});

it("calls a service by its name, and not by its page's [7.3]", () => {
  const nameIn = (title: string) => facts(bySeat(), title).find(({ kind }) => kind === "name")?.value;
  expect(nameIn("料金プラン｜まちの予約帳 - 小さな店の予約台帳")).toBe("まちの予約帳");
  expect(nameIn("まちの予約帳 | ご利用料金")).toBe("まちの予約帳");
  expect(nameIn("料金プラン | 株式会社よやく")).toBe("料金プラン");
});

it("takes boxes of goods for no plans [7.3]", () => {
  const goods = boxes(box("湯のみ", "980円"), box("小皿", "1,480円"));
  expect(plansIn(goods)).toEqual([]);
  expect(priceIn(bySeat(), "予約台帳の料金プラン比較 おすすめ5選")?.provenance?.variants).toBeUndefined();
  const found = factsIn(
    `<html><head><title>桐の箱</title></head><body><h1>桐の箱</h1><p class="price">5,400円（税込）</p>${bySeat()}</body></html>`,
    "https://shop.example/1",
  );
  expect(found.find(({ kind }) => kind === "price")?.value).toBe("5400");
});
