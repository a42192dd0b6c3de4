import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cases } from "./data.ts";

it("takes a value that a truth accepts as none for an empty one", () => {
  const folder = mkdtempSync(join(tmpdir(), "yomikoe-pages-"));
  for (const name of ["html", "ground-truth"]) mkdirSync(join(folder, name));
  writeFileSync(join(folder, "html/p01.html"), "<p>Ash mallet</p>");
  const truth = {
    url: "https://shop.example/1",
    content_type_header: "text/html; charset=UTF-8",
    ground_truth: { main_content: "Ash mallet", facts: { price: "40", brand: null } },
    _internal: { kind: "product", also_accept: { price: [null, "40.00"] } },
  };
  writeFileSync(join(folder, "ground-truth/p01.json"), JSON.stringify(truth));
  const [first] = [...cases(folder)];
  rmSync(folder, { recursive: true });
  expect(first?.facts).toEqual({ price: ["40", "", "40.00"], brand: [""] });
});
