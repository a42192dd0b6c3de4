import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries } from "#db/schema/index";
import { startApp, type TestApp } from "#test/app";
import { undisturbed } from "#test/domain";
import { anEntry, aRevision } from "#test/factories";
import { until } from "#test/poll";

const MARKUP = `"><script>alert(1)</script><img src=x onerror=alert(2)>'</title>`;

let test: TestApp;
let publicId: string;
let entryId: string;
let share: (payload: object) => Promise<{ publicId: string }>;
beforeAll(async () => {
  test = await startApp();
  const { token, headers } = await test.newUser();
  const { viewer } = await test.container.authenticate(token);
  const { audios, revisions } = test.container.services;
  const entry = await anEntry(test.db, viewer, {
    title: `Lanterns ${MARKUP}`,
    site: MARKUP,
    language: "en",
    url: "https://shop.example/?a=1&b=%3Cscript%3E",
  });
  entryId = entry.id;
  const script = `# Chapter ${MARKUP}\nA first sentence </script><!-- here.\n\nThe second paragraph ${MARKUP}.`;
  await aRevision(test.db, viewer, entry.id, "0001", script);
  const queue = await audios.generate(viewer, entry.id, {});
  await audios.run(queue.id, undisturbed);
  await revisions.setLive(viewer, entry.id, "0001");
  share = async (payload) => {
    const url = `/api/entries/${entry.id}/share`;
    return (await test.app.inject({ method: "PUT", url, headers, payload })).json().data;
  };
  ({ publicId } = await share({ enabled: true }));
}, 60_000);
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url });
const jsonIn = (html: string, type: string) =>
  JSON.parse(new RegExp(`<script type="${type}"[^>]*>([\\s\\S]*?)</script>`).exec(html)?.[1] ?? "null");

describe("the public page", () => {
  it("is read without scripts: title, source, audio with captions, transcript by paragraph, and the mark of AI", async () => {
    const { body, headers, statusCode } = await get(`/p/${publicId}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="en">');
    expect(body).toContain("<h1>Lanterns &quot;&gt;&lt;script&gt;");
    expect(body).toContain('href="https://shop.example/?a=1&amp;b=%3Cscript%3E"');
    expect(body).toMatch(/<audio controls [^>]*src="\/m\/\w{22}\/[\w-]{22}\.mp3"><track kind="captions" /);
    // The browser's own player tells the length of what was not played yet.
    expect(body).toContain('<audio controls preload="metadata"');
    expect(body).toMatch(
      /<div class="sound"><svg class="wave" [^>]*aria-hidden="true"><path d="M0 [\d.]+h2v\d+h-2zM3 /,
    );
    expect(body).toContain('<span class="badge">AI voice</span>');
    expect(body).toMatch(/<h3>Chapter [\s\S]*<p>A first sentence [\s\S]*<p>The second paragraph /);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["content-security-policy"]).not.toContain("script-src");
  });

  it("shows the page's own picture, in the size that the column asks for", async () => {
    const red = sharp({ create: { width: 80, height: 80, channels: 3, background: "#f00" } });
    await test.container.storage.put("pictures/red.jpg", await red.jpeg().toBuffer(), "image/jpeg");
    await test.db.update(entries).set({ picture: "pictures/red.jpg" }).where(eq(entries.id, entryId));
    await share({ enabled: true });
    await until("the picture", async () =>
      (await get(`/p/${publicId}`)).body.includes('<div class="sound"><img'),
    );
    const { body, headers } = await get(`/p/${publicId}`);
    const [, tag = ""] = /<div class="sound">(<img [^>]*>)/.exec(body) ?? [];
    expect(tag).toMatch(/ alt="" width="1200" height="630">$/);
    expect(tag).toContain(' sizes="(max-width: 44rem) calc(100vw - 2rem), 42rem"');
    const [, own = "", large, small = ""] = / src="(\S+)" srcset="(\S+) 1200w, (\S+) 600w"/.exec(tag) ?? [];
    expect(large).toBe(own);
    for (const [address, width] of [
      [own, 1_200],
      [small, 600],
    ] as const) {
      const { statusCode, headers: said, rawPayload } = await get(address);
      expect([statusCode, said["content-type"]]).toEqual([200, "image/jpeg"]);
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    }
    expect(String(headers["content-security-policy"]).split("; ")).toContain("img-src 'self'");
    await test.db.update(entries).set({ picture: null }).where(eq(entries.id, entryId));
    await share({ enabled: true });
    await until("the wave", async () => (await get(`/p/${publicId}`)).body.includes('<svg class="wave"'));
  });

  it("draws the ring of the player within its card, which would cut it off", async () => {
    const { body } = await get(`/p/${publicId}`);
    expect(body).toMatch(/\.sound\s*\{[^}]*overflow:\s*hidden/);
    expect(body).toMatch(/audio:focus-visible\s*\{\s*outline-offset:\s*-2px/);
  });

  it("describes the audio to machines", async () => {
    const { body } = await get(`/p/${publicId}`);
    expect(jsonIn(body, "application/ld\\+json")).toMatchObject({
      "@type": "AudioObject",
      name: `Lanterns ${MARKUP}`,
      inLanguage: "en",
      duration: expect.stringMatching(/^PT(\d+M)?\d+S$/),
      contentUrl: `http://localhost:4000/m/${publicId}.mp3`,
      encodingFormat: "audio/mpeg",
      isBasedOn: "https://shop.example/?a=1&b=%3Cscript%3E",
      digitalSourceType: "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia",
      transcript: expect.stringContaining("A first sentence </script><!-- here."),
    });
    const address = `http://localhost:4000/p/${publicId}`;
    expect(body).toContain(`<link rel="canonical" href="${address}">`);
    expect(body).toContain(`<meta property="og:audio" content="http://localhost:4000/m/${publicId}.mp3">`);
    expect(body).toContain('<meta name="twitter:card" content="player">');
    expect(body).toContain('type="application/json+oembed"');
  });
});

