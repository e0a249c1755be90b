import { describe, expect, it } from "vitest";
import { dateText, isTimeText } from "./date-text.ts";

describe("dateText", () => {
  it.each([
    ["2024-01-31", { ymd: "%Y-%m-%d" }],
    ["2024/1/31", { ymd: "%Y/%m/%d" }],
    ["31/01/2024", { dmy: "%d/%m/%Y" }],
    ["01/31/2024", { mdy: "%m/%d/%Y" }],
    ["01/02/2024", { dmy: "%d/%m/%Y", mdy: "%m/%d/%Y" }],
    ["1.2.24", { dmy: "%d.%m.%y", mdy: "%m.%d.%y" }],
    ["85-12-31", { ymd: "%y-%m-%d" }],
    ["31-Jan-2024", { ymd: "%d-%b-%Y" }],
    ["31 January 2024", { ymd: "%d %B %Y" }],
    ["Jan 31, 2024", { ymd: "%b %d, %Y" }],
    ["January 31 2024", { ymd: "%B %d %Y" }],
    ["Wed, 31 Jan 2024", { ymd: "%a, %d %b %Y" }],
    ["Jan-2024", { ymd: "%b-%Y" }],
    ["January 2024", { ymd: "%B %Y" }],
    ["Jan. 2024", { ymd: "%b. %Y" }],
    ["May, 2024", { ymd: "%b, %Y" }],
    ["Jan-24", { ymd: "%b-%y" }],
    ["Jan'24", { ymd: "%b'%y" }],
    ["2024-01", { ymd: "%Y-%m" }],
    ["2024/12", { ymd: "%Y/%m" }],
    ["1/2024", { ymd: "%m/%Y" }],
  ])("reads %s", (cell, formats) => {
    expect(dateText(cell)).toEqual({ formats, hasTime: false });
  });

  it.each([
    ["2024-01-31T10:20", "%Y-%m-%dT%H:%M"],
    ["2024-01-31 10:20:30", "%Y-%m-%d %H:%M:%S"],
    ["2024-01-31T10:20:30.5Z", "%Y-%m-%dT%H:%M:%S.%fZ"],
    ["2024-01-31T10:20:30+02:00", "%Y-%m-%dT%H:%M:%S%z"],
    ["31 Jan 2024 10:20:30 GMT", "%d %b %Y %H:%M:%S GMT"],
    ["2024/01/31 6:05 PM", "%Y/%m/%d %I:%M %p"],
    ["2024/01/31 6:05pm", "%Y/%m/%d %I:%M%p"],
  ])("reads the time of %s", (cell, format) => {
    expect(dateText(cell)).toEqual({ formats: { ymd: format }, hasTime: true });
  });

  it.each([
    "",
    "2024",
    "1.5",
    "32/13/2024",
    "555-123-4567",
    "1.2.3",
    "198.51.100.2",
    "12 05 24",
    "hello 2024",
    "a/b/2024",
    "2024-13",
    "0/2024",
    "1234-05",
    "Jan 24",
    "Janet 2024",
  ])("finds no date in %j", (cell) => {
    expect(dateText(cell)).toBeNull();
  });
});

describe("isTimeText", () => {
  it.each(["0:00", "08:30", "23:59:59", "10:20:30.25", "8:30 am", "08:30PM"])("%s is a time", (cell) => {
    expect(isTimeText(cell)).toBe(true);
  });

  it.each(["24:00", "8:60", "8", "8:3", "12:30 xm", "123:45"])("%s is none", (cell) => {
    expect(isTimeText(cell)).toBe(false);
  });
});
