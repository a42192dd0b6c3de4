import { expect, it } from "vitest";
import { sizeOf } from "./pre-scan.ts";

it.each([
  ["501 open elements", "<div>".repeat(501)],
  ["an attribute too many", `<p ${"a ".repeat(201)}>`],
  ["a tag too many", "<br>".repeat(200_001)],
  ["depth within noscript", `<noscript>${"<div>".repeat(500)}`],
  ["four noscripts in one another", `${"<noscript>x".repeat(4)}`],
  ["depth hidden behind a quoted bracket", `<div title=">">`.repeat(501)],
  ["depth behind a comment", `<!-- > --><div>`.repeat(501)],
])("refuses %s", (_, html) => {
  expect(sizeOf(html)).toBeNull();
});

it.each([
  ["500 open elements", "<div>".repeat(500)],
  ["200 attributes", `<p ${"a ".repeat(200)}>`],
  ["1,000 closed elements", "<div></div>".repeat(1_000)],
  ["1,000 void elements", "<br><img src=x>".repeat(1_000)],
  ["1,000 list items that nobody closes", `<ul>${"<li>x".repeat(1_000)}`],
  ["1,000 noscripts", "<noscript><img src=x></noscript>".repeat(1_000)],
  ["tags inside a script", `<script>${"document.write('<div>');".repeat(1_000)}</script>`],
  ["tags inside a comment", `<!--${"<div>".repeat(1_000)}-->`],
  ["angle brackets in prose", "a < b and b > c ".repeat(10_000)],
  ["one long attribute value", `<p title="${"a=b ".repeat(10_000)}">x</p>`],
  ["end tags of what was never open", "</div>".repeat(1_000)],
])("lets %s pass", (_, html) => {
  expect(sizeOf(html)).not.toBeNull();
});

it.each(["<", "</", "<!--", "<p", "<p a=", '<p a="', "<script>", "<title>x"])(
  "ends on a page that breaks off at %s",
  (html) => {
    expect(sizeOf(html)).not.toBeNull();
  },
);

it("counts the elements that ends without a beginning make", () => {
  expect(sizeOf("<div></p></p></br></div>")?.elements).toBe(4);
  expect(sizeOf("<p>a</p><p>b</p></div>")?.elements).toBe(2);
  expect(sizeOf("</p>".repeat(200_001))).toBeNull();
});

it("counts what opens", () => {
  expect(sizeOf("<ul><li>a<li>b</ul><br><!-- <p> --><script>'<b>'</script>")?.elements).toBe(5);
});

it.each([
  ["a row of four", "<i></i><br><b></b><p>x", 0 + 1 + 2 + 3],
  ["a chain of four", "<i><i><i><i>", 0],
  ["a row of three, two of them formulas", "<i></i><math></math><math></math>", 30 + 2 * 30],
  ["two rows of two", "<ul><li>a<li>b</ul><ol><li>c</li><li>d</li></ol>", 1 + 1 + 1],
])("knows how far the siblings of %s are from their first", (_, html, steps) => {
  expect(sizeOf(html)?.siblingSteps).toBe(steps);
});
