import { noise, proveJoined, withFolder } from "#test/joined";

const coughs = noise([0.03, 0.9], [1, 0.02], [0.03, 0.9], [1, 0.02]);

withFolder();
proveJoined([
  ["a single part", [noise([3, 0.2])]],
  ["parts far softer than others", [noise([1.5, 0.9]), noise([1.5, 0.03]), noise([1.5, 0.9])]],
  ["parts that are soft but for coughs at their beginnings", [coughs, coughs, coughs]],
  ["one loud part among soft ones", [noise([1.5, 0.05]), noise([1.5, 0.9]), noise([1.5, 0.05])]],
]);
