import { expect, it } from "vitest";
import { tabTitle } from "./TabTitle";

it("shows the progress of what is being made in the tab's title", () => {
  const queue = (status: string, progress: number) => ({ status, progress });
  expect(
    tabTitle({ title: "水筒", queues: [queue("running", 0.4), queue("queued", 0), queue("completed", 1)] }),
  ).toBe("20% · 水筒 – Yomikoe");
  expect(tabTitle({ title: null, queues: [queue("completed", 1)] })).toBe("Yomikoe");
});
