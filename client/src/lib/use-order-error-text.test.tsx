import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { en, ja } from "#test/i18n";
import { renderWithin } from "#test/render";
import { AppError, type CatalogueCode, fromCode } from "./errors";
import { useErrorText } from "./use-error-text";
import { useOrderErrorText } from "./use-order-error-text";

function Said({ error }: { error: unknown }) {
  const [plain, ordered] = [useErrorText()(error), useOrderErrorText()(error)];
  return (
    <>
      <p data-testid="plain">{plain}</p>
      <p data-testid="ordered">{ordered}</p>
    </>
  );
}
const say = async (error: unknown, language: "ja" | "en" = "en") => {
  await renderWithin(<Said error={error} />, { language });
  const [plain = "", ordered = ""] = ["plain", "ordered"].map((id) => screen.getByTestId(id).textContent);
  return { plain, note: ordered.replace(plain, "").trim() };
};

const REFUSED = "No credits were charged.";
const RETURNED = "Credits for unfinished work are returned.";

it.each([
  [fromCode({ code: "CONFLICT", reason: "ALREADY_RUNNING" }), REFUSED],
  [fromCode({ code: "FORBIDDEN", reason: "PLAN_LIMIT" }), REFUSED],
  [fromCode({ code: "VALIDATION_ERROR", details: { field: "voice", rule: "unknown_voice" } }), REFUSED],
  [new AppError("TOO_MANY_REQUESTS"), REFUSED],
  [fromCode({ code: "SERVICE_UNAVAILABLE", reason: "SPEECH_ENGINE" }), RETURNED],
  [new Error("anything"), RETURNED],
  [new AppError("NETWORK_ERROR"), /pressing again does not charge twice/],
  [fromCode({ code: "CONFLICT", reason: "CANCELLED" }), ""],
  [fromCode({ code: "FORBIDDEN", reason: "KEY_LIMIT" }), ""],
])("says what became of the credits only of what was ordered: %s", async (error, note) => {
  expect((await say(error)).note).toEqual(typeof note === "string" ? note : expect.stringMatching(note));
});

/** Refusals and failures that follow the order of a script or of an audio. */
const ofOrders = [
  ...["NETWORK_ERROR", "INSUFFICIENT_CREDITS", "SERVER_ERROR", "UNKNOWN_ERROR"].map(
    (code) => new AppError(code as CatalogueCode),
  ),
  fromCode({ code: "SERVICE_UNAVAILABLE" }),
  ...["ALREADY_RUNNING", "QUOTE_EXPIRED", "NO_SCRIPT", "PAGE_CHANGED", "CANCELLED"].map((reason) =>
    fromCode({ code: "CONFLICT", reason }),
  ),
  ...["SPEECH_ENGINE", "WRITER", "WRITER_ANSWER"].map((reason) =>
    fromCode({ code: "SERVICE_UNAVAILABLE", reason }),
  ),
  fromCode({ code: "FORBIDDEN", reason: "PLAN_LIMIT" }),
  ...["unknown_voice", "unspeakable", "sentence_too_long", "language_marks", "manner_marks"].map((rule) =>
    fromCode({ code: "VALIDATION_ERROR", details: { field: "settings", rule } }),
  ),
];

it.each(ofOrders)("says with $code $refusal whether anything was charged", async (error) => {
  const { plain, note } = await say(error, "ja");
  expect(plain + note).toMatch(/クレジット|課金/);
  cleanup();
  const english = await say(error, "en");
  expect(english.plain + english.note).toMatch(/credits|charge/i);
});

it("says it in Japanese", async () => {
  const { plain, note } = await say(new AppError("CONFLICT"), "ja");
  expect(plain).toBe("ほかの操作と重なりました。最新の内容を読み込んでから、もう一度お試しください。");
  expect(note).toBe("クレジットは消費されていません。");
});

it("leaves every other text silent of credits that nobody ordered", () => {
  const telling = (texts: Record<string, string>) =>
    Object.entries(texts).flatMap(([key, text]) =>
      /消費されて|クレジットは戻|charged|are returned/.test(text) ? [key] : [],
    );
  const ordersOnly = [
    "INSUFFICIENT_CREDITS",
    "CANCELLED",
    "IDEMPOTENCY_KEY_REUSED",
    "KEY_LIMIT",
    "ABOVE_MAX_CREDITS",
  ];
  for (const { errors, reasons, rules } of [ja, en])
    expect(ordersOnly).toEqual(expect.arrayContaining([errors, reasons, rules].flatMap(telling)));
});
