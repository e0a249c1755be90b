import { describe, expect, it } from "vitest";
import { sniffDialect } from "./sniff-dialect.ts";

describe("sniffDialect", () => {
  it.each<[string, string, string, number]>([
    ["decimal commas between semicolons", "1.234,56;2.345,67\n3.456,78;4.567,89\n", ";", 2],
    ["commas in words between tabs", "a, b\tc, d\te\nf, g\th, i\tj\n", "\t", 3],
    ["times between commas", "2024-01-01 10:00:00,1\n2024-01-01 11:00:00,2\n", ",", 2],
    ["semicolons inside quotes", '"a;b;c",1\n"d;e;f",2\n', ",", 2],
    [
      "a preamble longer than the table",
      `${"A line of words, here\n".repeat(4)}a;b;c;d\n1;2;3;4\n5;6;7;8\n`,
      ";",
      4,
    ],
    ["pipes", "1|Alexandria|NSW|198.51.100.2\n2|Coffs Harbour|NSW|198.51.100.3\n", "|", 4],
  ])("%s", (_, text, delimiter, width) => {
    const sniffed = sniffDialect(text, true);
    expect(sniffed.dialect.delimiter).toBe(delimiter);
    expect(sniffed.width).toBe(width);
  });

  it("sees a file of one column", () => {
    expect(sniffDialect("city\nParis\nRome\n", true).singleColumn).toBe(true);
  });

  it("finds the quote, or that there is none", () => {
    expect(sniffDialect("1,'a, b',x\n2,'c, d',y\n", true).dialect.quote).toBe("'");
    expect(sniffDialect('id,"a"\n1,"b, c"\n', true).dialect.quote).toBe('"');
    expect(sniffDialect('id,"say \\"x\\" now"\n1,"b"\n', true).dialect.backslash).toBe(true);
  });
});
