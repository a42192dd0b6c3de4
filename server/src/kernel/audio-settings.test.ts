import { expect, it } from "vitest";
import { AudioSettings } from "./audio-settings.ts";

const withNames = (...names: string[]) =>
  AudioSettings.safeParse({ speakers: names.map((name) => ({ name, voice: "v" })) });

it("takes no two speakers whose names a script cannot tell apart", () => {
  expect(withNames("A", "B").success).toBe(true);
  for (const other of ["A", "Ａ", " A "])
    expect(withNames("A", other).error?.issues).toMatchObject([
      { path: ["speakers"], message: "duplicate_name" },
    ]);
});
