import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Dialect, tokenizeAll, tokenizer } from "./tokenize.ts";

const COMMA: Dialect = { delimiter: ",", quote: '"', backslash: false };
const cellsOf = (text: string, dialect = COMMA) =>
  tokenizeAll(text, dialect, true).map((record) => record.cells);

describe("tokenizer", () => {
  it.each<[string, string, string[][]]>([
    [
      "line ends mixed",
      "a,b\rc,d\r\ne,f\ng,h",
      [
        ["a", "b"],
        ["c", "d"],
        ["e", "f"],
        ["g", "h"],
      ],
    ],
    ["doubled quotes", '"a ""b""",c\n', [['a "b"', "c"]]],
    ["delimiters and line ends in quotes", '"a,\n\r\nb",c\n', [["a,\n\r\nb", "c"]]],
    ["text after a closing quote", '"a"b,c\n', [["ab", "c"]]],
    ["quotes inside a bare cell", 'a "b" c,5"\n', [['a "b" c', '5"']]],
    ["blanks around a quoted cell", 'a, "b,c" ,d\n', [["a", "b,c", "d"]]],
    ["empty cells", ",,\n", [["", "", ""]]],
    ["blank lines", "a\n\nb\n", [["a"], [""], ["b"]]],
  ])("%s", (_, text, records) => {
    expect(cellsOf(text)).toEqual(records);
  });

  it("escapes with a backslash, and knows no quotes, when told so", () => {
    expect(cellsOf('"a\\"b",c\n', { ...COMMA, backslash: true })).toEqual([['a"b', "c"]]);
    expect(cellsOf('"a,b"\n', { ...COMMA, quote: null })).toEqual([['"a', 'b"']]);
  });

  it("reads a quote that never closes as an ordinary character, from its own line on", () => {
    const records = tokenizeAll('a,b\n1,"x\n2,y\n', COMMA, true);
    expect(records.map((record) => record.cells)).toEqual([
      ["a", "b"],
      ["1", '"x'],
      ["2", "y"],
    ]);
    expect(records.map((record) => record.unclosedQuote)).toEqual([false, true, false]);
  });

  it("gives up on a quote that would swallow megabytes", () => {
    const records: string[][] = [];
    const reader = tokenizer(COMMA, (record) => records.push(record.cells));
    reader.push('1,"open\n');
    for (let piece = 0; piece < 60; piece += 1) reader.push("2,y\n".repeat(25_000));
    expect(records[0]).toEqual(["1", '"open']);
    expect(records.length).toBeGreaterThan(1_000_000);
  });

  it("keeps back a last record that is not complete", () => {
    expect(tokenizeAll("a,b\n1,", COMMA, false).map((record) => record.cells)).toEqual([["a", "b"]]);
  });

  it("gives back what was written, however the text is cut into pieces", () => {
    const cell = fc.string({ unit: fc.constantFrom("a", ",", '"', "\n", "\r", " x", "é") });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const text = rows
          .map((row) => `${row.map((one) => `"${one.replaceAll('"', '""')}"`).join(",")}\r\n`)
          .join("");
        const found: string[][] = [];
        const reader = tokenizer(COMMA, (record) => found.push(record.cells));
        for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
        reader.end();
        expect(found).toEqual(rows);
      }),
    );
  });
});
