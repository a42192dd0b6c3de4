import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock as headed, paragraphsWritten, saidBlock as said, textPage } from "#test/text-page";
import { referredDeedsOn, stepsOn } from "./deeds-en.ts";
import { needsOn } from "./needs-en.ts";

const item = (text: string): Block => ({ kind: "list_item", text });
const LEAD = said("A wheel that squeaks in the rain has a dry axle. It is mended within an hour.");
const STEPS = [
  ["Lift the wheel", "Lift it with a beam of oak until the axle is free. Put a stone below it."],
  ["Clean the axle", "Clean it with a cloth of linen and hot water. Let it dry for an hour in the sun."],
  ["Rub it with tallow", "Warm the tallow in your hand first. Spread it as thin as you can."],
  ["Put the wheel back", "Lower the wheel until it sits on its brass again. Turn it by hand three times."],
] as const;
const below = (head: (text: string, at: number) => string) =>
  STEPS.flatMap(([deed, text], at) => [headed(head(deed, at)), said(text)]);
const NUMBERED = below((deed, at) => `Step ${at + 1}: ${deed}`);
const deedsOf = (title: string, blocks: Block[]) =>
  stepsOn(textPage(title, blocks)).map(({ said: deed }) => deed);
const DEEDS = ["lift the wheel", "clean the axle", "rub it with tallow", "put the wheel back"];

/** Headings with a sentence below each; deeper ones begin with ">". */
const page = (headings: readonly string[], text = "Then the mill stands beside the river again.") =>
  headings.flatMap((head) => [headed(head.replace(/^> /, ""), head.startsWith("> ") ? 3 : 2), said(text)]);

it("knows steps by the word, and orders by a title that asks how something is done", () => {
  expect(deedsOf("How to mend a squeaking wheel", NUMBERED)).toEqual(DEEDS);
  expect(deedsOf("A wheel that squeaks", [headed("Mending a wheel, step by step", 1), ...NUMBERED])).toEqual(
    DEEDS,
  );
  expect(deedsOf("A wheel that squeaks", NUMBERED)).toEqual([]);
  const plain = below((deed) => deed);
  const inFour = said("It is done in four steps.");
  expect(deedsOf("How to mend a squeaking wheel", [inFour, ...plain])).toEqual(DEEDS);
  expect(deedsOf("How to mend a squeaking wheel", plain)).toEqual([]);
  expect(deedsOf("A wheel that squeaks", [inFour, ...plain])).toEqual([]);
});

it("knows two deeds in one numbered heading", () => {
  const steps = ["Step 1: Lift the wheel", "Step 2: Measure and cut the felt", "Step 3: Test and lock"];
  const deeds = ["lift the wheel", "measure and cut the felt", "test and lock"];
  expect(deedsOf("How to mend a wheel", page(steps))).toEqual(deeds);
});

it("tells a procedure by its steps below a heading of them all, and a ban with its case", async () => {
  const lead = said(
    "A dry axle squeaks. If the wheel is old, its paint has lead. Don’t sand it. Old felt may hold asbestos. Wear a mask.",
  );
  const deeper = NUMBERED.map((block) => (block.kind === "heading" ? headed(block.text, 3) : block));
  const blocks = [lead, headed("Steps"), ...deeper];
  const script = (await paragraphsWritten(textPage("How to mend a wheel", blocks), 90)).flat();
  expect(script).toContain("First, lift the wheel.");
  expect(script[script.indexOf("Don’t sand it.") - 1]).toBe("If the wheel is old, its paint has lead.");
  expect(script[script.indexOf("Wear a mask.") - 1]).toBe("Old felt may hold asbestos.");
});

it("tells the steps of a page whose table of what one needs forbids something", async () => {
  const needs = [headed("What you need"), { kind: "table_row", text: "Glue / 30 ml / Never epoxy" } as Block];
  const page = textPage("How to mend a wheel", [said("A dry axle squeaks."), ...needs, ...NUMBERED]);
  expect((await paragraphsWritten(page, 90)).flat()).toContain("First, lift the wheel.");
});

it("leaves what a site calls its readers to out of the steps", () => {
  const steps = ["Sand the door", "Paint the panels", "Hang the door"];
  const calls = ["Share this article", "Read more about doors", "Leave a comment", "Subscribe"];
  const deeds = ["sand the door", "paint the panels", "hang the door"];
  expect(deedsOf("How to Paint a Door", page([...steps, ...calls]))).toEqual(deeds);
});

