import { expect, it } from "vitest";
import { speltOut } from "./spelt-out.ts";

it.each([
  ["vssl", "vessel"],
  ["addtnl", "additional"],
  ["comtee", null],
  ["mbrshp", "membership"],
  ["trtmnt", "treatment"],
  ["trtmnts", "treatments"],
  ["prch", "purchase"],
  ["grs", "gross"],
  ["grss", "gross"],
  ["acct", "account"],
])("%s stands for %s", (word, spelt) => {
  expect(speltOut(word)).toBe(spelt);
});

it.each(["vessel", "pens", "gps", "gst", "est", "prt", "xqz", "no", "k9s"])(
  "%s stays: a word, an acronym, several words or none",
  (word) => {
    expect(speltOut(word)).toBeNull();
  },
);

it.each([
  ["annual", "income"],
  ["hh", "income"],
  ["acme", null],
  [null, null],
])("inc behind %s stands for %s", (before, spelt) => {
  expect(speltOut("inc", before)).toBe(spelt);
});

it.each([
  ["px", "unit", "price"],
  ["px", "width", null],
  ["oh", "qty", "on hand"],
  ["oh", "cleveland", null],
  ["prod", "qty", "produced"],
  ["scr", "qty", "scrap"],
])("%s behind %s stands for %s", (word, before, spelt) => {
  expect(speltOut(word, before)).toBe(spelt);
});
