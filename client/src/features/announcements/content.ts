import DOMPurify from "dompurify";

const looksLikeHtml = /<\/?[a-z][^>]*>|&(#\d+|[a-z]+);/i;

const allowed = {
  ALLOWED_TAGS: [
    ..."a b blockquote br code em h2 h3 h4 hr i li ol p pre s small span strong sub sup u ul".split(" "),
    ..."table tbody td th thead tr".split(" "),
  ],
  ALLOWED_ATTR: ["href", "target", "rel", "colspan", "rowspan"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
};

/** Announcements come as HTML or as plain text: sanitised HTML, or the text's lines. */
export function readContent(content: string): { html: string } | { lines: string[] } {
  if (!looksLikeHtml.test(content)) return { lines: content.split(/\r\n|\r|\n/) };
  return { html: DOMPurify.sanitize(content, allowed) };
}
