import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PageName } from "./PageName";

const shown = (title: string | null, url: string) => {
  const { container } = render(<PageName entry={{ title, url }} />);
  return container.innerHTML;
};

test("a page without a title is called by its address, which may break behind its parts", () => {
  expect(shown(null, "https://shop.example/tea/pots?id=7&size=l")).toBe(
    "shop.example/<wbr>tea/<wbr>pots?<wbr>id=<wbr>7&amp;<wbr>size=<wbr>l",
  );
});

test("a title stays whole, even one that looks like an address", () => {
  expect(shown("https://shop.example/tea", "https://shop.example/tea")).toBe("https://shop.example/tea");
});

test("the parts of an address read as one name", () => {
  const { container } = render(<PageName entry={{ title: null, url: "http://127.0.0.1:80/blocked" }} />);
  expect(container.textContent).toBe("127.0.0.1:80/blocked");
});
