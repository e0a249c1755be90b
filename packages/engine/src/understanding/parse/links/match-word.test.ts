import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { matchWord } from "./match-word.ts";

const { model, values } = makeModel({
  tables: {
    harvests: {
      columns: {
        harvest_id: { type: "integer", role: "key" },
        weight: { type: "decimal", role: "measure" },
        rating: { type: "decimal", role: "measure" },
        age: { type: "integer" },
        vineyard: { type: "string" },
        company: { type: "string" },
        sent_via: { type: "string" },
        fermentation: { type: "date" },
        emp_id: { type: "integer", role: "key" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["weight", "weight exact"],
  ["weights", "weight exact"],
  ["harvested", "harvest stem"],
  ["aged", "age stem"],
  ["fermentated", "fermentation stem"],
  ["vineyrad", "vineyard typo"],
  ["vine", "vineyard partial"],
  ["channel", "via synonym"],
  ["chanel", "via typo"],
  ["chanell", null],
  ["rate", null],
  ["barrel", null],
  ["empty", null],
  ["complaints", null],
  ["'weight'", null],
  [",", null],
])("“%s” stands for %s", (word, expected) => {
  const [token] = tokenize(word);
  const [best] = token === undefined ? [] : matchWord(token, index);
  expect(best === undefined ? null : `${best.word} ${best.evidence}`).toBe(expected);
});

it.each([
  ["subscriptions", "sub partial"],
  ["subs", "sub exact"],
  ["plans", "plan exact"],
  ["accounts", "account exact"],
  ["submarines", "sub partial"],
  ["sub", "sub exact"],
])("short marks of tables: “%s” stands for %s", (word, expected) => {
  const { model, values } = makeModel({
    tables: {
      plan: { columns: { plan_id: { type: "integer", role: "key" } } },
      acc: { columns: { acc_id: { type: "integer", role: "key" } } },
      sub: { columns: { sub_id: { type: "integer", role: "key" }, sub_start: { type: "date" } } },
    },
  });
  const [token] = tokenize(word);
  const [best] = token === undefined ? [] : matchWord(token, buildModelIndex(model, values));
  expect(best === undefined ? null : `${best.word} ${best.evidence}`).toBe(expected);
});

it("takes who is active for no date of an activation", () => {
  const { model, values } = makeModel({
    tables: {
      seats: { columns: { seat_id: { type: "integer", role: "key" }, activation_date: { type: "date" } } },
    },
  });
  const [token] = tokenize("active");
  const found = token === undefined ? [] : matchWord(token, buildModelIndex(model, values));
  expect(found.map(({ word }) => word)).not.toContain("activation");
});