it("keeps the capitals of names", () => {
  const steps = ["Book a train to Tarn", "Ask Anna for a room", "Visit the mill on Monday"];
  const deeds = ["book a train to Tarn", "ask Anna for a room", "visit the mill on Monday"];
  expect(deedsOf("How to see the mill", page(steps))).toEqual(deeds);
});

it.each([
  ["How to mend a wheel", ["1. Oak", "2. Ash", "3. Elm"]],
  ["How to mend a wheel", ["Step 1: Lift the wheel", "Step 2: The axle", "Step 3: Turn it by hand"]],
  ["How to mend a wheel", ["Step 1", "Step 2", "Step 3"]],
  ["How to mend a wheel", ["Step 1: Lift the wheel", "Step 2: Clean the axle"]],
  ["How to mend a wheel", ["Step 1: Lift the wheel", "Step 3: Clean the axle", "Step 4: Turn it by hand"]],
  ["How to mend a wheel", ["Step 1: Lift the wheel", "The axle", "Step 2: Clean it", "Step 3: Turn it"]],
  [
    "5 Mistakes Every New Gardener Makes",
    ["1. Water the Plants Every Day", "2. Plant the Seeds Too Deep", "3. Cut the Roots"],
  ],
  [
    "What not to do after a snake bite",
    ["1. Cut the wound", "2. Suck the poison out", "3. Put ice on it", "4. Tie off the leg"],
  ],
  [
    "How not to treat a snake bite",
    ["Step 1: Cut the wound", "Step 2: Put ice on it", "Step 3: Tie off the leg"],
  ],
  ["Ten myths about cats", ["1. Put a cat out at night", "2. Feed a cat milk", "3. Wash a cat in water"]],
  ["7 Reasons to Keep Bees", ["1. Save the Planet", "2. Eat Your Own Honey", "3. Learn a New Skill"]],
  ["Five songs for the road", ["1. Take the road", "2. Hit the road", "3. Drive all night"]],
  ["3 things to watch in the election", ["1. Watch the south", "2. Hold the north", "3. Count the votes"]],
  ["Mill history: the four acts", ["1. Build the mill", "2. Burn the mill", "3. Love the mill"]],
  ["10 Ways to Clean a House Cheaply", ["1. Use the vinegar", "2. Boil the cloth", "3. Clean the windows"]],
  [
    "How to Clean a Burnt Pan (three methods)",
    ["Boil vinegar in the pan", "Rub it with salt", "Use a tablet"],
  ],
  [
    "How to Clean a Burnt Pan",
    [
      "With vinegar",
      "> Fill the pan",
      "> Boil it",
      "> Scrub the pan",
      "With salt",
      "> Pour salt into the pan",
      "> Rub it with a cloth",
      "> Rinse the pan",
    ],
  ],
  [
    "How to Install the loom",
    [
      "On Windows",
      "> 1. Download the installer",
      "> 2. Run the installer",
      "> 3. Restart the computer",
      "On Linux",
      "> 1. Add the repository",
      "> 2. Update the list",
      "> 3. Install the package",
    ],
  ],
  [
    "How to Move the Old Loom",
    [
      "Part A",
      "> Step 1: Lift the loom",
      "> Step 2: Carry the loom",
      "> Step 3: Clean the loom",
      "Part B",
      "> Step 1: Lower the loom",
      "> Step 2: Turn it",
      "> Step 3: Use it",
    ],
  ],
  [
    "How to Choose a Tent",
    [
      "Step 1: Measure the car",
      "Step 2: Count the people",
      "Step 3: Buy the tent",
      "How to Pitch It",
      "Step 1: Clear the ground",
      "Step 2: Raise the poles",
      "Step 3: Tie the ropes",
    ],
  ],
  [
    "How to Brew Tea",
    ["Boil the water", "Why the water matters", "Warm the pot", "Pour the water", "Wait four minutes"],
  ],
])("takes for no procedure: %s, %j", (title, headings) => {
  expect(deedsOf(title, page(headings))).toEqual([]);
});

it.each([
  ["How to Save Money in Tarn", ["Buy a bus pass", "Eat at the market", "Visit the museums on Sundays"]],
  ["How to talk about death with children", ["Be honest", "Let them ask", "Show your own grief"]],
])("takes for no procedure what nothing puts in order: %s", (title, headings) => {
  expect(deedsOf(title, page(headings, "They come back to it many times."))).toEqual([]);
});

