import sanitizeHtml from "sanitize-html";

/** Allowed HTML of an announcement: no images, no styles, no scripts. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br hr b strong i em u s a ul ol li h2 h3 h4 blockquote code pre".split(" "),
  allowedAttributes: { a: ["href", "target", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: {
    h1: "h2",
    a: (_tag, { href = "" }) => ({
      tagName: "a",
      attribs: { href, target: "_blank", rel: "noopener noreferrer" },
    }),
  },
};

/** To every parser of HTML a "<" before anything else is text. */
const MARKUP = /<[a-z/!?]/i;

/** Content as it is stored: HTML cut down to what is allowed, plain text as it was written. */
export function sanitizedContent(content: string): string {
  return MARKUP.test(content) ? sanitizeHtml(content, allowed).trim() : content;
}
