import { expect, test } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

/** Divers of a club. */
const { model, values } = makeModel({
  tables: {
    divers: {
      rows: 300,
      columns: {
        diver_no: { type: "integer", role: "key", distinct: 300 },
        licence_class: { type: "string", values: ["Open water", "Rescue"], distinct: 4 },
        night_permit: { type: "boolean" },
        depth_m: { type: "decimal", level: true },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["licence class split", "count(*) by licence_class"],
  ["show me the breakdown of licence class", "count(*) by licence_class"],
  ["licence class mix of divers", "count(*) by licence_class"],
  ["who has a night permit", "where night_permit = true"],
])("%s", (question, read) => expect(briefOf(index, question)).toContain(read));
