import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";

const textsOf = (body: string) =>
  blocksOf(parseDocument(`<body>${body}</body>`, "https://yama.example/").body).map(({ text }) => text);

it("parts a speaker's name from what is said, where only its looks do [7.2]", () => {
  const talk = `
    <p class="q">――痛くないのですか。</p>
    <p><span class="n">鵜沢</span>外側は人の爪と同じです。</p>
    <p class="q">――失敗したことは。</p>
    <p><span class="n">鵜沢</span>あります。</p>`;
  expect(textsOf(talk)).toEqual([
    "――痛くないのですか。",
    "鵜沢：外側は人の爪と同じです。",
    "――失敗したことは。",
    "鵜沢：あります。",
  ]);
  expect(
    textsOf("<p><b>Ines</b> We began late.</p><p><b>Tom</b> How late?</p><p><b>Ines</b> At ten.</p>"),
  ).toEqual(["Ines: We began late.", "Tom How late?", "Ines: At ten."]);
});

it("leaves a name that is a word of its sentence, or that begins one paragraph only [7.2]", () => {
  const told = [
    "<p><b>鵜沢</b>さんは笑う。</p>",
    "<p><b>鵜沢</b>の弟子は三人。</p>",
    "<p><b>蹄鉄</b>打ち続けて二十年。</p>",
  ];
  expect(textsOf(told.join(""))).toEqual([
    "鵜沢さんは笑う。",
    "鵜沢の弟子は三人。",
    "蹄鉄打ち続けて二十年。",
  ]);
  expect(textsOf("<p><b>Ines</b> said so.</p><p><b>Ines</b>: No.</p>")).toEqual([
    "Ines said so.",
    "Ines: No.",
  ]);
});
