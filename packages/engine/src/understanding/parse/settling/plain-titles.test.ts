import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { findValueLinks } from "../links/find-value-links.ts";

const titles = [
  "Changes",
  "Made",
  "Lost Growth",
  "Ten Minutes More",
  "Only Wild",
  "Wild",
  "The Old Heron",
  "Heron of Rye",
];
const { model, values } = makeModel({
  tables: {
    poems: {
      columns: {
        poem_id: { type: "integer", role: "key" },
        title: { type: "string", distinct: 400, values: titles },
        metre: { type: "string", values: ["Wild", "Blank", "Growth"] },
        land: { type: "string", role: "geo", distinct: 90, values: ["United Isles"] },
        line_count: { type: "integer" },
      },
      naming: "title",
    },
  },
});
const index = buildModelIndex(model, values);

const found = (question: string): string[] =>
  findValueLinks(tokenize(question), index, question).flatMap((link) =>
    link.kind === "value"
      ? link.options.map(
          ({ column, values: texts }) => `${index.columns[column]?.column.name} ${texts.join("|")}`,
        )
      : [],
  );

test.each<[string, string[]]>([
  ["poems with change per year", []],
  ["which poet made the most", []],
  ["Made by year", []],
  ["THE POEMS MADE BY YEAR", []],
  ["lines of Made", ["title Made"]],
  ["the poem called made", ["title Made"]],
  ["poems with growth", ["metre Growth"]],
  ["poems of ten minutes more", []],
  ["ten minutes of poems", []],
  ["lines of Ten Minutes More", ["title Ten Minutes More"]],
  ["poems only wild", ["metre Wild", "title Wild"]],
  ["lines of the old heron", ["title The Old Heron"]],
  ["poems of the united isles", ["land United Isles"]],
])("in “%s” are values: %j", (question, expected) => {
  const read = found(question);
  expect(expected.every((each) => read.includes(each))).toBe(true);
  if (expected.length === 0) expect(read).toEqual([]);
});

test("a kind outdoes a title that is written alike", () => {
  const question = "only wild poems";
  const [link] = findValueLinks(tokenize(question), index, question);
  const strengths = link?.kind === "value" ? link.options.map(({ strength }) => strength) : [];
  expect(Math.max(...strengths)).toBeGreaterThan(0.95);
  expect(Math.min(...strengths)).toBeLessThan(0.65);
});
