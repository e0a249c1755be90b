import { expect, test } from "vitest";
import { mysqlValue } from "./values.ts";

const float = 4;
const double = 5;

test("a FLOAT is the number that was written, a DOUBLE the one that is stored", () => {
  for (const written of [1.1, -0.3, 16_777_216, 3.4028235e38, 1e-7])
    expect(mysqlValue(Math.fround(written), { columnType: float })).toBe(written);
  expect(mysqlValue(Math.fround(1.1), { columnType: double })).toBe(1.100000023841858);
});

test("an unsigned number beyond those that JSON holds stays text", () => {
  expect(mysqlValue("18446744073709551615", { columnType: 246 })).toBe("18446744073709551615");
});
