import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { PageCover } from "./PageCover";

const drawn = (id: string, site: string, size: "small" | "large" = "large") => {
  const { container, unmount } = render(<PageCover page={{ id, site, url: "" }} size={size} />);
  const heights = [...container.querySelectorAll("rect")].map((bar) => bar.getAttribute("height"));
  const tint = container.querySelector("svg")?.style.getPropertyValue("--tint");
  unmount();
  return { heights, tint };
};

it("draws a page the same each time, and another page of its site in the same colour", () => {
  expect(drawn("p1", "Kettle Shop")).toEqual(drawn("p1", "Kettle Shop"));
  const [one, other] = [drawn("p1", "Kettle Shop"), drawn("p2", "Kettle Shop")];
  expect(other.tint).toBe(one.tint);
  expect(other.heights).not.toEqual(one.heights);
});

it("tells sites apart, and draws fewer bars where it is small", () => {
  const tints = ["Kettle Shop", "Lamp House", "Tea Daily", "News"].map((site) => drawn("p1", site).tint);
  expect(new Set(tints).size).toBeGreaterThan(1);
  expect(drawn("p1", "Kettle Shop", "small").heights).toHaveLength(9);
});
