import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ErrorCode } from "#gql/enums";
import { AppError, type CatalogueCode, catalogue, fromCode } from "../errors";
import { languages } from "../i18n/language";
import { type HelpAnchor, helpAnchorOf } from "./help-anchor";

const helpIn = (language: string) =>
  readFileSync(
    join(import.meta.dirname, `../../../../server/assets/info-pages/${language}/help.html`),
    "utf8",
  );

it.each(languages)(
  "leads each code of the catalogue and of the server to a paragraph of its own, in %s",
  (language) => {
    const help = helpIn(language);
    const ofCatalogue = Object.keys(catalogue) as CatalogueCode[];
    expect(ofCatalogue.map((code) => helpAnchorOf(new AppError(code)))).toEqual(ofCatalogue);
    const ofServer = Object.values(ErrorCode);
    expect(ofServer.map((code) => helpAnchorOf(fromCode({ code })))).toEqual(ofServer);
    const anchors: HelpAnchor[] = [...ofCatalogue, ...ofServer, "signin", "notifications"];
    expect(anchors.filter((anchor) => !help.includes(`<h3 id="${anchor}">`))).toEqual([]);
  },
);

it.each([
  ["en", /If the account has been closed, .* cannot be ordered.*Only an administrator can open/],
  ["ja", /アカウントが停止されているときは、月額プランは申し込めず.*停止を解除できるのは管理者だけ/],
] as const)(
  "tells the owner of a closed account that paying does not open it, and whom to ask, in %s",
  (language, closed) => {
    const [, paragraph = ""] = /<h3 id="ACCOUNT_EXPIRED">.*\n(<p>.*<\/p>)/.exec(helpIn(language)) ?? [];
    expect(paragraph).toMatch(closed);
    expect(paragraph.match(/<a href="#contact">/g)).toHaveLength(1);
    expect(helpIn(language)).toContain('<h2 id="contact">');
  },
);

it("takes the server's own code before what its status means, and a code that it does not know by its status", () => {
  expect(helpAnchorOf(fromCode({ code: "PAGE_UNREADABLE", reason: "DNS" }))).toBe("PAGE_UNREADABLE");
  expect(helpAnchorOf(new AppError("CONFLICT", { code: "OF_A_NEWER_SERVER" }))).toBe("CONFLICT");
  expect(helpAnchorOf(new Error("of the browser"))).toBe("UNKNOWN_ERROR");
});

it("has nothing to explain about what somebody cancelled", () => {
  expect(helpAnchorOf(fromCode({ code: "CONFLICT", reason: "CANCELLED" }))).toBeNull();
});