it("takes for no procedure orders that one chooses among", () => {
  const orders = page(["Boil vinegar in the pan", "Rub it with salt", "Use a tablet"]);
  expect(deedsOf("How to Clean a Pan", orders)).toHaveLength(3);
  expect(deedsOf("How to Clean a Pan", [said("Three ways bring it back."), ...orders])).toEqual([]);
});

const TURNS = [
  "First, lift the wheel.",
  "Then clean the axle.",
  "Next, rub it with tallow.",
  "Finally, put the wheel back.",
];
const scriptOf = async (title: string, blocks: Block[], seconds: number) =>
  (await paragraphsWritten(textPage(title, blocks), seconds, "narration")).flat();

it("tells each step in its turn, with what stands below it as far as there is time", async () => {
  const told = await scriptOf("How to mend a wheel", [LEAD, ...NUMBERED], 40);
  expect(told[1]).toBe("A wheel that squeaks in the rain has a dry axle.");
  expect(told.filter((text) => TURNS.includes(text))).toEqual(TURNS);
  expect(told[told.indexOf("First, lift the wheel.") + 1]).toBe(
    "Lift it with a beam of oak until the axle is free.",
  );
});

it("tells by passages where not all steps have room", async () => {
  const deeds = ["wheel", "axle", "stone", "beam", "door", "roof", "gate", "stair", "floor", "chain"];
  const blocks = deeds.flatMap((thing, at) => [
    headed(`Step ${at + 1}: Clean the ${thing} of the mill with hot water and a cloth`),
    said(`The ${thing} of the mill is made of oak and weighs a ton.`),
  ]);
  const told = await scriptOf("How to clean a mill", [LEAD, ...blocks], 30);
  expect(told.filter((text) => / with hot water and a cloth\.$/.test(text))).toEqual([]);
  expect(told).toContain("A wheel that squeaks in the rain has a dry axle.");
});

const LIVE = [
  "Switch off the mains before you touch any wire.",
  "Never work on a live circuit, because it can kill you.",
  "Never pull at a wire, because it breaks behind the wall.",
  "Copper and aluminium wires must never meet in one terminal.",
];
const SOCKET = [
  said("A loose socket is a danger in every house. You can replace it yourself in half an hour."),
  headed("Warning"),
  said(`${LIVE[0]} ${LIVE[1]}`),
  headed("Step 1: Remove the cover"),
  said("Turn the two screws with a small driver. Put the cover aside with its screws."),
  headed("Step 2: Loosen the wires"),
  said("Note which wire sits in which terminal. The old wires are red and black."),
  said(LIVE[2] ?? ""),
  headed("Caution", 3),
  said(LIVE[3] ?? ""),
  headed("Step 3: Fit the new socket"),
  said("Put each wire into the terminal of its colour. The screws hold them in the terminals."),
  said("A socket in a bathroom needs a residual current device by law."),
  headed("Step 4: Close the cover"),
  said("Turn the screws until the cover sits flat. A lamp shows whether the socket works."),
];

it("tells every warning of a procedure that it tells by its steps", async () => {
  const told = await scriptOf("How to Replace a Wall Socket", SOCKET, 60);
  expect(told).toContain("First, remove the cover.");
  expect(told.filter((text) => LIVE.includes(text))).toEqual(LIVE);
  expect(told.indexOf(LIVE[1] ?? "")).toBeLessThan(told.indexOf("First, remove the cover."));
  const step = told.indexOf("Then loosen the wires.");
  expect(step).toBeGreaterThan(0);
  expect(told.indexOf(LIVE[2] ?? "")).toBeGreaterThan(step);
});

it("tells a warning without the label before it, and the steps behind it", async () => {
  const labelled = "Caution: Dust and old wax both give off fumes. Open the window.";
  const told = await scriptOf("How to Replace a Wall Socket", [said(labelled), ...SOCKET], 70);
  expect(told).toContain("Dust and old wax both give off fumes.");
  expect(told).toContain("First, remove the cover.");
});

it.each([
  ["a warning is no sentence", [...SOCKET, item("Electricity: never with wet hands")], 70],
  ["a warning is a heading", [...SOCKET, headed("Never touch a live wire", 3)], 70],
])("sends to the other warnings, with all steps, where %s [6.2]", async (_, blocks, seconds) => {
  const told = await scriptOf("How to Replace a Wall Socket", blocks, seconds);
  const at = told.indexOf("Read the other warnings on the page before you begin.");
  expect(at).toBeGreaterThan(told.indexOf(LIVE[1] ?? ""));
  expect(told.filter((text) => /^(?:First, remove|Finally, close) the cover\.$/.test(text))).toHaveLength(2);
  expect(told.indexOf("First, remove the cover.")).toBeGreaterThan(at);
  expect(told).toEqual(expect.arrayContaining(LIVE.slice(0, 2)));
});

