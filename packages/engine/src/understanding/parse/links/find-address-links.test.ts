import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    members: {
      naming: "member_name",
      rows: 50,
      columns: {
        member_id: { type: "integer", role: "key" },
        member_name: { type: "string", values: ["Ann Lee", "Ben Moss"], distinct: 50 },
        email: { type: "string", values: ["ann@gmail.com", "ben@yahoo.com"], distinct: 50 },
        city: { type: "string", values: ["Riga", "Oslo"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("providers of addresses", () => {
  it.each([
    [
      "How many members have a Gmail or Yahoo email address?",
      "count(*) where (email contains Gmail or email contains Yahoo)",
    ],
    [
      "How many members with a .org email live in Riga?",
      "count(*) where (email contains .org and city = Riga)",
    ],
    ["the emails of members in Oslo", "list email where city = Oslo"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
