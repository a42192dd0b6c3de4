import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey";

/** Generous for a busy machine; nothing here takes long on one that is not. */
const WORK = { timeout: 90_000 };

/** Nearly five minutes when spoken: what a trial account may make at once. */
const SUBJECTS = ["新しいリュック", "この傘", "軽い水筒", "木の机", "赤い自転車", "小さな時計", "厚い毛布"];
const DEEDS = ["毎日の通勤で役に立ちます", "雨の日も安心して使えます", "家族みんなに喜ばれています"];
export const longScript = (first = 1, sentences = 52) =>
  Array.from({ length: sentences }, (_, at) => {
    const end = at % 9 === 8 ? "\n\n" : "";
    return `${SUBJECTS[at % 7]}は${first + at}番目の品で、${DEEDS[at % 3]}。${end}`;
  }).join("");
export const LONG_SCRIPT = longScript();

export const entryList = (page: Page) => page.getByRole("list", { name: "ページの一覧" });
export const japanesePlayer = (page: Page) => page.getByRole("region", { name: "プレーヤー" });
export const scriptButton = (page: Page) => page.getByRole("button", { name: /^台本をつくる.*クレジット/ });
export const audioButton = (page: Page) => page.getByRole("button", { name: /^音声をつくる.*クレジット/ });

/** Script and audio in one order. */
export const bothButton = (page: Page) =>
  page.getByRole("button", { name: /^台本と音声をつくる.*クレジット/ });

/** Counts what somebody does from now on: presses of buttons, and fields that are filled in. */
export async function countActions(page: Page) {
  const actions = await page.evaluateHandle(() => {
    const seen = { presses: 0, fields: 0 };
    const fields = new Set<EventTarget | null>();
    document.addEventListener("click", () => void seen.presses++, true);
    const fill = ({ target }: Event) => {
      seen.fields = fields.add(target).size;
    };
    document.addEventListener("input", fill, true);
    return seen;
  });
  return () => actions.jsonValue();
}

/** The player's position in seconds. */
export const positionOf = async (player: Locator) =>
  Number(await player.getByRole("slider", { name: "再生位置" }).getAttribute("aria-valuenow"));

export const audioJob = (page: Page) => page.getByRole("region", { name: "音声を作成しています" });
const creditsLabel = (page: Page) => page.getByRole("button", { name: /^[\d,]+クレジット$/ });

/** The balance that the header shows. */
export async function creditsOf(page: Page): Promise<number> {
  const label = await creditsLabel(page).textContent();
  return Number(label?.replace(/\D/g, ""));
}

/** The price on a button. */
export async function priceOf(button: Locator): Promise<number> {
  await expect(button).toBeEnabled();
  return Number((await button.textContent())?.match(/(\d+)\s*クレジット/)?.[1]);
}

/** The last screen before paying, in either language; ends on the page where one pays. */
export async function placeOrder(page: Page) {
  await page.waitForURL(/\/order\//);
  await page.getByRole("button", { name: /^注文を確定して|^Place the order/ }).click();
  await page.waitForURL(/\/checkout\//);
}

/** Pays for the monthly plan at the sandbox's checkout; ends on the main screen. */
export async function buyMonthlyPlan(page: Page) {
  await creditsLabel(page).click();
  await page.getByRole("button", { name: "月額プランにする" }).click();
  await placeOrder(page);
  await page.getByRole("button", { name: "支払う" }).click();
  await page.waitForURL(/\/payment\/success/);
  await page.getByRole("link", { name: "メイン画面へ進む" }).click();
  await expect(creditsLabel(page)).toHaveText(/2,150/);
}

/** Submits addresses as one would paste them. */
export async function submitPages(page: Page, ...urls: string[]) {
  await page.getByRole("textbox", { name: /URL/ }).fill(urls.join("\n"));
  await page.getByRole("button", { name: "追加" }).click();
}

/** Has a script of the open page written. */
export async function makeScript(page: Page) {
  await scriptButton(page).click(WORK);
  const script = page.getByRole("group", { name: "台本" });
  await expect(script).toBeVisible(WORK);
  return script;
}

/** Replaces the script by the given text. */
export async function rewriteScript(page: Page, text: string) {
  await page.getByRole("button", { name: "まとめて編集" }).click();
  await page.getByRole("textbox", { name: "台本" }).fill(text);
  await expect(page.getByText("保存済み")).toBeVisible();
}

/** At how many rows of the list at once a job counted n of m, at most, from now on. */
export async function followJobs(page: Page) {
  const most = await entryList(page).evaluateHandle((list) => {
    const seen = { jobs: 0 };
    const look = () => {
      const busy = [...list.querySelectorAll("li")].filter((row) => /\d+ \/ \d+/.test(row.textContent ?? ""));
      seen.jobs = Math.max(seen.jobs, busy.length);
    };
    new MutationObserver(look).observe(list, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  return async () => (await most.jsonValue()).jobs;
}

/** Every different status that an entry's row shows from now on, without its numbers. */
export async function followStatus(page: Page, title: RegExp) {
  const row = entryList(page).getByRole("listitem").filter({ hasText: title });
  const handle = await row.elementHandle();
  if (!handle) throw new Error("No such entry in the list");
  const words = await handle.evaluateHandle((item) => {
    const seen: string[] = [];
    const look = () => {
      const word = item.querySelector("[data-tone]")?.textContent?.replace(/[\d\s/]+/g, "") ?? "";
      if (word !== seen.at(-1)) seen.push(word);
    };
    look();
    new MutationObserver(look).observe(item, { childList: true, characterData: true, subtree: true });
    return seen;
  });
  return () => words.jsonValue();
}
