import { noise, proveJoined, withFolder } from "#test/joined";

withFolder();
proveJoined([
  ["a single part", [noise([3, 0.2])]],
  ["parts far softer than others", [noise([1.5, 0.9]), noise([1.5, 0.03]), noise([1.5, 0.9])]],
  ["one loud part among soft ones", [noise([1.5, 0.05]), noise([1.5, 0.9]), noise([1.5, 0.05])]],
]);
