import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fromCode } from "#lib/errors";
import { renderWithin } from "#test/render";
import { ErrorText } from "./ErrorText";
import { OrderErrorText } from "./OrderErrorText";

const refused = fromCode({ code: "TOO_MANY_REQUESTS" });

it.each([
  ["ja", "くわしい説明"],
  ["en", "More about this"],
] as const)("leads from an error to its paragraph in %s, in another tab", async (language, name) => {
  await renderWithin(<ErrorText error={refused} />, { language });
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", `/help?lang=${language}#TOO_MANY_REQUESTS`);
  expect(link).toHaveAttribute("target", "_blank");
});

it("leads on from an order's error too, once", async () => {
  await renderWithin(<OrderErrorText error={refused} />, { language: "en" });
  expect(document.body).toHaveTextContent(/No credits were charged\. More about this$/);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("leads nowhere from what was cancelled", async () => {
  await renderWithin(<ErrorText error={fromCode({ code: "CONFLICT", reason: "CANCELLED" })} />);
  expect(screen.queryByRole("link")).toBeNull();
});

describe("each screen", () => {
  const source = join(import.meta.dirname, "../..");
  const screens = globSync("**/*.tsx", { cwd: source })
    .filter((file) => !file.endsWith(".test.tsx"))
    .map((file) => ({ file, text: readFileSync(join(source, file), "utf8") }));
  const filesWith = (pattern: RegExp) =>
    screens.flatMap(({ file, text }) => (pattern.test(text) ? [file] : [])).toSorted();

  it("says the errors of calls through the components that lead to the help", () => {
    expect(filesWith(/\buse(Order)?ErrorText\b/)).toEqual([
      "lib/ui/ErrorText.tsx",
      "lib/ui/OrderErrorText.tsx",
    ]);
  });

  it("leads on wherever it alerts to an error", () => {
    const alerting = filesWith(/<Alert\s[^>]*color="red"|--mantine-color-error|role="alert"/);
    const leading = new Set(filesWith(/<(Order)?ErrorText\b|<HelpLink\b/));
    expect(alerting.filter((file) => !leading.has(file))).toEqual([
      // A switch that the browser did not keep: nothing of the account failed.
      "app/shell/KeysDialog.tsx",
      // A sample that did not play: a click tries again, and no account stands behind it.
      "features/auth/Sample.tsx",
      // A choice between two texts, of which neither is wrong.
      "features/scripts/editor/SameSentence.tsx",
    ]);
  });
});
