import type { Elementish } from "../html/dom.ts";
import type { Columns, Features } from "./feature-table.ts";
import { placeNames } from "./place-names.ts";
import { FAR, type Surroundings, TAGS } from "./surroundings.ts";

/** How many of the parts around a block are looked at, from the inner to the outer. */
const PARTS = 4;

const flag = (holds: boolean) => (holds ? 1 : 0);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

type Arounds = readonly (Surroundings | null)[];

/** How far away the places and tags are that a block stands in. */
export function placeColumns(arounds: Arounds): Columns {
  const nowhere = new Uint8Array(Math.max(placeNames.length, TAGS.length)).fill(FAR);
  const names = [
    "depth",
    "hidden",
    "boilerplate",
    ...placeNames.map((name) => `at-${name}`),
    ...TAGS.map((name) => `in-${name}`),
  ];
  const values = new Float32Array(names.length);
  return {
    names,
    of(index) {
      const around = arounds[index];
      values[0] = around?.depth ?? 0;
      values[1] = flag(around?.hidden ?? false);
      values[2] = flag(around?.boilerplate ?? false);
      values.set(around?.places ?? nowhere.subarray(0, placeNames.length), 3);
      values.set(around?.tags ?? nowhere.subarray(0, TAGS.length), 3 + placeNames.length);
      return values;
    },
  };
}

const OF_PART =
  "blocks characters share links mean sentences headings prices readability defuddle firsts".split(" ");

/** The parts around a block, each the smallest that holds more than the one before. */
export function partColumns(arounds: Arounds, total: number): Columns {
  const names = Array.from({ length: PARTS }, (_, part) =>
    OF_PART.map((name) => `${name}${part + 1}`),
  ).flat();
  const values = new Float32Array(names.length);
  return {
    names,
    of(index) {
      let one = arounds[index] ?? null;
      for (let part = 0; part < PARTS; part++) {
        const inner = one?.blocks ?? 0;
        if (part > 0) while (one?.parent && one.blocks <= inner) one = one.parent;
        fillPart(values, part * OF_PART.length, one, total);
      }
      return values;
    },
  };
}

function fillPart(values: Float32Array, at: number, part: Surroundings | null, total: number): void {
  const { blocks = 0, characters = 0, linked = 0, sentences = 0 } = part ?? {};
  values[at] = blocks;
  values[at + 1] = characters;
  values[at + 2] = share(characters, total);
  values[at + 3] = share(linked, characters);
  values[at + 4] = share(characters, blocks);
  values[at + 5] = share(sentences, characters);
  values[at + 6] = share(part?.headings ?? 0, blocks);
  values[at + 7] = share(part?.prices ?? 0, blocks);
  values[at + 8] = share(part?.byReadability ?? 0, characters);
  values[at + 9] = share(part?.byDefuddle ?? 0, characters);
  values[at + 10] = share(part?.firstPersons ?? 0, characters);
}

/** The nearest row of three and more that look alike: an item of a list, a card of a grid, a post of a thread. */
export function listFeatures(around: Surroundings | null): Features {
  let levels = 0;
  let one = around;
  while (one && (one.alike < 3 || one.blocks < 1)) {
    one = one.parent;
    levels++;
  }
  return {
    alike: Math.min(100, one?.alike ?? 1),
    alikeIndex: Math.min(100, one?.alikeIndex ?? 0),
    alikeLevels: Math.min(FAR, levels),
    alikeBlocks: one?.blocks ?? 0,
    alikeCharacters: one?.characters ?? 0,
    alikeLinks: share(one?.linked ?? 0, one?.characters ?? 0),
    listLinks: share(one?.parent?.linked ?? 0, one?.parent?.characters ?? 0),
    listMean: share(one?.parent?.characters ?? 0, one?.alike ?? 1),
  };
}

const MOST_CELLS = 20;

/** How many cells follow one, in the direction of the step. A row may have thousands, which nobody asks about. */
function cellsBeside(cell: Elementish, step: (one: Elementish) => Elementish | null): number {
  let count = 0;
  for (let one = step(cell); one && count < MOST_CELLS; one = step(one)) count++;
  return count;
}

/** The cell of a table that lays the page out. */
export function cellFeatures(around: Surroundings | null): Features {
  let one = around;
  while (one && !/^t[dh]$/i.test(one.element?.tagName ?? "")) one = one.parent;
  const cell = one?.element;
  const inRow = cell?.parentElement ? cell : null;
  const before = inRow ? cellsBeside(inRow, (other) => other.previousElementSibling) : 0;
  const after = inRow ? cellsBeside(inRow, (other) => other.nextElementSibling) : 0;
  return {
    cells: inRow ? Math.min(MOST_CELLS, before + 1 + after) : 0,
    cellIndex: before,
    cellShare: share(one?.characters ?? 0, one?.parent?.parent?.characters ?? 0),
    cellLinks: share(one?.linked ?? 0, one?.characters ?? 0),
    cellColoured: flag(cell?.hasAttribute("bgcolor") ?? false),
    cellWidth: Number.parseInt(cell?.getAttribute("width") ?? "", 10) || 0,
    cellSentences: share(one?.sentences ?? 0, one?.characters ?? 0),
  };
}
