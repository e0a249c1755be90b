import { describe, expect, it } from "vitest";
import { textForm } from "./text-form.ts";

describe("textForm", () => {
  it.each([
    [["1,200", "950", "—"], "number"],
    [["January", "May", "Oct"], null],
    [["$74,704", "$150,711"], "number"],
    [["12.5%", "3%"], "number"],
    [["1st", "2nd", "T5"], "number"],
    [["5 kW", "10 kW"], "number"],
    [["4G", "5G", "3G"], null],
    [["4K", "5K"], "number"],
    [["14,505 ft\n4421 m", "1,646 mi (2,649 km)", "70 mi 113 km"], "number"],
    [["34", "29 (1)", "25[a]"], "number"],
    [["1993–94", "1994–95"], "number"],
    [["2:31.5", "2:29.08", "DNF"], "seconds"],
    [["January 26, 1982", "March 3, 1982", "1983"], "day"],
    [["29 august 1998", "5 september 1998"], "day"],
    [["26", "10", "11", "official report"], "number"],
    [["26", "10", "report"], null],
    [["26", "10", "11", "report", "none of them"], null],
    [["38-18", "40-20"], null],
    [["0-1", "lost 3-1"], null],
    [["France", "Spain"], null],
    [["", "-"], null],
    [["C001", "C002"], null],
    [["007", "012"], null],
    [["Route 66", "Area 51"], null],
    [["48 Madison", "12 Wabash", "7 Jackson", "9 Miami"], null],
    [["5'8\"", "6'10\""], null],
  ])("%j is %s", (values, form) => expect(textForm(values)).toBe(form));
});
