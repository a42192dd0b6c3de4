import { type Documentish, type Elementish, nearest } from "../html/dom.ts";

const REPORT = /schema\.org\/(?:\w*(?:Article|Posting)|Report)$/;
const PRODUCT = /schema\.org\/(?:Individual)?Product$/;

/**
 * Whether the heading stands in the markup of a report, and the goods that are marked up stand elsewhere: a box of what the
 * report tells of, with the price of some shop.
 */
export function isReportBesideGoods(document: Documentish): boolean {
  const scopes = [...document.querySelectorAll("[itemtype]")];
  const heading = document.querySelector("h1");
  if (!heading || !scopes.some(isOf(PRODUCT))) return false;
  return nearest(heading, isOf(REPORT)) !== null && nearest(heading, isOf(PRODUCT)) === null;
}

const isOf = (type: RegExp) => (one: Elementish) => type.test(one.getAttribute("itemtype") ?? "");
