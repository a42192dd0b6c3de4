import { expect, it } from "vitest";
import { accountOf } from "./account.ts";

const line = (queueId: string) =>
  `{"level":30,"task":"generate_audio","queueId":"${queueId}","msg":"generate_audio ended"}`;
const orders = [
  { queueId: "j1", userId: "a", price: 7 },
  { queueId: "j2", userId: "a", price: 7 },
  { queueId: "j3", userId: "b", price: 5 },
];
const right = {
  logs: [
    `${line("j1")}\nready\n${line("j3")}\n`,
    `${line("j2")}\n{"queueId":"j1","msg":"write_script ended"}`,
  ],
  heard: ["j1", "j2", "j3"],
  begunAgain: [],
  charged: new Map([
    ["j1", 7],
    ["j2", 6],
    ["j3", 5],
  ]),
  paid: new Map([
    ["a", 13],
    ["b", 5],
  ]),
};
const NOTHING = { lost: 0, madeTwice: 0, abovePrice: 0, paidTooMuch: 0, paidTooLittle: 0, credits: 18 };

it("finds nothing where each job was made and paid once", () => {
  expect(accountOf(orders, right)).toEqual(NOTHING);
});

it("takes no order for right whose price or job is unknown", () => {
  const unknown = { userId: "c", price: Number.NaN } as (typeof orders)[number];
  expect(accountOf([...orders, unknown], right)).toEqual({ ...NOTHING, lost: 1, abovePrice: 1 });
});

it.each([
  ["a job without an audio", { heard: ["j1", "j3"] }, { lost: 1 }],
  ["a job that two workers made", { logs: [line("j1"), `${line("j2")}\n${line("j1")}`] }, { madeTwice: 1 }],
  ["a job that was begun by two, of which one never ended", { begunAgain: ["j2"] }, { madeTwice: 1 }],
  [
    "a job that two made and that was begun twice, once",
    { logs: [line("j3"), line("j3")], begunAgain: ["j3"] },
    { madeTwice: 1 },
  ],
  [
    "a user who paid a job twice",
    {
      paid: new Map([
        ["a", 20],
        ["b", 5],
      ]),
    },
    { paidTooMuch: 1, credits: 25 },
  ],
  ["a user who paid too little", { paid: new Map([["a", 13]]) }, { paidTooLittle: 1, credits: 13 }],
  [
    "a job that cost more than was quoted",
    {
      charged: new Map([
        ["j1", 7],
        ["j2", 6],
        ["j3", 6],
      ]),
      paid: new Map([
        ["a", 13],
        ["b", 6],
      ]),
    },
    { abovePrice: 1, credits: 19 },
  ],
])("finds %s", (_what, change, found) => {
  expect(accountOf(orders, { ...right, ...change })).toEqual({ ...NOTHING, ...found });
});
