import { expect, it } from "vitest";
import { withoutCoworkers } from "./co-workers-ja.ts";

it.each([
  [
    "谷大学の早瀬ふみ教授、同大学院の林佑樹さん、粉屋の湊谷みつ子部長らの研究グループは、貝殻から粉を作りました。",
    "谷大学の早瀬ふみ教授らの研究グループは、貝殻から粉を作りました。",
  ],
  [
    "谷大学の早瀬ふみ准教授、北技術センターの内海義人主査らの国際共同研究チームは、粉を作りました。",
    "谷大学の早瀬ふみ准教授らの国際共同研究チームは、粉を作りました。",
  ],
  [
    "谷大学の早瀬ふみ教授らの研究グループは、粉を作りました。",
    "谷大学の早瀬ふみ教授らの研究グループは、粉を作りました。",
  ],
  ["早瀬ふみ教授、湊谷みつ子部長らが話しました。", "早瀬ふみ教授、湊谷みつ子部長らが話しました。"],
])("names the first of those who found something together [7.3]: %s", (text, said) => {
  expect(withoutCoworkers(text)).toBe(said);
});
