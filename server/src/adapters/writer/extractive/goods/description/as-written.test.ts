import { describe, expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const english = (...blocks: Parameters<typeof textPage>[1]) =>
  textPage("Ridley pepper mill", blocks, { type: "product", site: "Harrow Tools" });
const told = async (page: ReturnType<typeof english>, seconds = 45) =>
  (await paragraphsWritten(page, seconds, "product")).flat();

const NUT =
  "Most pepper mills fail at the nut. You tighten it for a fine grind, and three days later it has wandered back. The brass crown clicks into one of eleven places and stays there until you move it.";
const BURR =
  "The burr is steel. It cuts rather than crushes, so there is very little dust. We use four for eggs, and eleven when somebody means it.";

describe("a description in paragraphs", () => {
  it("is told as its shop wrote it, sentence after sentence", async () => {
    const script = await told(english(saidBlock(NUT), saidBlock(BURR)));
    const first = script.indexOf("Most pepper mills fail at the nut.");
    expect(script.slice(first, first + 3).join(" ")).toBe(NUT);
  });

  it("leaves out the lines of its poster, and says of a part that the goods have it [6.2]", async () => {
    const script = await told(
      english(
        saidBlock(NUT),
        saidBlock(
          `Introducing the finest grind of all the mills in the whole wide valley. Small wonder. ${BURR} Brass in the fast lane. Wide handle.`,
        ),
      ),
    );
    expect(script.join(" ")).not.toMatch(/Introducing|Small wonder|fast lane/);
    expect(script).toContain("It has a wide handle.");
  });

  it("says once who speaks, by the name of its site, where the page says “we”", async () => {
    const script = await told(english(saidBlock(NUT), saidBlock(BURR)));
    expect(script.filter((text) => text === "This is how Harrow Tools describes it.")).toHaveLength(1);
    expect(script).toContain("We use four for eggs, and eleven when somebody means it.");
  });

  it("asks a question that the sentences behind it in their paragraph answer, and no other [6.2]", async () => {
    const asked = "Is it hard to clean? Everybody asks that at the market. A dry brush is all that it takes.";
    const script = await told(english(saidBlock(asked), saidBlock(NUT), saidBlock(BURR)), 60);
    expect(script[script.indexOf("Everybody asks that at the market.") - 1]).toBe("Is it hard to clean?");
    const open = `${BURR} Can it be sharpened?`;
    const rest = (await told(english(saidBlock(NUT), saidBlock(open)), 60)).join(" ");
    expect(rest).not.toContain("Can it be sharpened?");
  });

  it("asks no question whose answer cannot be said [6.2]", async () => {
    const asked =
      "We are in love with this mill. Why? See the brass crown… just like a crown. It clicks into one of eleven places.";
    const script = (await told(english(saidBlock(asked), saidBlock(NUT), saidBlock(BURR)), 60)).join(" ");
    expect(script).toContain("We are in love with this mill.");
    expect(script).not.toContain("Why?");
  });

  it.each([
    "Pre-order items are charged at checkout. Orders with other goods are held until everything has arrived.",
    "Pick-up from the workshop is free. The key hangs beside the door of the shed all day long.",
    "Orders placed before noon leave our shop on the same day. Those of a Friday leave it on a Monday.",
  ])("begins below what a shop says of orders: %s [6.2]", async (notice) => {
    const script = (await told(english(saidBlock(notice), saidBlock(NUT), saidBlock(BURR)))).join(" ");
    expect(script).toContain("Most pepper mills fail at the nut.");
    expect(script).not.toMatch(/held until|on a Monday|Pick-up/);
  });

  it("begins below the line of a poster, and reads no footnote [6.2]", async () => {
    const poster = "Our finest yet. Smallest, sharpest burr. The lightest crown of all. Eleven steps.";
    const note = "* From May on the mill will only be sold with a burr of steel, and never without one.";
    const script = (
      await told(english(saidBlock(poster), saidBlock(note), saidBlock(NUT), saidBlock(BURR)))
    ).join(" ");
    expect(script).toContain("Most pepper mills fail at the nut.");
    expect(script).not.toMatch(/Smallest|finest|From May/);
  });

  it("names the goods once, and goes on behind a line that is only their name [6.2]", async () => {
    const script = await told(english(saidBlock(`The Ridley pepper mill. ${NUT}`), saidBlock(BURR)));
    expect(script).not.toContain("The Ridley pepper mill.");
    expect(script).toContain("Most pepper mills fail at the nut.");
  });

  it("introduces those who say “we” before the first of their words, be it one without “we” [6.2]", async () => {
    const script = await told(english(saidBlock(NUT), saidBlock(BURR)));
    const first = script.indexOf("Most pepper mills fail at the nut.");
    expect(script[first - 1]).toBe("This is how Harrow Tools describes it.");
  });

  it("leaves out what stands below a picture, and the state of the stock [6.2]", async () => {
    const caption = {
      ...saidBlock("Number 611, clamped to our own table in the shed. The scorch mark isn't included."),
      isCaption: true,
    };
    const stock = "On back order. We sew to the queue, one after the other. You are charged when it begins.";
    const script = (await told(english(caption, saidBlock(stock), saidBlock(NUT), saidBlock(BURR)), 30)).join(
      " ",
    );
    expect(script).toContain("Most pepper mills fail at the nut.");
    expect(script).not.toMatch(/scorch mark|queue|charged/);
  });

  it("begins a Japanese text with what the line above it states [6.2]", async () => {
    const about =
      "つくばいの水が落ちるたび、足もとの地面の下で琴のような音がします。江戸の庭師が考えた仕掛けです。";
    const made =
      "信楽の窯に頼んで、これだけのために焼いてもらっています。固く焼き締めて、内側には釉をかけません。";
    const page = textPage(
      "水琴窟",
      [saidBlock(about), saidBlock("音を決めるのは、甕です"), saidBlock(made)],
      {
        language: "ja",
        type: "product",
      },
    );
    expect(await told(page)).toEqual(
      expect.arrayContaining([
        "音を決めるのは、甕です。",
        "信楽の窯に頼んで、これだけのために焼いてもらっています。",
      ]),
    );
  });

  it("leaves out what a shop asks of its visitors, and the caption of a picture", async () => {
    const script = await told(
      english(
        saidBlock("Leave your email and we will tell you when the mill is back in the shop again."),
        saidBlock("So shiny. Nice."),
        saidBlock(NUT),
      ),
    );
    expect(script.join(" ")).not.toMatch(/email|So shiny/u);
  });
});

describe("the points of goods", () => {
  const POINTS = [
    "Grippy bottom so it will not slide",
    "Waterproof liner under the cover",
    "Cover that comes off",
  ];

  it("are read aloud, each as a sentence", async () => {
    const script = await told(
      english(saidBlock(NUT), headingBlock("Why cooks like it"), ...POINTS.map(itemBlock)),
    );
    expect(script).toContain("Grippy bottom so it will not slide.");
    expect(script).toContain("Waterproof liner under the cover.");
  });

  it("are introduced where their heading says for whom the goods are", async () => {
    const page = textPage(
      "草刈り刃",
      [
        saidBlock("石に当たっても欠けにくい、別注の替刃です。普通の草刈りだけなら、安い刃で十分です。"),
        headingBlock("こんな方に"),
        itemBlock("石や切り株の多い場所を刈る"),
        itemBlock("親指くらいまでの木も一緒に刈りたい"),
      ],
      { type: "product", language: "ja" },
    );
    const script = (await paragraphsWritten(page, 30)).flat().join("");
    expect(script).toContain("こんな方におすすめです。石や切り株の多い場所を刈る。");
    expect(script).not.toContain("と思います");
  });
});

describe("a Japanese description", () => {
  it("keeps the rhythm of its sentences, and says no brackets, rules and labels", async () => {
    const page = textPage(
      "羽織シャツ",
      [
        saidBlock(
          "くたっとしているのに、だらしなくない。そんな一枚がほしくて、生地を織るところから始めました。",
        ),
        saidBlock(
          "色は【墨】。黒ではなく、すこし青みのある灰色です。袖は二回折ると、ちょうど肘の下にきます。",
        ),
        saidBlock("―― 日もち ―― 洗うたびに、やわらかくなります。糸のつなぎ目が、ところどころに見えます。"),
      ],
      { type: "product", language: "ja" },
    );
    const script = (await paragraphsWritten(page, 45)).flat().join("");
    expect(script).toContain("くたっとしているのに、だらしなくない。そんな一枚がほしくて、");
    expect(script).toContain("色は「墨」です。黒ではなく、");
    expect(script).not.toMatch(/―|【|日もち/u);
  });
});

describe("a heading that ends as a sentence", () => {
  const of = (heading: string) =>
    told(
      textPage(
        "ふるえる目覚まし時計",
        [
          saidBlock(
            "枕カバーの中へ入れておくと、決めた時刻に力強くふるえます。となりで眠る人を起こしません。",
          ),
          headingBlock(heading),
          saidBlock("本体の上の帯が白く点滅します。円盤を使わず、帯だけにすることもできます。"),
        ],
        { type: "product", language: "ja" },
      ),
    );

  it("is read aloud before the text that it begins, in Japanese [6.2]", async () => {
    const script = await of("光でも知らせます。");
    expect(script[script.indexOf("本体の上の帯が白く点滅します。") - 1]).toBe("光でも知らせます。");
  });

  it("is not where it has no such end [6.2]", async () => {
    expect((await of("光の機能")).join("")).not.toContain("光の機能");
  });
});

it("tells nothing of who wrote a book in notes of three words [6.2]", async () => {
  const book = textPage(
    "塀のむこうの植木鉢",
    [
      saidBlock("町の端には、地図にない小さな約束があります。著者は四十七の町を歩いて、それを集めました。"),
      saidBlock("仁科ゆき。1981年生まれ。校正者。休日は町を歩き、平日は活字の中を歩いています。"),
    ],
    { language: "ja", type: "product" },
  );
  const script = (await paragraphsWritten(book, 30, "product")).flat().join("");
  expect(script).toContain("著者は四十七の町を歩いて");
  expect(script).not.toContain("1981年生まれ");
});

it("hears the description that a private seller wrote, and nothing of how buyers are protected [6.2]", async () => {
  const used = textPage(
    "Duoflex camera, serviced",
    [
      saidBlock("Buyer protection: your money is held until you say the item has arrived."),
      headingBlock("Description from the seller"),
      saidBlock(NUT),
      saidBlock(BURR),
    ],
    { type: "product" },
  );
  const script = (await paragraphsWritten(used, 45, "product")).flat().join(" ");
  expect(script).toContain("Most pepper mills fail at the nut.");
  expect(script).not.toContain("your money is held");
});

it("leaves out what goes on from a sentence that cannot be said of another of the kinds [7.3]", async () => {
  const colours =
    "苔色は、写真だとどうしても明るく写ります。藍色だけは手間がかかるため、お値段が18,000円になります。最初の三回ほどは色が落ちますので、白いものとは分けてください。";
  const page = textPage(
    "麻の前掛け",
    [
      saidBlock("森野の機屋が織った、麻の前掛けです。糸を強く撚ってあるので、濡れても重くなりません。"),
      saidBlock(colours),
      saidBlock("紐は長めにつくり、前で結べるようにしました。背の高い人にも、小柄な人にも合います。"),
    ],
    { language: "ja", type: "product" },
  );
  const script = (await told(page, 30)).join("");
  expect(script).toContain("苔色は、写真だと");
  expect(script).not.toContain("色が落ちます");
});
