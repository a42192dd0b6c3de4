import { expect, it } from "vitest";
import { toneSpeech } from "#test/tone-speech";
import { planSegments } from "./plan-segments.ts";

/** A voice that says 東京 slower the first time. */
const speech = {
  ...toneSpeech(),
  introduce(text: string, _voice: string, heard: Set<string>) {
    if (!text.includes("東京") || heard.has("東京")) return text;
    heard.add("東京");
    return text.replace("東京", "<東京>");
  },
};
const plan = (script: string) =>
  planSegments({ script, settings: { voice: "tone:ja", speed: 1, pitch: 0 }, speech }).segments;
const said = (script: string) => plan(script).map(({ text, introducing = text }) => introducing);

it("introduces a name where the script says it first, and not in a heading", () => {
  expect(said("# 東京\n\n東京へ行く。\n東京は広い。")).toEqual(["東京", "<東京>へ行く。", "東京は広い。"]);
});

it("makes no other sentence anew when the first one with a name goes or comes", () => {
  const [, second] = plan("東京へ行く。\n東京は広い。");
  const [alone] = plan("東京は広い。");
  expect(second?.introducing).toBeUndefined();
  expect(alone?.introducing).toBe("<東京>は広い。");
  expect(alone?.hash).toBe(second?.hash);
});

it("tells each part of a long quotation that it is quoted, as a key of its own", () => {
  const clause = "明日は必ず行きますから、".repeat(8);
  const quoting = { ...speech, normalize: (text: string) => text.replace("「", "⸨").replace("」", "⸩") };
  const [first, second, third, ...others] = planSegments({
    script: `「${clause}${clause}${clause}待っていて」と言った。`,
    settings: { voice: "tone:ja", speed: 1, pitch: 0 },
    speech: quoting,
  }).segments.map(({ text }) => text);
  expect([first?.slice(0, 3), second?.slice(0, 3), third?.slice(-9)]).toEqual([
    "⸨明日",
    "⸨明日",
    "ていて⸩と言った。",
  ]);
  expect(others).toEqual([]);
});