it("tells by their heads the steps of a procedure whose warnings have no room, and where these stand", async () => {
  const told = await scriptOf("How to Replace a Wall Socket", SOCKET, 30);
  const at = told.indexOf("Read the warnings on the page before you begin.");
  expect(at).toBeGreaterThan(0);
  expect(told.slice(at + 1, at + 3)).toEqual([
    "First, remove the cover, then loosen the wires, then fit the new socket.",
    "Finally, close the cover.",
  ]);
});

it("keeps what saves from harm where other warnings have no room", async () => {
  const blocks = [
    said("A window that will not stay up has a broken cord. It is mended in an afternoon for $35."),
    ...["What you need", "Before you start", "Step-by-step"].map(item),
    headed("What you need"),
    ...["Item: How much", "Braided cord, 6 mm: 10 m", "Clout nails: 12", "A helper: 1"].map(
      (text): Block => ({ kind: "table_row", text }),
    ),
    headed("Before you start"),
    said("If the paint is old, assume it has lead in it. Don’t dry sand it. Wear a dust mask."),
    headed("Step-by-step"),
    ...[
      ["Lift the bead", "Begin in the middle of it, never at its ends. Number both parts of it on the back."],
      ["Open the pocket", "It is a hatch low on each side. Never force the hatch, as the old wood splits."],
      ["Tie the cord", "Pass it through the eye of the weight. Do not leave the tail of it hanging out."],
      ["Hang the sash", "Run it up and down six times. Never plane its edge before the paint is dry."],
    ].flatMap(([deed = "", text = ""], at) => [headed(`Step ${at + 1}: ${deed}`, 3), said(text)]),
  ];
  const short = await scriptOf("How to mend a sash window", blocks, 36);
  expect(short).toEqual(expect.arrayContaining(["Don’t dry sand it.", "Wear a dust mask."]));
  expect(short.join(" ")).toMatch(/lift the bead.*open the pocket.*tie the cord.*hang the sash/);
  const whole = (await scriptOf("How to mend a sash window", blocks, 75)).join(" ");
  expect(whole).toMatch(/You need[^.]* braided cord, clout nails and a helper\./);
  expect(whole).toContain("never at its ends");
});

it("fills the time with the sentences of the steps, or tells by passages", async () => {
  const blocks = STEPS.flatMap(([deed, text], at) => [
    headed(`Step ${at + 1}: ${deed}`),
    ...text.split(/(?<=\.) /).map(said),
    said(`The people of valley ${at + 1} have done so since the mill was built in 1911.`),
  ]);
  const told = await scriptOf("How to mend a wheel", [LEAD, ...blocks], 75);
  expect(told.filter((text) => TURNS.includes(text))).toEqual(TURNS);
  expect(told).toContain("Spread it as thin as you can.");
  expect(told).toContain("The people of valley 4 have done so since the mill was built in 1911.");
  const more = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((at) => [
    headed(`The mill ${at}`),
    said(
      `Mill ${at} of the valley grinds the corn of nine farms each autumn, and its baker sells the bread.`,
    ),
  ]);
  const long = await scriptOf("How to mend a wheel", [LEAD, ...NUMBERED, ...more], 90);
  expect(long.filter((text) => TURNS.includes(text))).toEqual([]);
  // A page that has no more to tell is told by its steps for as long as they last.
  const short = await scriptOf(
    "How to mend a wheel",
    [LEAD, ...NUMBERED, headed("Links"), said("Old mills.")],
    90,
  );
  expect(short.filter((text) => TURNS.includes(text))).toEqual(TURNS);
});

it("names what one needs, and says where something is left out", () => {
  const needs = [
    "#8 cotton cord, about 6 ft a side",
    "Two stiff knives",
    "Flat bar (steel)",
    "Pliers and a screwdriver",
  ];
  const list = [headed("What you'll need"), ...needs.map(item)];
  expect(needsOn(list)?.text).toBe(
    "You need a cotton cord, two stiff knives, a flat bar, and pliers and a screwdriver.",
  );
  expect(needsOn([...list, item('1" nails × 4')])?.text).toMatch(
    /^Among other things, you need a cotton cord,/,
  );
  expect(
    needsOn([headed("What you'll need"), item("Two stiff knives"), item("Your mill's manual")])?.text,
  ).toBe("You need two stiff knives and your mill's manual.");
  expect(needsOn([headed("What we need"), ...needs.map(item)])).toBeNull();
});

