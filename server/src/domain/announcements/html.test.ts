import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawn } from "#test/scale";
import { sanitizedContent } from "./html.ts";

describe("the content of an announcement [3.10]", () => {
  it.each([
    ["<p>Hello <strong>all</strong></p>", "<p>Hello <strong>all</strong></p>"],
    ["<h1>Big</h1>", "<h2>Big</h2>"],
    ["<ul><li>one</li></ul><br>", "<ul><li>one</li></ul><br />"],
    [
      '<a href="https://a.example/?b=1">x</a>',
      '<a href="https://a.example/?b=1" target="_blank" rel="noopener noreferrer">x</a>',
    ],
  ])("keeps what is allowed: %s", (given, stored) => {
    expect(sanitizedContent(given)).toBe(stored);
  });

  it.each([
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//x.example/x.js></SCRIPT>",
    "<img src=x onerror=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg onload=alert(1)>",
    '<p onclick="alert(1)" style="position:fixed">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" jav&#x09;ascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<style>*{display:none}</style>",
    "<form action=/x><input name=y></form>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<base href=//evil.example><object data=x></object><embed src=x>",
    "<template><img src=x onerror=alert(1)></template>",
  ])("loses what could run, load or hide: %s", (given) => {
    const stored = sanitizedContent(given);
    expect(stored).not.toMatch(/<(?!\/?(p|a|br|h2)\b)[a-z/!?]/i);
    expect(stored).not.toMatch(/<[^>]*\b(on\w+|style|src|srcdoc|javascript|data:|evil)/i);
  });

  it.each(["line 1\nline 2 & more", "1 < 2 > 0", "5 <6", "&lt;b&gt; <3"])(
    "is left as it is written where it is plain text: %j",
    (given) => {
      expect(sanitizedContent(given)).toBe(given);
    },
  );

  it("holds nothing but what is allowed, whatever is written, and stays as it is when it is stored again", () => {
    const piece = fc.oneof(
      fc.constantFrom(..."< > </ /> \" ' = ` <!-- --> <![CDATA[ ]]> & &lt; &#x3c; \n \t \u2028".split(" ")),
      fc.constantFrom(
        ..."script style svg math img a p iframe b title textarea noscript xmp template".split(" "),
      ),
      fc.constantFrom("href=", "onerror=", "src=", "javascript:alert(1)", "style=", "https://a.example/"),
      fc.string({ maxLength: 5 }),
    );
    const content = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(content, (given) => {
        const stored = sanitizedContent(given);
        const tags = [...stored.matchAll(/<\/?([a-z][^\s/>]*)([^>]*)>/gi)];
        for (const [, name = "", attributes = ""] of tags) {
          expect(name).toMatch(/^(p|br|hr|b|strong|i|em|u|s|a|ul|ol|li|h2|h3|h4|blockquote|code|pre)$/);
          expect(attributes).not.toMatch(/\bon\w+=|style=|src=|="\s*javascript:/i);
        }
        expect(sanitizedContent(stored)).toBe(stored);
      }),
      drawn(2_000, 20_000),
    );
  });
});
