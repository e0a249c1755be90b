import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueSplitter } from "./split-values.ts";

function split(text: string, inArray: boolean, size = text.length || 1) {
  const values: string[] = [];
  const splitter = valueSplitter(inArray, (value) => values.push(value));
  for (let at = 0; at < text.length; at += size) splitter.push(text.slice(at, at + size));
  return { whole: splitter.end(), values };
}

describe("valueSplitter", () => {
  it.each([
    ["objects in an array", '[{"a":[1,{"b":2}]}, {"c":"]}"}]', true, ['{"a":[1,{"b":2}]}', '{"c":"]}"}']],
    ["plain values in an array", '[1, "x,y", null,true ]', true, ["1", '"x,y"', "null", "true "]],
    ["an empty array", " [ ] ", true, []],
    ["escaped quotes", '[{"a":"\\\\\\"}"}]', true, ['{"a":"\\\\\\"}"}']],
    ["values on lines", '{"a":1}\n\n{"b":2}\r\n3\n"x"', false, ['{"a":1}', '{"b":2}', "3", '"x"']],
    ["values side by side", '{"a":1}{"b":2}', false, ['{"a":1}', '{"b":2}']],
  ])("%s", (_, text, inArray, values) => {
    expect(split(text, inArray)).toEqual({ whole: true, values });
  });

  it.each([
    ['[{"a":1},{"b":', true],
    ['[{"a":1}', true],
    ["[1,2", true],
    ['{"a":1}\n{"b":', false],
    ['{"a":"open', false],
  ])("sees that %j was cut off", (text, inArray) => {
    expect(split(text, inArray).whole).toBe(false);
  });

  it("finds the same values however the text is cut into pieces", () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        fc.integer({ min: 1, max: 9 }),
        (records, size) => {
          const array = split(JSON.stringify(records), true, size);
          expect(array.whole).toBe(true);
          expect(array.values.map((value) => JSON.parse(value))).toEqual(JSON.parse(JSON.stringify(records)));
          const lines = split(records.map((record) => JSON.stringify(record)).join("\n"), false, size);
          expect(lines.values).toEqual(array.values);
        },
      ),
      { numRuns: 60 },
    );
  });
});
