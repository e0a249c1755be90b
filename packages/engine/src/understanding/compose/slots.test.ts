import { expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { emptyFrame, type Frame } from "../parse/frame/frame.ts";
import type { Noun } from "../parse/item.ts";
import { makeModel } from "../testing/make-model.ts";
import { fittingOptions, slotsOf } from "./slots.ts";

const { model, values } = makeModel({
  tables: { yarns: { columns: { label: { type: "string" }, metres: { type: "integer" } } } },
});
const index = buildModelIndex(model, values);

type ColumnNoun = Extract<Noun, { kind: "column" }>;
const noun = (...strengths: number[]): ColumnNoun => ({
  kind: "column",
  start: 0,
  end: 1,
  options: strengths.map((strength, column) => ({
    column,
    evidence: "exact",
    strength,
    kind: "number",
    table: 0,
  })),
});
const target = (aggregation: Frame["targets"][number]["aggregation"]): Partial<Frame> => ({
  targets: [{ noun: noun(1), aggregation } as Frame["targets"][number]],
});

it.each<[string, Partial<Frame>, string[]]>([
  ["a listed column", target(null), ["shown"]],
  ["an average", target("average"), ["shown figure"]],
  ["a count", target("count"), ["shown counted"]],
  ["an order", { orders: [{ noun: noun(1), count: false, aggregation: null, descending: true }] }, [""]],
  ["nothing", {}, []],
])("%s leaves these words open", (_, frame, expected) => {
  const slots = slotsOf({ ...emptyFrame(), ...frame });
  expect(
    slots.map((slot) =>
      slot.kind === "value"
        ? "value"
        : (["shown", "figure", "counted"] as const).filter((each) => slot[each]).join(" "),
    ),
  ).toEqual(expected);
});

it("a word that stands twice is chosen for once", () => {
  const same = noun(1);
  const order = { noun: same, count: false, aggregation: null, descending: true };
  expect(slotsOf({ ...emptyFrame(), orders: [order, order] })).toHaveLength(1);
});

it.each([
  ["a text that is called so no better than a number is no figure", true, [0.9, 0.9], [1]],
  ["a text that is called so better may be one", true, [1, 0.9], [0, 1]],
  ["where no figure is wanted both may be meant", false, [0.9, 0.9], [0, 1]],
])("%s", (_, figure, strengths, columns) => {
  const slot = {
    kind: "noun",
    noun: noun(...strengths),
    shown: true,
    figure,
    counted: false,
    grouped: false,
    beside: false,
  } as const;
  expect(fittingOptions(slot, index).map(({ column }) => column)).toEqual(columns);
});
