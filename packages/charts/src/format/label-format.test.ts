import type { Unit } from "@parlance/contract";
import { expect, test } from "vitest";
import { labelFormat } from "./label-format.ts";

const plain: Unit = { kind: "none", currency: null, label: null };
const usd: Unit = { kind: "currency", currency: "USD", label: null };
const ratio: Unit = { kind: "ratio", currency: null, label: null };

test.each<[number[], Unit, string[]]>([
  [[226, 237.4], plain, ["226.0", "237.4"]],
  [[226, 237], plain, ["226", "237"]],
  [[5000, 4900], usd, ["$5.0K", "$4.9K"]],
  [[4888.16, 3081.99, -733.4, 7236.75], usd, ["$4.9K", "$3.1K", "-$733", "$7.2K"]],
  [[12.5, 40, 99.123], usd, ["$12.50", "$40.00", "$99.12"]],
  [[1_200_000, 45_000], usd, ["$1.2M", "$45K"]],
  [[0.5, 0.332, 0], ratio, ["50.0 %", "33.2 %", "0 %"]],
  [[0.5, 0, 2.5], plain, ["0.5", "0", "2.5"]],
])("%j of %o are labelled %j", (values, unit, texts) => {
  expect(values.map(labelFormat(values, unit, "en-US"))).toEqual(texts);
});

test("what a person asked for stays", () => {
  const unit = { ...plain, written: { decimals: 2 } };
  expect([1, 2.5].map(labelFormat([1, 2.5], unit, "en-US"))).toEqual(["1.00", "2.50"]);
});
