import { expect, test } from "vitest";
import { back, shopModel, to } from "../testing/shop-model.ts";
import { isToOne, wayBetween } from "./grain.ts";
import { commonSubjects, shortestPaths, toManySteps } from "./paths.ts";

test("the shortest way comes first, roles side by side", () => {
  expect(shortestPaths(shopModel, "lines", "customers", 3)).toEqual([
    [to("line-order"), to("order-customer")],
  ]);
  expect(shortestPaths(shopModel, "flights", "airports", 3)).toEqual([[to("origin")], [to("destination")]]);
  expect(shortestPaths(shopModel, "flights", "airports", 1)).toEqual([[to("origin")]]);
});

test("ways back are to-many, and none is none", () => {
  const [path = []] = shortestPaths(shopModel, "customers", "lines", 1);
  expect(path).toEqual([back("order-customer"), back("line-order")]);
  expect(toManySteps(shopModel, "customers", path)).toBe(2);
  expect(shortestPaths(shopModel, "customers", "airports", 3)).toEqual([]);
  expect(shortestPaths(shopModel, "orders", "orders", 1)).toEqual([[]]);
});

test("tables meet at the nearest grain that reaches them all", () => {
  expect(commonSubjects(shopModel, ["orders", "customers"], 1)).toEqual([
    { subject: "orders", paths: [[], [to("order-customer")]] },
  ]);
  expect(commonSubjects(shopModel, ["customers", "airports"], 1)).toEqual([]);
});

test("the way between two paths does not go there and back", () => {
  const [lines, customer] = [[back("line-order")], [to("order-customer")]];
  expect(wayBetween(lines, customer)).toEqual([to("line-order"), to("order-customer")]);
  expect(isToOne(shopModel, "orders", lines, customer)).toBe(true);
  expect(isToOne(shopModel, "orders", customer, lines)).toBe(false);
  expect(isToOne(shopModel, "tags", [], [to("tag")])).toBe(false);
});
