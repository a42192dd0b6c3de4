import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compileVoice } from "../../../../voice/compile.ts";
import { compileWords } from "../../../../voice/compile-words.ts";
import { userDictionary } from "../../../../voice/user-dictionary.ts";
import { openjtalk } from "../openjtalk.ts";

const rows = userDictionary().trimEnd().split("\n");
const rowOf = (word: string) => rows.find((row) => row.startsWith(`${word},`));
const costOf = (word: string) => Number(rowOf(word)?.split(",")[3]);

it("gives the front end each word as a noun, with reading, accent and morae", () => {
  expect(rowOf("大谷石")).toMatch(
    /^大谷石,1345,1345,-\d+,名詞,一般,\*,\*,\*,\*,大谷石,オーヤイシ,オーヤイシ,3\/5,C1$/,
  );
  expect(rowOf("百合根")).toMatch(/,百合根,ユリネ,ユリネ,0\/3,C2$/);
  // ジュ is one mora.
  expect(rowOf("呪術廻戦")).toMatch(/,ジュジュツカイセン,4\/7,C1$/);
});

it("lets a long word win over the short ones in it, and the words around a pair of kanji over the pair", () => {
  expect(costOf("大谷翔平")).toBeLessThan(2 * costOf("大谷"));
  expect(costOf("全問")).toBeGreaterThan(0);
});

it("reads a name as one only where a name can stand", async () => {
  const engine = openjtalk({ program: await compileVoice(), size: 1 });
  expect(await engine.reading("丹羽社長と八木先生")).toBe("ニワシャチョートヤギセンセー");
  expect(await engine.reading("梶原選手が直方へ行く")).toBe("カジワラセンシュガノーガタエイク");
  expect(await engine.reading("山中にある寺")).toBe("サンチューニアルテラ");
  expect(await engine.reading("丹波の黒豆")).toBe("タンバノクロマメ");
  expect(await engine.reading("三次市の三次試験")).toBe("ミヨシシノサンジシケン");
  await engine.close();
}, 120_000);

it("speaks a word with the accent of its row", async () => {
  const program = await compileVoice();
  const work = await mkdtemp(join(tmpdir(), "words-"));
  const flat = userDictionary().replace(/(?<=,オーヤイシ,)3\/5,C1/, "0/5,C2");
  const words = await compileWords(program, flat, work);
  const engines = [openjtalk({ program, size: 1 }), openjtalk({ program, words, size: 1 })];
  const inBoth = (text: string) =>
    Promise.all(
      engines.map((engine) => engine.speak({ text, voice: "openjtalk:mei_normal", speed: 1, pitch: 0 })),
    );

  const [accented, levelled] = await inBoth("大谷石です。");
  expect(accented?.samples).not.toEqual(levelled?.samples);
  const [one, other] = await inBoth("大谷翔平です。");
  expect(one?.samples).toEqual(other?.samples);

  await Promise.all(engines.map((engine) => engine.close()));
  await rm(work, { recursive: true });
}, 120_000);
