import { setImmediate as settled } from "node:timers/promises";
import { expect, it } from "vitest";
import { createFairSlots } from "./fair-slots.ts";

/** Askers that note when they get a place, in order. */
function queueFor(places: number) {
  const turns = createFairSlots(places);
  const served: string[] = [];
  const ask = (name: string, asker?: AbortSignal | string) =>
    turns.take(asker).then(
      (place) => void served.push(`${name}@${place}`),
      (reason: Error) => void served.push(`${name}: ${reason.message}`),
    );
  const release = async (place: number) => {
    turns.release(place);
    await settled();
  };
  return { ask, release, served, signal: () => new AbortController().signal };
}

it("whoever waits gets a place between two of one that wants many", async () => {
  const { ask, release, served, signal } = queueFor(1);
  const [many, few] = [signal(), signal()];
  for (const name of ["a1", "a2", "a3", "a4"]) void ask(name, many);
  for (const name of ["b1", "b2"]) void ask(name, few);
  void ask("alone");
  for (let i = 0; i < 6; i++) await release(0);
  expect(served).toEqual(["a1@0", "a2@0", "b1@0", "alone@0", "a3@0", "b2@0", "a4@0"]);
});

it("askers are told apart by their names, too", async () => {
  const { ask, release, served } = queueFor(1);
  for (const name of ["a1", "a2", "a3"]) void ask(name, "many");
  void ask("b1", "few");
  for (let i = 0; i < 3; i++) await release(0);
  expect(served).toEqual(["a1@0", "a2@0", "b1@0", "a3@0"]);
});

it("one that asks again and again comes behind those who wait", async () => {
  const { ask, release, served, signal } = queueFor(1);
  const [busy, other] = [signal(), signal()];
  for (const name of ["a1", "a2", "a3"]) void ask(name, busy);
  await release(0);
  void ask("a4", busy);
  void ask("b1", other);
  await release(0);
  await release(0);
  expect(served).toEqual(["a1@0", "a2@0", "a3@0", "b1@0"]);
});

it("who gave up takes nobody's place", async () => {
  const { ask, release, served, signal } = queueFor(2);
  const controller = new AbortController();
  for (const name of ["a1", "a2"]) void ask(name, signal());
  for (const name of ["b1", "b2"]) void ask(name, controller.signal);
  void ask("c1", signal());
  controller.abort(new Error("no longer"));
  await settled();
  await release(0);
  await release(1);
  void ask("d1", signal());
  await settled();
  expect(served).toEqual(["a1@1", "a2@0", "b1: no longer", "b2: no longer", "c1@0", "d1@1"]);
});