describe("the picture for chats and timelines", () => {
  const addressIn = async () => {
    const { body } = await get(`/p/${publicId}`);
    return (
      /property="og:image" content="http:\/\/localhost:4000(\/p\/\w{22}\/[\w-]{22}-1200\.jpg)"/.exec(
        body,
      )?.[1] ?? ""
    );
  };

  it("is named by the page and by oEmbed, no larger than the page that asks has room for", async () => {
    const address = await addressIn();
    const picture = await get(address);
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(picture.headers).toMatchObject({
      "cache-control": "public, max-age=3600",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    const { body } = await get(`/p/${publicId}`);
    expect(body).toContain(`<meta name="twitter:image" content="http://localhost:4000${address}">`);
    expect(body).toContain('<meta property="og:image:height" content="630">');
    const url = encodeURIComponent(`http://localhost:4000/p/${publicId}`);
    const thumbnail = async (bounds: string) => {
      const answer = (await get(`/oembed?url=${url}${bounds}`)).json();
      return [answer.thumbnail_url, answer.thumbnail_width, answer.thumbnail_height];
    };
    const sized = (width: number) => `http://localhost:4000${address.replace("1200", String(width))}`;
    expect(await thumbnail("")).toEqual([sized(600), 600, 315]);
    expect(await thumbnail("&maxwidth=400")).toEqual([sized(200), 200, 105]);
    expect(await thumbnail("&maxheight=100")).toEqual([undefined, undefined, undefined]);
  });

  it("has one address at a time: a former one leads there, and another is none", async () => {
    const address = await addressIn();
    const former = await get(address.replace(/[\w-]{22}-1200/, `${"x".repeat(22)}-600`));
    expect(former.statusCode).toBe(302);
    expect(former.headers.location).toBe(`http://localhost:4000${address.replace("1200", "600")}`);
    for (const wrong of [
      address.replace("1200", "1199"),
      `/p/${publicId}/x.jpg`,
      address.replace(publicId, "0123456789ABCDEFGHIJKL"),
    ])
      expect((await get(wrong)).statusCode).toBe(404);
  });
});

describe("the player", () => {
  it("is small, and has one script and the styles that its policy names", async () => {
    const { body, headers } = await get(`/embed/${publicId}`);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src http:\/\/localhost:4000;/);
    expect(policy).not.toContain("frame-ancestors");
    expect(policy).not.toContain("unsafe");
    expect(headers).not.toHaveProperty("x-frame-options");
    const [script, ...others] = body.match(/<script [^>]*src="[^"]+"/g) ?? [];
    expect(others).toEqual([]);
    const address = /src="http:\/\/localhost:4000(\/embed\.[0-9a-f]{10}\.js)"/.exec(script ?? "")?.[1];
    const answer = await get(address ?? "");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(answer.body).not.toMatch(/localStorage|sessionStorage|cookie|indexedDB|import\(/);
    expect(gzipSync(body).length + gzipSync(answer.body).length).toBeLessThan(12 * 1_024);
  });

  it.each(["/p/", "/embed/"])(
    "at %s executes nothing of a title, a site, a text or a heading",
    async (path) => {
      const { body } = await get(`${path}${publicId}`);
      const dataOrOwn =
        /^<script (type="application\/(ld\+)?json"|defer src="http:\/\/localhost:4000\/embed\.)/;
      for (const [tag] of body.matchAll(/<script[^>]*>/g)) expect(tag).toMatch(dataOrOwn);
      expect(body).not.toMatch(/<img/);
      expect(body.match(/<!--/g)).toBeNull();
    },
  );

  it("takes theme, colour, transcript and language, and nothing that is none", async () => {
    const { body } = await get(`/embed/${publicId}?theme=dark&color=%23FFCC00&transcript=1&lang=ja`);
    expect(body).toContain('<html lang="ja" data-theme="dark">');
    expect(body).toContain("<style>:root{--accent:#ffcc00;--on-accent:#000}</style>");
    expect(body).toMatch(/id="words"[^>]*lang="en">/);
    const odd = await get(`/embed/${publicId}?theme=x"&color=red;}</style><script>&transcript=7&lang=fr`);
    expect(odd.body).toContain('<html lang="en" data-theme="auto">');
    expect(odd.body).toContain("--accent:#0c6b58");
  });

  it("may be framed by the allowed sites only, once there are some", async () => {
    await share({ enabled: true, allowedOrigins: ["https://shop.example"] });
    const policyOf = async () => String((await get(`/embed/${publicId}`)).headers["content-security-policy"]);
    const allowed = "frame-ancestors http://localhost:4000 https://shop.example";
    await until("the policy", async () => (await policyOf()).endsWith(allowed));
    expect(await policyOf()).toContain(allowed);
    await share({ enabled: true, allowedOrigins: [] });
    await until("the policy", async () => !(await policyOf()).includes("frame-ancestors"));
  });
});

describe("oEmbed", () => {
  const ask = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query)}`);

  it.each(["p", "embed"])("answers for /%s/ with a frame that fits", async (kind) => {
    const url = `http://localhost:4000/${kind}/${publicId}`;
    const answer = await ask({ url, maxwidth: "320", maxheight: "150" });
    expect(answer.json()).toMatchObject({
      version: "1.0",
      type: "rich",
      width: 320,
      height: 150,
      cache_age: 3600,
    });
    expect(answer.json().html).toMatch(
      new RegExp(
        `^<iframe src="http://localhost:4000/embed/${publicId}" title="Lanterns &quot;&gt;&lt;script`,
      ),
    );
    expect(answer.json().html).toContain('width="320" height="150"');
  });

  it("refuses xml and what it does not know", async () => {
    expect((await ask({ url: `http://localhost:4000/p/${publicId}`, format: "xml" })).statusCode).toBe(501);
    for (const url of [
      "",
      "http://localhost:4000/p/0123456789ABCDEFGHIJKL",
      `https://other.example/p/${publicId}`,
    ])
      expect((await ask({ url })).statusCode).toBe(404);
  });
});

