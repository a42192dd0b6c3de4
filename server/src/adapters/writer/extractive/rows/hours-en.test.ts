import { expect, it } from "vitest";
import { headingBlock, itemBlock, textPage } from "#test/text-page";
import { hoursTold } from "./hours-en.ts";
import { withEnglishRows } from "./told-rows-en.ts";

const WEEK = [
  "Monday 9 am to 5.30 pm",
  "Tuesday 11 am to 8 pm",
  "Wednesday 9 am to 5.30 pm",
  "Thursday 9 am to 5.30 pm",
  "Friday 9 am to 5.30 pm",
  "Saturday 9 am to 1 pm",
  "Sunday and bank holidays closed",
];

it("tells the days that have the same hours together, days in a row by their ends [6.2]", () => {
  expect(hoursTold("Opening hours", WEEK)).toBe(
    "Opening hours are 9 am to 5.30 pm from Wednesday to Friday and on Monday; 11 am to 8 pm on Tuesday; and 9 am to 1 pm on Saturday. It is closed on Sunday and bank holidays.",
  );
  expect(
    hoursTold("Our opening times", [
      "Monday to Friday: 09:30 to 17:00",
      "Saturday: 10:00 to noon",
      "Sunday closed",
    ]),
  ).toBe(
    "Opening hours are 09:30 to 17:00 from Monday to Friday and 10:00 to noon on Saturday. It is closed on Sunday.",
  );
});

it("reads short days, and a week with both kinds of holidays [6.2]", () => {
  expect(hoursTold("Hours", ["Mon – Fri: 9am to 5pm", "Sat: 10am to 2pm", "Sun: Closed"])).toBe(
    "Opening hours are 9am to 5pm from Monday to Friday and 10am to 2pm on Saturday. It is closed on Sunday.",
  );
  const rows = [...WEEK.slice(0, 6), "Sunday closed", "Bank holidays closed"];
  const page = textPage("Foot clinic", [headingBlock("Opening hours"), ...rows.map(itemBlock)], {
    language: "en",
  });
  expect(withEnglishRows(page).blocks[1]?.text).toMatch(/ It is closed on Sunday and bank holidays\.$/);
});

it("tells none where a row says something else, or the heading is of other things [6.2]", () => {
  expect(hoursTold("Opening hours", [...WEEK.slice(0, 3), "Thursday by appointment"])).toBeNull();
  expect(hoursTold("Programme", WEEK)).toBeNull();
  expect(hoursTold("Opening hours", ["Monday closed", "Tuesday closed", "Wednesday closed"])).toBeNull();
});

it("stands in the place of the list, whatever dash the page has [6.2]", () => {
  const rows = ["Monday 9 am – 5 pm", "Tuesday 9 am – 5 pm", "Wednesday 9 am – 5 pm", "Thursday Closed"];
  const page = textPage("Foot clinic", [headingBlock("Opening hours"), ...rows.map(itemBlock)], {
    language: "en",
  });
  expect(withEnglishRows(page).blocks[1]?.text).toBe(
    "Opening hours are 9 am to 5 pm from Monday to Wednesday. It is closed on Thursday.",
  );
});