it.each<[string, string[], string | null]>([
  ["Tools", ["Hammer", "Saw"], "You need a hammer and a saw."],
  ["You need", ["Water", "Flour", "Salt", "Yeast"], "You need water, flour, salt and yeast."],
  ["What you need", ["To be over 18", "A valid passport"], null],
  ["Supplies", ["Water", "No metal tools", "Don't use bleach"], null],
  ["Tools needed", ["None", "Screwdriver"], null],
  ["You will need", ["Hammer", "Optional: a torch"], null],
  ["You will need", ["Hammer", "If your hair is long, a comb"], null],
  ["You will need", ["Hammer", "Be patient"], null],
  ["You will need", ["Sandpaper (not for old lead paint)", "Hammer"], null],
  ["Materials", ["Bleach (never with vinegar)", "Bucket"], null],
  ["Materials", ["Bleach. Never mix it with vinegar", "Bucket"], null],
  ["Materials", ["Gloves (optional)", "Bucket"], null],
  ["Materials", ["Gloves, if you have sensitive skin", "Bucket"], null],
  ["Equipment", ["Gym", "Sauna", "Free parking"], null],
  ["You need", ["Node 20 or later", "A hammer"], null],
  ["You need", ["Basic understanding", "A hammer"], null],
  ["You need", ["Sandpaper", "Glue", "Basic knowledge"], "You need sandpaper, glue and basic knowledge."],
])("names what one needs only where each item is a thing: %s, %j", (heading, needs, said) => {
  expect(needsOn([headed(heading), ...needs.map(item)])?.text ?? null).toBe(said);
});

it("names the things of all lists of what one needs", () => {
  const lists = [headed("Tools"), item("Hammer"), item("Saw"), headed("Materials"), item("Glue")];
  expect(needsOn(lists)?.text).toBe("You need a hammer, a saw and glue.");
  expect(needsOn([...lists, item("Bleach, never with vinegar")])).toBeNull();
});

it("says what one can do with the thing of a reference", () => {
  const reference = (title: string, headings: string[]) =>
    referredDeedsOn(
      textPage(
        title,
        headings.map((text) => headed(text)),
      ),
    );
  const deeds = ["Create a delivery", "Retrieve a delivery", "List deliveries"];
  expect(reference("Deliveries", deeds)).toEqual({
    verbs: ["create", "retrieve", "list"],
    object: "deliveries",
  });
  expect(reference("The mill", deeds)).toBeNull();
  expect(reference("A life in music", ["Hear music", "Play music", "Love music"])).toBeNull();
  expect(reference("Why we left the city", ["Leave the city", "Love the city", "Fear the city"])).toBeNull();
  expect(reference("We sell cars", ["Sell cars", "Buy cars", "Rent cars"])).toBeNull();
  expect(reference("Music", ["Create music", "Delete music", "List music"])).toBeNull();
  expect(reference("Deliveries", ["Deliveries by boat", "Late deliveries", "Free deliveries"])).toBeNull();
});

it("takes each heading below one for instructions as a step, up to a tip [7.3]", () => {
  const steps = ["Lift the wheel", "Sponge at the right moment", "Clean the axle", "Pack the brass"];
  const below = steps.map((step) => headed(step, 3));
  const blocks = [
    headed("Instructions"),
    ...below.flatMap((head) => [head, said("Mind the brass of the wheel.")]),
  ];
  const all = ["lift the wheel", "sponge at the right moment", "clean the axle", "pack the brass"];
  const title = "How to mend a squeaking wheel";
  expect(deedsOf(title, [LEAD, ...blocks])).toEqual(all);
  expect(deedsOf(title, [LEAD, headed("The four steps"), ...blocks.slice(1)])).toEqual(all);
  expect(deedsOf(title, [LEAD, headed("The four wheels"), ...blocks.slice(1)])).toEqual([]);
  expect(deedsOf(title, [LEAD, ...blocks, headed("Tip", 3), said("Tallow is best.")])).toEqual(all);
  expect(deedsOf(title, [LEAD, ...blocks, headed("When to call a smith"), said("Call one in May.")])).toEqual(
    all,
  );
  const parts = ["The wheel", "The axle", "Clean the brass"].map((part) => headed(part, 3));
  expect(deedsOf(title, [LEAD, headed("Instructions"), ...parts])).toEqual([]);
});
