import { expect, it } from "vitest";
import { divided } from "./divided.ts";

it.each([
  ["強 毎時420mL、弱 270mL", "強が毎時420mL、弱が270mL"],
  ["綿100%、持ち手 綿、金具 真ちゅう", "綿100%、持ち手が綿、金具が真ちゅう"],
  ["本体 ステンレス、ふた 樹脂", "本体がステンレス、ふたが樹脂"],
  ["海沿線 潮見駅、山手線 品川駅", "海沿線、潮見駅、山手線、品川駅"],
  ["約 30cm、約 20cm", "約 30cm、約 20cm"],
  ["全 3色、各 2個", "全 3色、各 2個"],
  ["第 1位、第 2位", "第 1位、第 2位"],
])("says %s as %s", (value, said) => expect(divided(value)).toBe(said));
