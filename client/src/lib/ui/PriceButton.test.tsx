import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderWithin } from "#test/render";
import { PriceButton } from "./PriceButton";

it.each([
  ["waits while its price is asked for", {}, "Write …", "true"],
  ["waits no more when no price comes", { unpriced: true }, "Write", "false"],
  ["waits for nothing where it cannot be used", { disabled: true }, "Write", "false"],
])("%s", async (_, props, text, busy) => {
  await renderWithin(
    <PriceButton credits={null} {...props} onClick={() => undefined}>
      Write{" "}
    </PriceButton>,
    { language: "en" },
  );
  const button = screen.getByRole("button");
  expect(button).toHaveTextContent(text);
  expect(button).toHaveAttribute("aria-busy", busy);
  expect(button).toBeDisabled();
});
