import { expect, test } from "vitest";
import { cutTail } from "./cut-tail.ts";

test.each([
  ["longest lesson ever: who and how many hours", "longest lesson ever", ["who", "how many hours"]],
  ["lost parcels - weight, sender & town", "lost parcels", ["weight", "sender", "town"]],
  [
    "the largest order so far, number, firm and value",
    "the largest order so far",
    ["number", "firm", "value"],
  ],
  ["oldest cat, with its birth date", "oldest cat", ["with its birth date"]],
  ["the dearest lesson and what did it cost", "the dearest lesson", ["what did it cost"]],
  ["open bills (2024): number + date", "open bills (2024)", ["number", "date"]],
  ["list title, hall and end of the shows running now", "the shows running now", ["title", "hall", "end"]],
])("%s is cut", (question, head, items) => {
  expect(cutTail(question)[0]).toMatchObject({ head, items });
});

test.each(["bounced bills this year, how many and how much", "late boats - how many and how much"])(
  "%s asks for figures of the rows, and not for what to show of each",
  (question) => expect(cutTail(question)).toEqual([]),
);

test.each([
  "orders in Texas",
  "orders with discount",
  "per hall: shows and visits",
  "revenue by month, 2024",
  "how many bills, and their total",
  "cats in Oban, Tromso",
])("%s has no list of what to show, or one that is read as such alone", (question) => {
  expect(cutTail(question).filter(({ loose }) => !loose)).toEqual([]);
});