it("off: the page and the player are gone, oEmbed refuses, and the frame still says so", async () => {
  await share({ enabled: false });
  await until("the page to be gone", async () => (await get(`/p/${publicId}`)).statusCode === 410);
  const frame = await get(`/embed/${publicId}`);
  expect([frame.statusCode, frame.headers["cache-control"]]).toEqual([410, "no-store"]);
  expect(frame.body).toContain("This audio is not public any more.");
  const oembed = await get(`/oembed?url=${encodeURIComponent(`http://localhost:4000/p/${publicId}`)}`);
  expect(oembed.statusCode).toBe(401);
  expect((await get(`/p/${publicId}/${"x".repeat(22)}-1200.jpg`)).statusCode).toBe(410);
  await share({ enabled: true });
});

it.each(["/p/", "/embed/"])("at %s an id that never was is not found", async (path) => {
  expect((await get(`${path}0123456789ABCDEFGHIJKL`)).statusCode).toBe(404);
  expect((await get(`${path}%3Cscript%3E`)).statusCode).toBe(404);
});

it("keeps every other screen out of frames", async () => {
  for (const url of ["/api/docs/", "/api/entries", "/graphql", `/p/${publicId}`])
    expect(String((await get(url)).headers["content-security-policy"])).toContain("frame-ancestors 'none'");
});
